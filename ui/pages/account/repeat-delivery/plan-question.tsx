import type { ReactElement } from 'react';
import { DELIVERY_TERMS } from '../../../../core/catalogue/delivery-terms';
import { shippingCost } from '../../../../core/catalogue/shipping-cost';
import { planPath, REPEAT_FORM_ACTIONS } from '../../../../core/paths/repeat-delivery-forms';
import { REPEAT_DELIVERY_PATH } from '../../../../core/paths/repeat-delivery-paths';
import { cancelForm } from '../../../../core/repeat-delivery/cancel-form';
import type { PlanChoices } from '../../../../core/repeat-delivery/load-repeat-deliveries';
import { lackNotice, lacksIn } from '../../../../core/repeat-delivery/plan-notice';
import { CANCEL_REASONS, nextTotal, type RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';
import { Banner } from '../../../design/banner';
import { ButtonLink } from '../../../design/button';
import { Money, WholeMoney } from '../../../design/money';
import { FormSelect } from '../../../forms/form-select';
import { PostedForm } from '../../shared/posted-form';
import { AccountForm } from '../account-form';
import * as shared from '../account-list.module.css';
import * as section from '../account-section.module.css';
import { NoticeBanner, PlanItem } from './plan-card';
import { ALREADY_SENT } from './plan-words';
import type { RefusedPlanForm } from './plans-data';
import * as styles from './plans-page.module.css';

export interface PlanQuestionProps {
  readonly plan: RepeatPlan;
  readonly choices: PlanChoices;
  readonly view: 'cancel' | 'send-now';
  /** The refused form of the page. */
  readonly refused: RefusedPlanForm | undefined;
}

const FORM_ID = 'cancel';

const REASONS = [
  { value: '', label: 'Choose a reason' },
  ...Object.entries(CANCEL_REASONS).map(([value, label]) => ({ value, label })),
];

const Cancel = ({ plan, refused }: Pick<PlanQuestionProps, 'plan' | 'refused'>): ReactElement => (
  <AccountForm
    id={FORM_ID}
    action={REPEAT_FORM_ACTIONS.cancel}
    form={cancelForm}
    refused={refused && { ...refused, name: FORM_ID, typed: {} }}
    returnPath={planPath(plan.id, 'cancel')}
    label="Cancel repeat delivery"
  >
    {(model) => (
      <>
        <input type="hidden" name="planId" value={plan.id} />
        <p className={shared.soft}>
          We won’t send any more deliveries. Orders already placed will still arrive. You can also skip a delivery or
          pause.
        </p>
        <FormSelect form={model} formId={FORM_ID} name="reason" options={REASONS} required />
      </>
    )}
  </AccountForm>
);

/**
 * Asks before a plan is sent now. One that lacks its card, address or phone number is not offered, because it has to be
 * changed first, and neither is one that was sent today (RPD-02).
 */
const SendNow = ({ plan, choices }: Pick<PlanQuestionProps, 'plan' | 'choices'>): ReactElement => {
  if (plan.isSentToday === true) return <Banner tone="info" title={ALREADY_SENT} />;
  const notice = lackNotice(lacksIn(plan, choices));
  return notice === undefined ? <SendNowForm plan={plan} /> : <NoticeBanner plan={plan} notice={notice} />;
};

/** What is charged, and what can still be done about it afterwards (RPD-02, RPD-04). */
const SendNowForm = ({ plan }: Pick<PlanQuestionProps, 'plan'>): ReactElement => {
  const { estimate, discount } = plan;
  const total = nextTotal(plan);
  const shipping = shippingCost(total, DELIVERY_TERMS);
  const { cost, freeFrom } = DELIVERY_TERMS;
  return (
    <PostedForm action={REPEAT_FORM_ACTIONS.sendNow} label="Send now" formClass={section.form}>
      <input type="hidden" name="planId" value={plan.id} />
      <input type="hidden" name="shownTotal" value={total.toFixed(2)} />
      {plan.version === undefined ? null : <input type="hidden" name="shownVersion" value={plan.version} />}
      <dl className={styles.amounts}>
        {estimate === undefined || estimate.discount === 0 ? null : (
          <>
            <div>
              <dt>Items today</dt>
              <dd>
                <Money amount={estimate.items} />
              </dd>
            </div>
            <div>
              <dt>{discount ?? 'Discount'}</dt>
              <dd>
                <Money amount={estimate.discount} />
              </dd>
            </div>
          </>
        )}
        <div>
          <dt>Total before shipping and tax</dt>
          <dd>
            <Money amount={total} />
          </dd>
        </div>
        <div>
          <dt>Shipping</dt>
          <dd>{shipping === 0 ? 'Free' : <Money amount={shipping} />}</dd>
        </div>
        <div>
          <dt>Total before tax</dt>
          <dd>
            <strong>
              <Money amount={total + shipping} />
            </strong>
          </dd>
        </div>
      </dl>
      <p>
        We’ll place the order today and charge your card this total plus tax. Shipping is <Money amount={cost} />, or
        free on orders <WholeMoney amount={freeFrom} />
        +. Your later deliveries will be scheduled from today.
      </p>
      <p className={shared.soft}>
        You can undo this only until we’ve placed the order, which we do right away. After that, you can cancel the
        order until it’s packed.
      </p>
    </PostedForm>
  );
};

/** The question before a plan is canceled or sent now (RPD-02). */
export const PlanQuestion = ({ plan, choices, view, refused }: PlanQuestionProps): ReactElement => {
  const isCancel = view === 'cancel';
  return (
    <div className={shared.question}>
      <ul className={styles.items} aria-label="Items">
        {plan.lines.map((line) => (
          <PlanItem key={line.partNumber} line={line} />
        ))}
      </ul>
      {isCancel ? <Cancel plan={plan} refused={refused} /> : <SendNow plan={plan} choices={choices} />}
      <div>
        <ButtonLink href={REPEAT_DELIVERY_PATH} look="secondary">
          {isCancel ? 'Keep repeat delivery' : 'Not now'}
        </ButtonLink>
      </div>
    </div>
  );
};
