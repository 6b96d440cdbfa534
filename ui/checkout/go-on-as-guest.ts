import type { LeftOut, SeenCheckout } from '../../core/checkout/placing/begin-again';
import type { FetchCheckoutUseCases } from '../../core/checkout/checkout-use-cases';
import { CHECKOUT_PATHS } from '../../core/paths/paths';
import { isRight } from '../../core/shared/either';
import { withUseCases } from './with-use-cases';

export interface GoOnPorts {
  readonly useCases: FetchCheckoutUseCases;
  /** Gives what was typed into the steps to the new order. */
  readonly give: (orderId: string) => void;
  /** Opens a page of this shop. */
  readonly leave: (path: string) => void;
  /** Shows a message about a failure. */
  readonly fail: (message: string) => void;
  /** Shows what is left out, and a button to go on with the rest. */
  readonly tell: (message: string, goOn: () => void) => void;
}

/** The most items that a message names. */
const MAX_NAMED = 3;

/** Says which items are not in the cart, or not as often as before. */
const leftOutText = (leftOut: ReadonlyArray<LeftOut>): string => {
  const named = leftOut
    .slice(0, MAX_NAMED)
    .map(({ name, wanted, quantity }) => (quantity === 0 ? name : `${name} (only ${quantity} of ${wanted} in stock)`));
  const others = leftOut.length - named.length;
  const all = others === 0 ? named : [...named, `and ${others} more`];
  return `No longer available: ${all.join(', ')}. You can continue with the rest.`;
};

/**
 * Begins a guest's checkout again with what the page showed, after the session has ended, and opens Review (CHK-09). When
 * items are left out, it says which ones first. When it fails, it says so and can be called again.
 */
export const goOnAsGuest = async (
  seen: SeenCheckout,
  { useCases, give, leave, fail, tell }: GoOnPorts,
): Promise<void> => {
  const outcome = await withUseCases(useCases, ({ beginAgain }) => beginAgain(seen))();
  if (isRight(outcome)) {
    const { checkout, leftOut } = outcome.right;
    give(checkout.orderId);
    // It leads to the first step that is not complete.
    const goOn = (): void => leave(CHECKOUT_PATHS.review);
    if (leftOut.length === 0) goOn();
    else tell(leftOutText(leftOut), goOn);
  } else {
    fail(
      outcome.left.kind === 'nothing-to-check-out'
        ? 'None of these items are available anymore.'
        : 'Something went wrong. Please try again in a moment.',
    );
  }
};
