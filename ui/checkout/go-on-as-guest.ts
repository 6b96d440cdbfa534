import type { LostChoice } from '../../core/checkout/placing/restore-choices';
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
  /** Shows what is not in the new order, and a button to go on with the rest. */
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

const LOST = {
  method: 'your shipping method',
  day: 'your delivery day',
  tip: 'your tip',
  prescription: 'the pet and vet of your prescription',
} as const;

const lostName = (lost: LostChoice): string => {
  switch (lost.kind) {
    case 'code':
      return `promo code ${lost.code}`;
    case 'gift-card':
      return `gift card ending in ${lost.lastFour}`;
    default:
      return LOST[lost.kind];
  }
};

/** Says what the shopper has to enter again; the payment is asked for anyway. */
const lostText = (lost: ReadonlyArray<LostChoice>): string =>
  `Not carried over: ${lost.map(lostName).join(', ')}. Please enter ${lost.length === 1 ? 'it' : 'them'} again.`;

/**
 * Begins a guest's checkout again with what the page showed, after the session has ended, and opens Review (CHK-09). When
 * items or choices are left out, it says which ones first. When it fails, it says so and can be called again.
 */
export const goOnAsGuest = async (
  seen: SeenCheckout,
  { useCases, give, leave, fail, tell }: GoOnPorts,
): Promise<void> => {
  const outcome = await withUseCases(useCases, ({ beginAgain }) => beginAgain(seen))();
  if (isRight(outcome)) {
    const { checkout, leftOut, lost } = outcome.right;
    const messages = [
      ...(leftOut.length === 0 ? [] : [leftOutText(leftOut)]),
      ...(lost.length === 0 ? [] : [lostText(lost)]),
    ];
    const goOn = (): void => {
      give(checkout.orderId);
      // It leads to the first step that is not complete.
      leave(CHECKOUT_PATHS.review);
    };
    if (messages.length === 0) goOn();
    else tell(messages.join(' '), goOn);
  } else {
    fail(
      outcome.left.kind === 'nothing-to-check-out'
        ? 'None of these items are available anymore.'
        : 'Something went wrong. Please try again in a moment.',
    );
  }
};
