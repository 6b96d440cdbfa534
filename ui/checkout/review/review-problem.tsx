import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { CartItem } from '../../../core/cart/cart';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { ButtonLink } from '../../design/button';
import type { ShortItem } from './placing-message';
import type { ReviewViewModel } from './review-view-model';
import { ProblemMessage, type EndedSession } from '../step-form';

export interface ReviewProblemProps {
  readonly model: ReviewViewModel;
  readonly ended: EndedSession;
}

/** Says why this product cannot be ordered, and what to do in the cart. */
const messageOf = (short: ShortItem, { name, isGone }: CartItem): string => {
  if (isGone === true)
    return `${name} is no longer available online. You weren’t charged. Please remove it from your cart.`;
  if (short.kind === 'not-offered') {
    return `${name} can’t be ordered as you chose: ${short.reason} You weren’t charged. Please change it in your cart.`;
  }
  const { available = 0 } = short;
  if (available === 0) return `${name} just sold out. You weren’t charged. Please remove it from your cart.`;
  return `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} left. You weren’t charged. Please reduce the quantity in your cart.`;
};

/** Why the order was not placed, with what the shopper can do about it. */
export const ReviewProblem = observer(({ model, ended }: ReviewProblemProps): ReactElement => {
  const { problem, short, cart, isPending } = model;
  const item = cart.items.find(({ partNumber }) => partNumber === short?.partNumber);
  const message = short === undefined || item === undefined ? problem?.message : messageOf(short, item);
  return (
    <ProblemMessage
      problem={
        problem === undefined || message === undefined || message === problem.message
          ? problem
          : { ...problem, message }
      }
      isPending={isPending}
      ended={ended}
      action={
        problem?.canPayOtherwise === true ? (
          <ButtonLink href={CHECKOUT_PATHS.payment} look="secondary" size="small">
            Change payment
          </ButtonLink>
        ) : undefined
      }
    />
  );
});
