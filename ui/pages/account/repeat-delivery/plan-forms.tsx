import type { ReactElement } from 'react';
import type { Brand } from '../../../../core/configuration/brand';
import { MAX_QUANTITY } from '../../../../core/cart/cart';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { planPath, REPEAT_FORM_ACTIONS } from '../../../../core/paths/repeat-delivery-forms';
import { frequencyCode } from '../../../../core/repeat-delivery/frequency';
import type { RepeatDeliveries } from '../../../../core/repeat-delivery/load-repeat-deliveries';
import { detailsForm, scheduleForm } from '../../../../core/repeat-delivery/plan-form';
import type { PlanLine, RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';
import { ownValue } from '../../../../core/shared/own-value';
import { Select } from '../../../design/select';
import { FormField } from '../../../forms/form-field';
import { FormSelect } from '../../../forms/form-select';
import { addressOptions, cardOptions, frequencyOptions } from '../../../repeat-delivery/repeat-words';
import { PostedForm } from '../../shared/posted-form';
import { AccountForm, AccountFormProblem } from '../account-form';
import { AccountSection } from '../account-section';
import type { RefusedForm } from '../refused-form';
import { PlanItem } from './plan-card';
import type { PlanFormName, RefusedPlanForm } from './plans-data';
import * as styles from './plans-page.module.css';

export interface PlanFormsProps {
  readonly plan: RepeatPlan;
  readonly deliveries: RepeatDeliveries;
  readonly refused: RefusedPlanForm | undefined;
  readonly brand: Brand;
}

const refusedAs = (refused: RefusedPlanForm | undefined, name: PlanFormName): RefusedForm | undefined =>
  refused?.name === name ? { ...refused, name } : undefined;

const Schedule = ({ plan, deliveries, refused }: Omit<PlanFormsProps, 'brand'>): ReactElement => {
  const { firstDate, lastDate } = deliveries;
  return (
    <AccountForm
      id="schedule"
      action={REPEAT_FORM_ACTIONS.schedule}
      form={scheduleForm}
      values={{ every: frequencyCode(plan.frequency), nextDate: plan.nextDate }}
      refused={refusedAs(refused, 'schedule')}
      returnPath={planPath(plan.id, 'change')}
      label="Save schedule"
    >
      {(model) => (
        <>
          <input type="hidden" name="planId" value={plan.id} />
          <input type="hidden" name="shownDate" value={plan.nextDate} />
          <FormSelect form={model} formId="schedule" name="every" options={frequencyOptions()} />
          <FormField
            form={model}
            formId="schedule"
            name="nextDate"
            type="date"
            autoComplete="off"
            min={plan.nextDate < firstDate ? plan.nextDate : firstDate}
            max={lastDate}
          />
        </>
      )}
    </AccountForm>
  );
};

const quantities = (line: PlanLine) =>
  Array.from({ length: Math.max(MAX_QUANTITY, line.quantity) + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? '0 (remove)' : String(count),
  }));

const Items = ({ plan, refused }: Pick<PlanFormsProps, 'plan' | 'refused'>): ReactElement => {
  const own = refusedAs(refused, 'items');
  return (
    <PostedForm action={REPEAT_FORM_ACTIONS.items} label="Save items" formClass={styles.form}>
      {own?.problem === undefined ? null : (
        <AccountFormProblem problem={own.problem} returnPath={planPath(plan.id, 'change')} />
      )}
      <input type="hidden" name="planId" value={plan.id} />
      <ul className={styles.items}>
        {plan.lines.map((line) => (
          <li key={line.partNumber} className={styles.editable}>
            <ul>
              <PlanItem line={line} />
            </ul>
            <input type="hidden" name="partNumber" value={line.partNumber} />
            <Select
              name="quantity"
              label="Quantity"
              aria-label={`Quantity of ${line.name}`}
              options={quantities(line)}
              defaultValue={ownValue(own?.typed ?? {}, line.partNumber) ?? String(line.quantity)}
            />
          </li>
        ))}
      </ul>
    </PostedForm>
  );
};

const Details = ({ plan, deliveries, refused, brand }: PlanFormsProps): ReactElement => {
  const { addresses, cards } = deliveries;
  if (addresses === undefined || cards === undefined) {
    return <p className={styles.soft}>We couldn’t load your addresses and cards. Please try again.</p>;
  }
  const known = {
    addressId: addresses.some(({ id }) => id === plan.addressId) ? plan.addressId : '',
    walletId: cards.some(({ walletId }) => walletId === plan.walletId) ? plan.walletId : '',
  };
  return (
    <AccountForm
      id="details"
      action={REPEAT_FORM_ACTIONS.details}
      form={detailsForm}
      values={known}
      refused={refusedAs(refused, 'details')}
      returnPath={planPath(plan.id, 'change')}
      label="Save address and card"
    >
      {(model) => (
        <>
          <input type="hidden" name="planId" value={plan.id} />
          <FormSelect
            form={model}
            formId="details"
            name="addressId"
            options={addressOptions(addresses)}
            hint={<a href={`${ACCOUNT_PATHS.addresses}?edit=new`}>Add an address</a>}
          />
          <FormSelect form={model} formId="details" name="walletId" options={cardOptions(cards, brand)} />
        </>
      )}
    </AccountForm>
  );
};

/** The forms of one plan: when it comes, what comes, where to, and how it is paid (RPD-02). */
export const PlanForms = (props: PlanFormsProps): ReactElement => (
  <>
    <AccountSection title="Schedule">
      <Schedule {...props} />
    </AccountSection>
    <AccountSection title="Address and card" lead="If a payment failed, we’ll try again with your new card.">
      <Details {...props} />
    </AccountSection>
    <AccountSection title="Items">
      <Items {...props} />
    </AccountSection>
  </>
);
