import type { Seed } from '../../../fuzz/seeds/seed';

/** Ids by the names that addresses and bodies of requests have for them. */
export type Ids = Readonly<Record<string, readonly string[]>>;

const WRONG: readonly unknown[] = [
  '-1',
  '0',
  '1.5',
  '0.1',
  '1e3',
  '99',
  '999999999999',
  '',
  '.',
  null,
  true,
  [],
  {},
  -2,
];

/** Draws from a list of numbers, the first one first. */
export const drawing = (numbers: readonly number[]) => {
  let at = 0;
  const next = (below: number): number => (numbers[(at += 1) % numbers.length] ?? 0) % below;
  return { next, oneOf: <Item>(items: readonly Item[]): Item | undefined => items[next(items.length)] };
};
type Draw = ReturnType<typeof drawing>;

/** What requests are made with: any ids, and the victim's by what they are ids of. */
export interface Loot {
  readonly ids: readonly string[];
  readonly stolen: Ids;
}

/** Replaces some of the texts and numbers inside a value by ids of owners and by wrong values. */
export const altered = (value: unknown, draw: Draw, loot: Loot, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => altered(item, draw, loot, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, altered(inner, draw, loot, key)]));
  }
  const chance = draw.next(10);
  if (chance < 4) return draw.oneOf((chance < 2 && loot.stolen[name]) || loot.ids);
  return chance < 6 ? draw.oneOf(WRONG) : value;
};

const ID_IN_ADDRESS = /(?<=[/=])(?:\d{1,15}|Home|a\.b|0{8}-[\d-]+|A{24})(?=[/?&]|$)/g;

/** Replaces ids in the path and the query; half of those whose kind the route names become one of this kind. */
export const inAddress = ({ path, route }: Seed, draw: Draw, { ids, stolen }: Loot): string => {
  const anyId = path.replace(ID_IN_ADDRESS, (id) =>
    id === '10151' || draw.next(3) === 0 ? id : encodeURIComponent(draw.oneOf(ids) ?? id),
  );
  const [address = '', ...query] = anyId.split('?');
  const names = route.slice(route.indexOf('/')).split('/');
  const segments = address.split('/').map((segment, at) => {
    const fitting = draw.oneOf(stolen[names[at]?.slice(1) ?? ''] ?? []);
    return fitting === undefined || draw.next(2) === 0 ? segment : encodeURIComponent(fitting);
  });
  return [segments.join('/'), ...query].join('?');
};
