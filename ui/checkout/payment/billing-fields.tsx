import { observer } from 'mobx-react-lite';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import type { SavedAddress } from '../../../core/addresses/address';
import { Radio } from '../../design/checkbox';
import { useIsHydrated } from '../../design/use-is-hydrated';
import { addressText } from '../address/address-lines';
import { DEFAULT_NAMES } from '../address/address-words';
import { billToSaved, NEW_BILLING, SAME_AS_DELIVERY } from './billing-options';
import type { NewBillingAddressProps } from './new-billing-address';
import { CURRENT, PAYPAL } from './payment-options';
import type { PaymentParts } from './payment-parts';
import * as styles from '../step-form.module.css';

export interface BillingFieldsProps extends NewBillingAddressProps {
  readonly parts: Pick<PaymentParts, 'NewBillingAddress'>;
}

/** The other saved addresses are below a summary. */
const SHOWN = 3;

const namedAddress = (address: SavedAddress, name = `${address.firstName} ${address.lastName},`): string =>
  `${name} ${addressText(address)}`;

/**
 * The address for the bill: that of the delivery, a saved one or a new one (CHK-04, PAY-05). The one of a delivery that
 * became a pickup is offered like a saved one. Without scripts the form of a new one is always in the document; with
 * scripts its code is loaded when it is chosen.
 */
export const BillingFields = observer((props: BillingFieldsProps): ReactElement | null => {
  const { model, parts, ...form } = props;
  const isHydrated = useIsHydrated();
  const { chosen, deliveryAddress, billTo, billingAddresses } = model;
  const isAsked = chosen !== CURRENT && chosen !== PAYPAL && (deliveryAddress ?? billingAddresses[0]) !== undefined;
  if (!isAsked) return null;
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
    option(billToSaved(address), namedAddress(address), address.isDefault.billing ? DEFAULT_NAMES.billing : undefined);
  const rest = billingAddresses.slice(SHOWN);
  return (
    <fieldset className={styles.group}>
      <legend>Billing address</legend>
      {deliveryAddress === undefined
        ? null
        : option(SAME_AS_DELIVERY, namedAddress(deliveryAddress, model.isDelivered ? 'Same as delivery:' : undefined))}
      {billingAddresses.slice(0, SHOWN).map(saved)}
      {rest.length === 0 ? null : (
        <details open={rest.some((address) => billTo === billToSaved(address)) || undefined}>
          <summary>More saved addresses</summary>
          <div className={styles.group}>{rest.map(saved)}</div>
        </details>
      )}
      {option(NEW_BILLING, 'New address')}
      {isHydrated && billTo !== NEW_BILLING ? null : (
        <Suspense>
          <parts.NewBillingAddress model={model} {...form} />
        </Suspense>
      )}
    </fieldset>
  );
});
