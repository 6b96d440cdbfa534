import type { ReactElement, ReactNode } from 'react';
import type { Brand } from '../../../../core/configuration/brand';
import { MAX_QUANTITY } from '../../../../core/cart/cart';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { planPath, REPEAT_FORM_ACTIONS } from '../../../../core/paths/repeat-delivery-forms';
import { frequencyCode } from '../../../../core/repeat-delivery/frequency';
import type { PlanEdit, PlanEntry } from '../../../../core/repeat-delivery/change-repeat-delivery';
import type { RepeatDeliveries } from '../../../../core/repeat-delivery/load-repeat-deliveries';
import { changeForm, type PlanField } from '../../../../core/repeat-delivery/plan-form';
import type { RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';
import { Field } from '../../../design/field';
import { FormField } from '../../../forms/form-field';
import { FormSelect } from '../../../forms/form-select';
import type { FormViewModel } from '../../../forms/form-view-model';
import { AddressElsewhere, CardElsewhere, ShowAdded } from '../../../repeat-delivery/elsewhere';
import { addressOptions, cardOptions, frequencyOptions } from '../../../repeat-delivery/repeat-words';
import { PostedForm } from '../../shared/posted-form';
import { AccountForm, accountFormId } from '../account-form';
import { PlanItem } from './plan-card';
import { PLAN_FORM_ID, type RefusedPlanForm } from './plans-data';
import * as styles from './plans-page.module.css';

export interface PlanFormsProps {
  readonly plan: RepeatPlan;
  readonly deliveries: RepeatDeliveries;
  readonly refused: RefusedPlanForm | undefined;
  readonly brand: Brand;
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const FORM_ID = PLAN_FORM_ID;

const Part = ({ title, children }: PartProps): ReactElement => (
  <fieldset className={styles.part}>
    <legend className={styles.title}>{title}</legend>
    {children}
  </fieldset>
);

const Hidden = ({ fields }: { readonly fields: Readonly<Record<string, string>> }): ReactElement => (
  <>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);

/** Says that the form asks for address and card: a choice of none is not posted. */
const ASKS_DETAILS = { asksDetails: 'true' };

/** What the form showed of a plan, to be posted with what is entered. */
const shownFields = (planId: string, shown: Omit<PlanEntry, 'items'>): Readonly<Record<string, string>> => ({
  planId,
  shownEvery: shown.every,
  shownDate: shown.nextDate,
  shownAddress: shown.addressId,
  shownWallet: shown.walletId,
});

const Schedule = ({
  model,
  plan,
  deliveries: { firstDate, lastDate },
}: Pick<PlanFormsProps, 'plan' | 'deliveries'> & { readonly model: FormViewModel<PlanField> }): ReactElement => (
  <>
    <FormSelect form={model} formId={FORM_ID} name="every" options={frequencyOptions()} />
    <FormField
      form={model}
      formId={FORM_ID}
      name="nextDate"
      type="date"
      autoComplete="off"
      min={plan.nextDate < firstDate ? plan.nextDate : firstDate}
      max={lastDate}
    />
  </>
);

const quantitiesOf = (items: PlanEntry['items'] = []): ReadonlyMap<string, number> =>
  new Map(items.map(({ partNumber, quantity }) => [partNumber, quantity]));

const Items = ({ plan, refused }: Pick<PlanFormsProps, 'plan' | 'refused'>): ReactElement => {
  const entered = quantitiesOf(refused?.edit?.entered.items);
  const shown = quantitiesOf(refused?.edit?.shown.items);
  return (
    <ul className={styles.items}>
      {plan.lines.map((line) => (
        <li key={line.partNumber} className={styles.editable}>
          <ul>
            <PlanItem line={line} />
          </ul>
          <input type="hidden" name="partNumber" value={line.partNumber} />
          <input type="hidden" name="shownQuantity" value={shown.get(line.partNumber) ?? line.quantity} />
          <Field
            name="quantity"
            type="number"
            inputMode="numeric"
            min={0}
            max={Math.max(MAX_QUANTITY, line.quantity)}
            required
            label="Quantity"
            hint="Enter 0 to remove it."
            aria-label={`Quantity of ${line.name}`}
            defaultValue={entered.get(line.partNumber) ?? line.quantity}
          />
        </li>
      ))}
    </ul>
  );
};

interface DetailsProps extends Pick<PlanFormsProps, 'deliveries' | 'brand'> {
  readonly model: FormViewModel<PlanField>;
  readonly needsPhone: boolean;
}

const Details = ({ model, deliveries: { addresses, cards }, brand, needsPhone }: DetailsProps): ReactElement =>
  addresses === undefined || cards === undefined ? (
    <p className={styles.soft}>
      We couldn’t load your addresses and cards. Please try again. You can change everything else.
    </p>
  ) : (
    <>
      <Hidden fields={ASKS_DETAILS} />
      <FormSelect
        form={model}
        formId={FORM_ID}
        name="addressId"
        options={addressOptions(addresses)}
        hint={
          <>
            <AddressElsewhere />
            {needsPhone ? (
              <>
                {' '}
                <a href={ACCOUNT_PATHS.profile} target="_blank">
                  Add a phone number to your profile (opens in a new tab)
                </a>
                .
              </>
            ) : null}
          </>
        }
      />
      <FormSelect
        form={model}
        formId={FORM_ID}
        name="walletId"
        options={cardOptions(cards, brand)}
        hint={
          <>
            If a payment failed, we’ll try again with your new card. <CardElsewhere />
          </>
        }
      />
    </>
  );

/** The form of one plan: when it comes, what comes, where to, and how it is paid (RPD-02). One button saves everything. */
export const PlanForms = ({ plan, deliveries, refused, brand }: PlanFormsProps): ReactElement => {
  const { addresses = [], cards = [] } = deliveries;
  const known = {
    every: frequencyCode(plan.frequency),
    nextDate: plan.nextDate,
    addressId: addresses.find(({ id }) => id === plan.addressId)?.id ?? '',
    walletId: cards.find(({ walletId }) => walletId === plan.walletId)?.walletId ?? '',
  };
  const { entered, shown = known, asksDetails = true } = refused?.edit ?? {};
  const typed = entered && {
    every: entered.every,
    nextDate: entered.nextDate,
    addressId: entered.addressId || (shown.addressId === '' || !asksDetails ? known.addressId : ''),
    walletId: entered.walletId || (shown.walletId === '' || !asksDetails ? known.walletId : ''),
  };
  return (
    <div className={styles.plan}>
      <AccountForm
        id={FORM_ID}
        action={REPEAT_FORM_ACTIONS.edit}
        form={changeForm(shown)}
        values={known}
        refused={refused && { ...refused, name: FORM_ID, typed: typed ?? {} }}
        returnPath={planPath(plan.id, 'change')}
        label="Save changes"
      >
        {(model) => (
          <>
            <Hidden fields={shownFields(plan.id, shown)} />
            <Part title="Schedule">
              <Schedule model={model} plan={plan} deliveries={deliveries} />
            </Part>
            <Part title="Items">
              <Items plan={plan} refused={refused} />
            </Part>
            <Part title="Address and card">
              <Details model={model} deliveries={deliveries} brand={brand} needsPhone={refused?.needsPhone === true} />
            </Part>
          </>
        )}
      </AccountForm>
      <ShowAdded form={accountFormId(FORM_ID)} />
    </div>
  );
};

/** Keeps what was entered while the plan cannot be shown, and sends it again (RPD-02). */
export const KeptPlanForm = ({
  planId,
  edit: {
    entered: { items, addressId, walletId, ...schedule },
    shown,
    asksDetails,
  },
}: {
  readonly planId: string;
  readonly edit: PlanEdit;
}): ReactElement => {
  const before = quantitiesOf(shown.items);
  return (
    <PostedForm action={REPEAT_FORM_ACTIONS.edit} label="Save changes again">
      <Hidden
        fields={{
          ...shownFields(planId, shown),
          ...schedule,
          ...(asksDetails ? { addressId, walletId, ...ASKS_DETAILS } : {}),
        }}
      />
      {items.map(({ partNumber, quantity }) => (
        <span key={partNumber} hidden>
          <input type="hidden" name="partNumber" value={partNumber} />
          <input type="hidden" name="quantity" value={quantity} />
          <input type="hidden" name="shownQuantity" value={before.get(partNumber)} />
        </span>
      ))}
    </PostedForm>
  );
};
