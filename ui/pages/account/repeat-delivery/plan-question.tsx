import type { ReactElement } from 'react';
import { REPEAT_FORM_ACTIONS } from '../../../../core/paths/repeat-delivery-forms';
import { REPEAT_DELIVERY_PATH } from '../../../../core/paths/repeat-delivery-paths';
import { CANCEL_REASONS, type RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';
import { Button, ButtonLink } from '../../../design/button';
import { Money } from '../../../design/money';
import { Select } from '../../../design/select';
import { usePostOnce } from '../../shared/use-post-once';
import * as shared from '../account-list.module.css';
import { PlanItem } from './plan-card';
import * as styles from './plans-page.module.css';

export interface PlanQuestionProps {
  readonly plan: RepeatPlan;
  readonly view: 'cancel' | 'send-now';
}

const REASONS = Object.entries(CANCEL_REASONS).map(([value, label]) => ({ value, label }));

const SendNow = ({ plan: { estimate } }: Pick<PlanQuestionProps, 'plan'>): ReactElement => (
  <p>
    We’ll place the order today at today’s prices and charge your card
    {estimate === undefined ? '' : ' '}
    {estimate === undefined ? null : <Money amount={estimate.total} />}
    {estimate === undefined ? '' : ' plus shipping and tax'}. Your later deliveries will be scheduled from today.
  </p>
);

/** The question before a plan is canceled or sent now (RPD-02). */
export const PlanQuestion = ({ plan, view }: PlanQuestionProps): ReactElement => {
  const { isPosted, onSubmit } = usePostOnce();
  const isCancel = view === 'cancel';
  return (
    <form
      method="post"
      action={isCancel ? REPEAT_FORM_ACTIONS.cancel : REPEAT_FORM_ACTIONS.sendNow}
      className={shared.question}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="planId" value={plan.id} />
      <ul className={styles.items} aria-label="Items">
        {plan.lines.map((line) => (
          <PlanItem key={line.partNumber} line={line} />
        ))}
      </ul>
      {isCancel ? (
        <>
          <p className={shared.soft}>
            We won’t send any more deliveries. Orders already placed will still arrive. You can also skip a delivery or
            pause.
          </p>
          <Select name="reason" label="Reason for canceling" options={REASONS} defaultValue="other" />
        </>
      ) : (
        <SendNow plan={plan} />
      )}
      <div className={shared.ways}>
        <Button type="submit" size="large" pending={isPosted}>
          {isCancel ? 'Cancel repeat delivery' : 'Send now'}
        </Button>
        <ButtonLink href={REPEAT_DELIVERY_PATH} look="secondary" size="large">
          {isCancel ? 'Keep repeat delivery' : 'Not now'}
        </ButtonLink>
      </div>
    </form>
  );
};
