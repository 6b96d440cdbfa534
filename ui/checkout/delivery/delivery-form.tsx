import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Cart } from '../../../core/cart/cart';
import { CHECKOUT_FORM_ACTIONS } from '../../../core/paths/checkout-form-actions';
import { Button } from '../../design/button';
import { useEarlyInput } from '../../design/use-early-input';
import { FormSummary } from '../../forms/form-summary';
import { AddressFields } from '../address/address-fields';
import type { AddressQuestionData } from '../address/address-question';
import { AddressQuestionFields } from '../address/address-question';
import { ChosenAddress } from '../address/chosen-address';
import { DeliveryDays } from './delivery-days';
import type { DeliveryViewModel } from './delivery-view-model';
import { OtherWayLink } from './other-way-link';
import { Shipments } from './shipments';
import { ShippingMethods } from './shipping-methods';
import type { ShownCheckout } from '../shown-checkout';
import { StepMessage, type EndedSession } from '../step-form';
import * as styles from '../step-form.module.css';
import { TipFields } from './tip-fields';
import { VendorNote, type OpenVendorNote } from './vendor-note';

export interface DeliveryFormProps {
  readonly model: DeliveryViewModel;
  readonly checkout: ShownCheckout | undefined;
  readonly cart: Cart;
  readonly ended: EndedSession;
  /** What the directory asks about an address that was posted without scripts. */
  readonly question: AddressQuestionData | undefined;
  readonly openSchedule: () => void;
  readonly openVendorNote: OpenVendorNote;
}

const FORM_ID = 'delivery';
/** What is chosen in the cart already; shipping is chosen here. */
const IN_STORES = ['pickup', 'same-day'] as const;

const Address = observer(
  ({ model, checkout, question }: Pick<DeliveryFormProps, 'model' | 'checkout' | 'question'>) => {
    if (checkout?.isDelivered === false) return null;
    const { chosen } = model;
    return (
      <section className={styles.group} aria-labelledby="delivery-address">
        <h2 id="delivery-address" className={styles.subtitle}>
          Delivery address
        </h2>
        {chosen === undefined ? (
          <>
            {question === undefined ? null : <AddressQuestionFields question={question} />}
            <AddressFields model={model.address} formId={FORM_ID} purpose="shipping" />
            {model.needsOtherWay ? (
              <p>
                <OtherWayLink />
              </p>
            ) : null}
          </>
        ) : (
          <ChosenAddress model={model} address={chosen} />
        )}
      </section>
    );
  },
);

/** The form of the delivery step. It posts without scripts. */
export const DeliveryForm = observer((props: DeliveryFormProps): ReactElement => {
  const { model, cart, checkout, ended, openSchedule, openVendorNote } = props;
  const { submission } = model;
  const element = useEarlyInput(model.takeEarly);
  return (
    <form
      ref={element}
      id={FORM_ID}
      method="post"
      action={CHECKOUT_FORM_ACTIONS.checkoutDelivery}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit();
      }}
    >
      <StepMessage
        submission={submission}
        ended={ended}
        action={submission.problem?.needsOtherWay === true ? <OtherWayLink /> : undefined}
      />
      <FormSummary form={model} formId={FORM_ID} />
      <Shipments cart={cart} methods={IN_STORES} />
      <Address {...props} />
      {checkout === undefined ? null : (
        <>
          <ShippingMethods model={model} methods={checkout.shippingMethods} />
          <DeliveryDays model={model} formId={FORM_ID} days={checkout.deliveryDays} openSchedule={openSchedule} />
          <TipFields model={model} formId={FORM_ID} suggestions={checkout.tipSuggestions} />
          <VendorNote vendors={checkout.vendors} open={openVendorNote} />
        </>
      )}
      <div className={styles.next}>
        <Button type="submit" size="large" pending={submission.isPending}>
          Continue
        </Button>
      </div>
    </form>
  );
});
