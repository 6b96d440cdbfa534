import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { SavedAddress } from '../../core/addresses/address';
import { Checkbox, Radio } from '../design/checkbox';
import { AddressFields } from './address-fields';
import { addressText } from './address-lines';
import { AddressQuestionFields, type AddressQuestionData } from './address-question';
import { DEFAULT_NAMES, USE_AS_DEFAULT } from './address-words';
import { billToSaved, NEW_BILLING, SAME_AS_DELIVERY } from './billing-options';
import { CURRENT, PAYPAL } from './payment-options';
import type { PaymentViewModel } from './payment-view-model';
import * as styles from './step-form.module.css';

export interface BillingFieldsProps {
  readonly model: PaymentViewModel;
  readonly formId: string;
  readonly isRegistered: boolean;
  /** What the directory asks about an address that was posted without scripts. */
  readonly question: AddressQuestionData | undefined;
}

/** The other saved addresses are below a summary. */
const SHOWN = 3;

const recipientOf = ({ firstName, lastName }: SavedAddress): string => `${firstName} ${lastName}`;

const NewAddress = observer(({ model, formId, isRegistered, question }: BillingFieldsProps): ReactElement => (
  <div className={styles.billing}>
    {question === undefined ? null : <AddressQuestionFields question={question} />}
    <AddressFields model={model.billing} formId={formId} purpose="billing" />
    {isRegistered ? (
      <Checkbox
        name="billingDefault"
        value="true"
        checked={model.keepsBilling}
        onChange={(event) => model.keepBilling(event.target.checked)}
        label={USE_AS_DEFAULT.billing}
      />
    ) : null}
  </div>
));

/** The address for the bill: that of the delivery, a saved one or a new one (CHK-04, PAY-05). */
export const BillingFields = observer((props: BillingFieldsProps): ReactElement | null => {
  const { model } = props;
  const { chosen, deliveryAddress, billTo, billingAddresses } = model;
  if (chosen === CURRENT || chosen === PAYPAL) return null;
  if (deliveryAddress === undefined && billingAddresses.length === 0) return null;
  const option = (value: string, label: ReactNode, hint?: string): ReactElement => (
    <Radio
      key={value}
      name="billing"
      value={value}
      checked={billTo === value}
      onChange={() => model.setBillTo(value)}
      className={styles.option}
      label={label}
      hint={hint}
    />
  );
  const saved = (address: SavedAddress): ReactElement =>
    option(
      billToSaved(address),
      `${recipientOf(address)}, ${addressText(address)}`,
      address.isDefault.billing ? DEFAULT_NAMES.billing : undefined,
    );
  const rest = billingAddresses.slice(SHOWN);
  return (
    <fieldset className={styles.group}>
      <legend>Billing address</legend>
      {deliveryAddress === undefined
        ? null
        : option(SAME_AS_DELIVERY, `Same as delivery: ${addressText(deliveryAddress)}`)}
      {billingAddresses.slice(0, SHOWN).map(saved)}
      {rest.length === 0 ? null : (
        <details open={rest.some((address) => billTo === billToSaved(address)) || undefined}>
          <summary>More of your addresses</summary>
          <div className={styles.group}>{rest.map(saved)}</div>
        </details>
      )}
      {option(NEW_BILLING, 'A new address')}
      <NewAddress {...props} />
    </fieldset>
  );
});
