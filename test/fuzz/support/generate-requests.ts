import * as fc from 'fast-check';
import { methodOf, type Seed } from '../seeds/seed';
import { HEADERS, hostileBody, hostileText, hostileValue } from './hostile-values';

/** A request as it is sent; the same seed and settings give the same requests. */
export interface GeneratedRequest {
  readonly method: string;
  readonly path: string;
  readonly as: Seed['as'];
  /** A header with several values is sent once for each. */
  readonly headers: Headers;
  readonly body: string | undefined;
  /** Route and changes, for whoever has to reproduce it. */
  readonly label: string;
}

export type Headers = Readonly<Record<string, string | ReadonlyArray<string>>>;

/** A request while it is being changed. */
interface Draft {
  method: string;
  path: string;
  headers: Record<string, string | ReadonlyArray<string>>;
  json: unknown;
  form: URLSearchParams | undefined;
  raw: string | undefined;
  changes: string[];
}

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

export type Change = (draft: Draft) => void;

const choose = <A>(items: ReadonlyArray<A>, at: number): A | undefined => items[at % Math.max(1, items.length)];

const DEEPEST = 8;
const WIDEST = 20;

/** Places inside a JSON value, as lists of keys; the value itself is the empty list. */
export const placesIn = (value: unknown, at: ReadonlyArray<string> = []): ReadonlyArray<ReadonlyArray<string>> =>
  typeof value === 'object' && value !== null && at.length < DEEPEST
    ? [
        at,
        ...Object.entries(value)
          .slice(0, WIDEST)
          .flatMap(([key, inner]) => placesIn(inner, [...at, key])),
      ]
    : [at];

