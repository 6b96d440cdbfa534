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

const row = (
  title: string,
  [total, minimum]: readonly [number, number],
  balances: ReadonlyArray<number>,
  amounts: ReadonlyArray<number>,
  toPay: number,
): GiftShares => ({ title, total, minimum, balances, amounts, toPay });

/** Each row: total and least charge, balances of the cards, what each card pays, what is left to pay. */
export const GIFT_SHARES: ReadonlyArray<GiftShares> = [
  row('no card', [3_197, 50], [], [], 3_197),
  row('a part', [3_197, 50], [2_500], [2_500], 697),
  row('everything', [3_197, 50], [5_000], [3_197], 0),
  row('exactly everything', [3_197, 50], [3_197], [3_197], 0),
  row('exactly the least to charge left', [3_197, 50], [3_147], [3_147], 50),
  row('less than the least to charge left', [3_197, 50], [3_196], [3_147], 50),
  row('a cent left, and any amount is charged', [3_197, 0], [3_196], [3_196], 1),
  row('the last of two cards pays less', [3_197, 50], [3_000, 180], [3_000, 147], 50),
  row('the last two cards pay less', [3_197, 50], [3_180, 10], [3_147, 0], 50),
  row('an order below the least to charge', [30, 50], [10], [0], 30),
  row('an order below the least to charge, paid by cards alone', [30, 50], [10, 25], [10, 20], 0),
];
