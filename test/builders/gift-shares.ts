/** How a total is shared among gift cards, in cents. The shop and the service calculate it, each for itself. */
export interface GiftShares {
  readonly title: string;
  readonly total: number;
  readonly balances: ReadonlyArray<number>;
  /** The least that the provider of payments charges. */
  readonly minimum: number;
  /** What each card pays. */
  readonly amounts: ReadonlyArray<number>;
  readonly toPay: number;
}

export const GIFT_SHARES: ReadonlyArray<GiftShares> = [
  { title: 'no card', total: 3_197, balances: [], minimum: 50, amounts: [], toPay: 3_197 },
  { title: 'a part', total: 3_197, balances: [2_500], minimum: 50, amounts: [2_500], toPay: 697 },
  { title: 'everything', total: 3_197, balances: [5_000], minimum: 50, amounts: [3_197], toPay: 0 },
  { title: 'exactly everything', total: 3_197, balances: [3_197], minimum: 50, amounts: [3_197], toPay: 0 },
  {
    title: 'exactly the least to charge left',
    total: 3_197,
    balances: [3_147],
    minimum: 50,
    amounts: [3_147],
    toPay: 50,
  },
  {
    title: 'less than the least to charge left',
    total: 3_197,
    balances: [3_196],
    minimum: 50,
    amounts: [3_147],
    toPay: 50,
  },
  {
    title: 'a cent left, and any amount is charged',
    total: 3_197,
    balances: [3_196],
    minimum: 0,
    amounts: [3_196],
    toPay: 1,
  },
  {
    title: 'the last of two cards pays less',
    total: 3_197,
    balances: [3_000, 180],
    minimum: 50,
    amounts: [3_000, 147],
    toPay: 50,
  },
  {
    title: 'the last two cards pay less',
    total: 3_197,
    balances: [3_180, 10],
    minimum: 50,
    amounts: [3_147, 0],
    toPay: 50,
  },
  { title: 'an order below the least to charge', total: 30, balances: [10], minimum: 50, amounts: [0], toPay: 30 },
  {
    title: 'an order below the least to charge, paid by cards alone',
    total: 30,
    balances: [10, 25],
    minimum: 50,
    amounts: [10, 20],
    toPay: 0,
  },
];
