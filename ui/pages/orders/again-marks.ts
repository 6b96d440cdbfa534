import { MAX_QUANTITY } from '../../../core/cart/cart';
import type { BoughtAgain, PartlyAdded, UnavailableItem } from '../../../core/orders/buy-again';
import { MAX_AGAIN } from '../../../core/orders/max-again';
import { encodePart } from '../../../core/shared/encode-part';

/**
 * What buying again did: see `BuyAgain`. `failed`: the service failed before everything was tried. `full`: the cart was full
 * before everything was in it, and how much was added is not known. `rest` is how many items were not tried yet; missing
 * when all were.
 */
export type AgainResult =
  | {
      readonly kind: 'added';
      readonly count: number;
      readonly unavailable: BoughtAgain['unavailable'];
      readonly partly?: NonNullable<BoughtAgain['partly']>;
      readonly rest?: number;
      /** How many items need a text on them first, and how many a store; missing when none do (ACC-05). */
      readonly needText?: number;
      readonly needStore?: number;
      /** The cart holds no further product, so `rest` is not in it. */
      readonly isCartFull?: true;
    }
  | { readonly kind: 'failed' | 'full' };

/**
 * The parameters with which the server shows the result after the redirect. What is not available is `left`, and `out`
 * when the named store has no more of it, as `store:part number`. `part` is an item of which less was added than was
 * wanted, as `added:wanted:part number`. The others are numbers of items: `rest`, and those that need a text (`texts`) or a
 * store (`pickups`). `full` says that the cart holds no further product.
 */
export const AGAIN_MARKS = ['again', 'left', 'out', 'part', 'rest', 'texts', 'pickups', 'full'] as const;

const markOf = ({ partNumber, outAt }: UnavailableItem): string =>
  outAt === undefined ? `left=${encodePart(partNumber)}` : `out=${encodePart(`${outAt}:${partNumber}`)}`;

/** Reads the value of `out`; undefined when it names no store. */
const outIn = (value: string): UnavailableItem | undefined => {
  const [, outAt, partNumber] = /^([A-Za-z\d]{1,20}):([^]*)$/.exec(value) ?? [];
  return outAt === undefined || partNumber === undefined ? undefined : { partNumber, outAt };
};

/** Reads the value of `part`; undefined unless less was added than was wanted. */
const partIn = (value: string): PartlyAdded | undefined => {
  const [, added, all, partNumber] = /^([1-9]\d?):([1-9]\d?):([^]+)$/.exec(value) ?? [];
  const [quantity, wanted] = [Number(added), Number(all)];
  return partNumber === undefined || quantity >= wanted || wanted > MAX_QUANTITY
    ? undefined
    : { partNumber, quantity, wanted };
};

type Added = Extract<AgainResult, { kind: 'added' }>;

/** The numbers of a result, with their parameters. */
const COUNTS = [
  ['rest', 'rest'],
  ['needText', 'texts'],
  ['needStore', 'pickups'],
] as const;

const addedMarks = ({ count, unavailable, partly = [], isCartFull, ...counts }: Added): ReadonlyArray<string> => [
  `again=${count}`,
  ...unavailable.map(markOf),
  ...partly.map(({ partNumber, quantity, wanted }) => `part=${encodePart(`${quantity}:${wanted}:${partNumber}`)}`),
  ...COUNTS.flatMap(([name, mark]) => (counts[name] === undefined ? [] : [`${mark}=${counts[name]}`])),
  ...(isCartFull === true ? ['full=1'] : []),
];

/** Appends the result to an address of this shop. */
export const withAgain = (url: string, result: AgainResult): string => {
  const marks = result.kind === 'added' ? addedMarks(result) : [`again=${result.kind}`];
  return `${url}${url.includes('?') ? '&' : '?'}${marks.join('&')}`;
};

/** Returns an address without the marks of an earlier form. */
export const withoutMarks = (url: string): string => {
  const [path = '', query = ''] = url.split('?', 2);
  const left = query
    .split('&')
    .filter((part) => part !== '' && !/^(?:again|left|out|part|rest|texts|pickups|full|done)=/.test(part));
  return left.length === 0 ? path : `${path}?${left.join('&')}`;
};

const COUNT = /^\d{1,3}$/;

const countsIn = (query: URLSearchParams): Pick<Added, 'needStore' | 'needText' | 'rest'> =>
  Object.fromEntries(
    COUNTS.flatMap(([name, mark]) => {
      const count = query.get(mark) ?? '';
      return COUNT.test(count) ? [[name, Number(count)] as const] : [];
    }),
  );

/** Reads the result from an address; undefined when it has none. */
export const againIn = (query: URLSearchParams): AgainResult | undefined => {
  const again = query.get('again');
  if (again === null) return undefined;
  if (again === 'full') return { kind: 'full' };
  if (!COUNT.test(again)) return { kind: 'failed' };
  const unavailable = [
    ...query.getAll('left').map((partNumber) => ({ partNumber })),
    ...query.getAll('out').flatMap((value) => outIn(value) ?? []),
  ];
  const partly = query.getAll('part').flatMap((value) => partIn(value) ?? []);
  return {
    kind: 'added',
    count: Number(again),
    unavailable: unavailable.slice(0, MAX_AGAIN),
    ...(partly.length > 0 && { partly: partly.slice(0, MAX_AGAIN) }),
    ...countsIn(query),
    ...(query.get('full') === '1' && { isCartFull: true }),
  };
};
