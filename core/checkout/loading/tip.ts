import * as E from 'fp-ts/Either';
import { checkTipAmount } from '../../forms/checks';

/** The typed amount is not a tip: at most two decimals, and at most $500 (FRM-09, CHK-06). */
export interface InvalidTip {
  readonly kind: 'invalid-tip';
  readonly message: string;
}

const MAX_TIP = 500;
const NO_AMOUNT = 'Please enter an amount, or choose No tip.';
const TOO_LARGE = `Please enter a tip of $${MAX_TIP} or less.`;

/** Converts a typed or chosen amount to dollars; 0 means no tip. An empty text is refused, since it chooses nothing. */
export const parseTip = (amount: number | string): E.Either<InvalidTip, number> => {
  const text = String(amount).trim().replace(/^\$/, '');
  if (text === '') return E.left({ kind: 'invalid-tip', message: NO_AMOUNT });
  // A larger amount has the right form and is refused for its size.
  const message = /^\d+(?:\.\d{1,2})?$/.test(text) && Number(text) > MAX_TIP ? TOO_LARGE : checkTipAmount(text);
  return message === undefined ? E.right(Number(text)) : E.left({ kind: 'invalid-tip', message });
};

const SUGGESTED_PERCENT = [10, 15, 20];
const SMALLEST = 2;

/**
 * The amounts that are offered as a tip for a same-day delivery of products at this price (CHK-06): 10, 15 and 20 %,
 * rounded to half dollars, at least $2 and each larger than the one before.
 */
export const suggestedTips = (subTotal: number): ReadonlyArray<number> =>
  SUGGESTED_PERCENT.reduce<ReadonlyArray<number>>((tips, percent) => {
    const tip = Math.max(SMALLEST, Math.round((subTotal * percent) / 50) / 2);
    const before = tips.at(-1);
    return [...tips, before !== undefined && tip <= before ? before + 1 : tip];
  }, []);
