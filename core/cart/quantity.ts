import * as E from 'fp-ts/Either';
import { MAX_QUANTITY } from './cart';

export interface InvalidQuantity {
  readonly kind: 'invalid-quantity';
  readonly minimum: number;
  readonly maximum: number;
}

/** Converts a typed or counted quantity to a whole number from `minimum` to 99. */
export const parseQuantity = (quantity: number | string, minimum: 0 | 1): E.Either<InvalidQuantity, number> => {
  const text = String(quantity).trim();
  const number = /^\d{1,3}(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
  return number >= minimum && number <= MAX_QUANTITY
    ? E.right(number)
    : E.left({ kind: 'invalid-quantity', minimum, maximum: MAX_QUANTITY });
};
