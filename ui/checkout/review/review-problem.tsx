import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { ButtonLink } from '../../design/button';
import type { ReviewViewModel } from './review-view-model';
import { ProblemMessage, type EndedSession } from '../step-form';

export interface ReviewProblemProps {
  readonly model: ReviewViewModel;
  readonly ended: EndedSession;
}

/** Why the order was not placed, with what the shopper can do about it. */
export const ReviewProblem = observer(({ model, ended }: ReviewProblemProps): ReactElement => {
  const { problem, short, cart, isPending } = model;
  const item = cart.items.find(({ partNumber }) => partNumber === short?.partNumber);
  const message =
    short === undefined || item === undefined
      ? problem?.message
      : item.isGone === true
        ? `${item.name} is no longer available online. You weren’t charged. Please remove it from your cart.`
        : short.available === undefined || short.available === 0
          ? `${item.name} just sold out. You weren’t charged. Please remove it from your cart.`
          : `Only ${short.available} of ${item.name} ${short.available === 1 ? 'is' : 'are'} left. You weren’t charged. Please reduce the quantity in your cart.`;
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
