import type { ReactElement } from 'react';
import type { Cart } from '../../../core/cart/cart';
import { CART_PATH, CHECKOUT_PATHS } from '../../../core/paths/paths';
import { CheckoutFrame } from '../../checkout/frame/checkout-frame';
import type { StepProblem } from '../../checkout/checkout-message';
import { ProblemMessage, type EndedSession } from '../../checkout/step-form';
import { ButtonLink } from '../../design/button';

export interface ReviewUnreadProps {
  readonly problem: StepProblem | undefined;
  readonly cart: Cart;
  readonly ended: EndedSession;
}

/** Review while the order cannot be read: nothing was ordered, and nothing that was entered is lost. */
export const ReviewUnread = ({ problem, cart, ended }: ReviewUnreadProps): ReactElement => (
  <CheckoutFrame step="review" title="Review your order" checkout={undefined} cart={{ cart }}>
    <ProblemMessage problem={problem} isPending={false} ended={ended} />
    {problem?.isCartEmpty === true ? (
      <ButtonLink href={CART_PATH} size="large">
        View cart
      </ButtonLink>
    ) : (
      <ButtonLink href={CHECKOUT_PATHS.review} size="large">
        Try again
      </ButtonLink>
    )}
  </CheckoutFrame>
);
