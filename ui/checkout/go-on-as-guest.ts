import type { SeenCheckout } from '../../core/checkout/begin-again';
import type { FetchCheckoutUseCases } from '../../core/checkout/checkout-use-cases';
import { CHECKOUT_PATHS } from '../../core/paths/paths';
import { isRight } from '../../core/shared/either';
import { withUseCases } from './with-use-cases';

export interface GoOnPorts {
  readonly useCases: FetchCheckoutUseCases;
  /** Gives what was typed into this step to the new order. */
  readonly give: (orderId: string) => void;
  /** Opens a page of this shop. */
  readonly leave: (path: string) => void;
  /** Shows a message about a failure. */
  readonly fail: (message: string) => void;
}

/**
 * Begins a guest's checkout again with what the page showed, after the session has ended, and opens Review (CHK-09). When
 * it fails, it says so and can be called again.
 */
export const goOnAsGuest = async (seen: SeenCheckout, { useCases, give, leave, fail }: GoOnPorts): Promise<void> => {
  const outcome = await withUseCases(useCases, ({ beginAgain }) => beginAgain(seen))();
  if (isRight(outcome)) {
    give(outcome.right.orderId);
    // It leads to the first step that is not complete.
    leave(CHECKOUT_PATHS.review);
  } else {
    fail(
      outcome.left.kind === 'nothing-to-check-out'
        ? 'None of these items can be bought any more.'
        : 'We could not go on just now. Please try again in a moment.',
    );
  }
};
