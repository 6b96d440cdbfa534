import type { ReactElement } from 'react';
import type { Cart } from '../../../core/cart/cart';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { CheckoutFrame } from '../../checkout/checkout-frame';
import type { StepProblem } from '../../checkout/checkout-message';
import { ProblemMessage, type SignInOffer } from '../../checkout/step-form';
import { ButtonLink } from '../../design/button';

export interface ReviewUnreadProps {
  readonly problem: StepProblem | undefined;
  readonly cart: Cart;
  readonly signIn: SignInOffer;
}

/** Review while the order cannot be read: nothing was ordered, and nothing that was entered is lost. */
export const ReviewUnread = ({ problem, cart, signIn }: ReviewUnreadProps): ReactElement => (
  <CheckoutFrame step="review" title="Review your order" checkout={undefined} cart={{ cart }}>
    <ProblemMessage problem={problem} isPending={false} signIn={signIn} />
    <ButtonLink href={CHECKOUT_PATHS.review} size="large">
      Try again
    </ButtonLink>
  </CheckoutFrame>
);