/** Half a character can be sent as JSON only. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

type Edit = 'replace' | 'remove' | 'wrap' | 'add';

/** A copy of the value with one place edited. Keys are defined, not assigned, so that `__proto__` is one of them. */
export const edited = (value: unknown, [key, ...rest]: ReadonlyArray<string>, edit: Edit, by: unknown): unknown => {
  if (key === undefined) {
    if (edit === 'wrap') return [value];
    return edit === 'add' && typeof value === 'object' && value !== null ? { ...value, added: by } : by;
  }
  const entries = Object.entries(value ?? {}).flatMap(([name, inner]) => {
    if (name !== key) return [[name, inner] as const];
    return edit === 'remove' && rest.length === 0 ? [] : [[name, edited(inner, rest, edit, by)] as const];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

const changeField = fc
  .tuple(fc.nat(), fc.constantFrom<Edit>('replace', 'replace', 'replace', 'remove', 'wrap', 'add'), hostileValue)
  .map(([at, edit, by]): Change => (draft) => {
    if (draft.form !== undefined) {
      const name = choose([...draft.form.keys()], at);
      if (name === undefined || edit === 'add') draft.form.append('__proto__', String(at));
      else if (edit === 'remove') draft.form.delete(name);
      else if (edit === 'wrap') draft.form.append(name, 'twice');
      else draft.form.set(name, wellFormed((typeof by === 'string' ? by : JSON.stringify(by)).slice(0, 20_000)));
      draft.changes.push(`${edit} ${name}`);
    } else if (draft.json !== undefined) {
      const place = choose(placesIn(draft.json), at) ?? [];
      draft.json = edited(draft.json, place, edit, by);
      draft.changes.push(`${edit} ${place.join('.') || 'body'}`);
    }
  });

const changeBody = hostileBody.map((body): Change => (draft) => {
  draft.raw = body;
  draft.headers['content-type'] ??= 'application/json';
  draft.changes.push('other body');
});

/** At most what a request line may have beside the rest. */
export const IN_ADDRESS = 9_000;

const encoded = (text: string): string =>
  /^%[\da-z]{0,2}/i.test(text) ? text.slice(0, 30) : encodeURIComponent(wellFormed(text.slice(0, IN_ADDRESS / 3)));

const changeQuery = fc
  .tuple(fc.nat(), hostileText, fc.constantFrom('set', 'set', 'twice', 'drop', 'add', 'bracket'))
  .map(([at, text, how]): Change => (draft) => {
    const [path = '', query = ''] = draft.path.split(/\?(.*)/s, 2);
    const pairs = query === '' ? [] : query.split('&');
    const index = at % Math.max(1, pairs.length);
    const name = (pairs[index] ?? 'q=').split('=', 1)[0] ?? 'q';
    const changed: ReadonlyArray<string> =
      how === 'add'
        ? [...pairs, `${encoded(text)}=1`]
        : how === 'twice'
          ? [...pairs, `${name}=${encoded(text)}`, `${name}=2`]
          : how === 'bracket'
            ? [...pairs, `${name}[__proto__][]=${encoded(text)}`]
            : pairs.flatMap((pair, place) =>
                place !== index ? [pair] : how === 'drop' ? [] : [`${name}=${encoded(text)}`],
              );
    draft.path = changed.length === 0 ? path : `${path}?${changed.join('&')}`;
    draft.changes.push(`${how} ${name} in the query`);
  });

const changePath = fc.tuple(fc.nat(), hostileText).map(([at, text]): Change => (draft) => {
  const [path = '', query] = draft.path.split(/\?(.*)/s, 2);
  const parts = path.split('/');
  const index = 1 + (at % Math.max(1, parts.length - 1));
  draft.path = [...parts.slice(0, index), encoded(text), ...parts.slice(index + 1)].join('/');
  if (query !== undefined) draft.path += `?${query}`;
  draft.changes.push(`part ${index} of the path`);
});

const changeHeader = fc.constantFrom(...HEADERS).map(([name, value]): Change => (draft) => {
  draft.headers[name] = value;
  draft.changes.push(`header ${name}`);
});

const changeMethod = fc.constantFrom(...METHODS).map((method): Change => (draft) => {
  draft.method = method;
  draft.changes.push(`as ${method}`);
});

const change = fc.oneof(
  { weight: 6, arbitrary: changeField },
  { weight: 1, arbitrary: changeBody },
  { weight: 4, arbitrary: changeQuery },
  { weight: 3, arbitrary: changePath },
  { weight: 2, arbitrary: changeHeader },
  { weight: 1, arbitrary: changeMethod },
);

const changes = fc.array(change, { minLength: 1, maxLength: 3 });

const bodyOf = ({ raw, form, json }: Draft): string | undefined =>
  raw ?? (form === undefined ? (json === undefined ? undefined : JSON.stringify(json)) : form.toString());

const typeOf = ({ form, json }: Draft): Readonly<Record<string, string>> =>
  form !== undefined
    ? { 'content-type': 'application/x-www-form-urlencoded' }
    : json !== undefined
      ? { 'content-type': 'application/json' }
      : {};

/** The seed with these changes made to it. */
export const requestOf = (seed: Seed, made: ReadonlyArray<Change>): GeneratedRequest => {
  const draft: Draft = {
    method: methodOf(seed),
    path: seed.path,
    headers: { ...seed.headers },
    json: structuredClone(seed.json),
    form: seed.form === undefined ? undefined : new URLSearchParams(seed.form),
    raw: undefined,
    changes: [],
  };
  for (const apply of made) apply(draft);
  return {
    method: draft.method,
    path: draft.path,
    as: seed.as,
    headers: { ...typeOf(draft), ...draft.headers },
    body: bodyOf(draft),
    label: `${seed.route}: ${draft.changes.join(', ')}`,
  };
};

/** The seed as it is. */
export const plainRequest = (seed: Seed): GeneratedRequest => requestOf(seed, []);

/** `count` requests, taking turns between the seeds, each with one to three changes. */
export const generateRequests = (
  seeds: ReadonlyArray<Seed>,
  count: number,
  randomSeed: number,
): ReadonlyArray<GeneratedRequest> =>
  fc
    .sample(changes, { numRuns: count, seed: randomSeed })
    .map((made, index) => requestOf(seeds[index % seeds.length]!, made));
