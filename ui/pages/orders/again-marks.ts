import type { BoughtAgain, UnavailableItem } from '../../../core/orders/buy-again';
import { MAX_AGAIN } from '../../../core/orders/max-again';
import { encodePart } from '../../../core/shared/encode-part';

/**
 * What buying again did: see `BuyAgain`. `failed`: the service failed before everything was tried. `full`: the cart holds
 * no further product. `rest` is how many items were not tried yet; missing when all were.
 */
export type AgainResult =
  | {
      readonly kind: 'added';
      readonly count: number;
      readonly unavailable: BoughtAgain['unavailable'];
      readonly rest?: number;
    }
  | { readonly kind: 'failed' | 'full' };

/**
 * The parameters with which the server shows the result after the redirect. What is not available is `left`, and `out`
 * when the named store has no more of it, as `store:part number`. `rest` is a number of items.
 */
export const AGAIN_MARKS = ['again', 'left', 'out', 'rest'] as const;

const markOf = ({ partNumber, outAt }: UnavailableItem): string =>
  outAt === undefined ? `left=${encodePart(partNumber)}` : `out=${encodePart(`${outAt}:${partNumber}`)}`;

/** Reads the value of `out`; undefined when it names no store. */
const outIn = (value: string): UnavailableItem | undefined => {
  const [, outAt, partNumber] = /^([A-Za-z\d]{1,20}):([^]*)$/.exec(value) ?? [];
  return outAt === undefined || partNumber === undefined ? undefined : { partNumber, outAt };
};

const addedMarks = ({ count, unavailable, rest }: Extract<AgainResult, { kind: 'added' }>): ReadonlyArray<string> => [
  `again=${count}`,
  ...unavailable.map(markOf),
  ...(rest === undefined ? [] : [`rest=${rest}`]),
];

/** Appends the result to an address of this shop. */
export const withAgain = (url: string, result: AgainResult): string => {
  const marks = result.kind === 'added' ? addedMarks(result) : [`again=${result.kind}`];
  return `${url}${url.includes('?') ? '&' : '?'}${marks.join('&')}`;
};

/** Returns an address without the marks of an earlier form. */
export const withoutMarks = (url: string): string => {
  const [path = '', query = ''] = url.split('?', 2);
  const left = query.split('&').filter((part) => part !== '' && !/^(?:again|left|out|rest|done)=/.test(part));
  return left.length === 0 ? path : `${path}?${left.join('&')}`;
};

const COUNT = /^\d{1,3}$/;

/** Reads the result from an address; undefined when it has none. */
export const againIn = (query: URLSearchParams): AgainResult | undefined => {
  const again = query.get('again');
  if (again === null) return undefined;
  if (again === 'full') return { kind: 'full' };
  if (!COUNT.test(again)) return { kind: 'failed' };
  const rest = query.get('rest') ?? '';
  const unavailable = [
    ...query.getAll('left').map((partNumber) => ({ partNumber })),
    ...query.getAll('out').flatMap((value) => outIn(value) ?? []),
  ];
  return {
    kind: 'added',
    count: Number(again),
    unavailable: unavailable.slice(0, MAX_AGAIN),
    ...(COUNT.test(rest) && { rest: Number(rest) }),
  };
};
