import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CartItem } from '../cart/cart';
import type { CartGateway, CartWriteFailure } from '../cart/cart-gateway';
import type { WantedItem } from './repeat-plan';

/** A line of the cart that became a repeat delivery. */
export interface RepeatedLine {
  readonly itemId: string;
  /** What the repeat delivery was started of. */
  readonly items: ReadonlyArray<WantedItem>;
}

/** The line is not in the cart by its id, and more than one line has the product. */
export interface SeveralLines {
  readonly kind: 'several-lines';
}

/**
 * Takes a line that became a repeat delivery out of the cart (RPD-01). A sign-in in between can have merged the line into
 * another one; then it is the only line of the only item. A line that is gone is no failure. A failure leaves the cart as it
 * was.
 */
export type TakeFromCart = (line: RepeatedLine) => TE.TaskEither<SeveralLines | CartWriteFailure, void>;

export const makeTakeFromCart =
  ({ cart }: { readonly cart: Pick<CartGateway, 'load' | 'changeQuantity'> }): TakeFromCart =>
  (repeated) =>
    pipe(
      cart.load,
      TE.map(({ items }) => linesOf(items, repeated)),
      TE.chainW(([line, ...others]): ReturnType<TakeFromCart> => {
        if (line === undefined) return TE.right(undefined);
        return others.length > 0 ? TE.left({ kind: 'several-lines' }) : cart.changeQuantity(line.id, 0);
      }),
      TE.orElseW((failure) => (failure.kind === 'no-such-line' ? TE.right(undefined) : TE.left(failure))),
    );

/** The line with the id, else the lines of the only item. */
const linesOf = (
  lines: ReadonlyArray<CartItem>,
  { itemId, items: [item, ...others] }: RepeatedLine,
): ReadonlyArray<CartItem> => {
  const own = lines.filter(({ id }) => id === itemId);
  if (own.length > 0 || item === undefined || others.length > 0) return own;
  return lines.filter(({ partNumber }) => partNumber === item.partNumber);
};
