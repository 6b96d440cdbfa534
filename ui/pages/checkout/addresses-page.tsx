import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Cart } from '../../../core/cart/cart';
import { CHECKOUT_FORM_ACTIONS } from '../../../core/paths/checkout-form-actions';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { encodePart } from '../../../core/shared/encode-part';
import { AddressFields } from '../../checkout/address/address-fields';
import type { AddressFormViewModel } from '../../checkout/address/address-form-view-model';
import { AddressLines } from '../../checkout/address/address-lines';
import { DEFAULT_NAMES, USE_AS_DEFAULT } from '../../checkout/address/address-words';
import { AddressQuestionFields } from '../../checkout/address/address-question';
import { CheckoutFrame } from '../../checkout/frame/checkout-frame';
import { OtherWayLink } from '../../checkout/delivery/other-way-link';
import { deliveryAddresses } from '../../checkout/shown-checkout';
import { ProblemMessage, type EndedSession } from '../../checkout/step-form';
import * as styles from '../../checkout/step-form.module.css';
import { Button, ButtonLink } from '../../design/button';
import { Checkbox, Radio } from '../../design/checkbox';
import { FormSummary } from '../../forms/form-summary';
import { DEFAULT, EDIT, HAS_DEFAULT, type AddressesData } from './addresses-step';

export interface AddressesPageProps {
  readonly data: AddressesData;
  readonly address: AddressFormViewModel;
  readonly cart: { readonly cart: Cart };
  readonly ended: EndedSession;
  /** A guest's address belongs to one order, so it has no default. */
  readonly mayBeDefault: boolean;
}

const FORM_ID = 'address';

const List = ({ data }: Pick<AddressesPageProps, 'data'>): ReactElement => (
  <form method="post" action={CHECKOUT_FORM_ACTIONS.checkoutChooseAddress} className={styles.form}>
    <fieldset className={styles.group}>
      <legend>Your addresses</legend>
      {(data.checkout === undefined ? [] : deliveryAddresses(data.checkout)).map((address) => (
        <div key={address.id}>
          <Radio
            name="addressId"
            value={address.id}
            defaultChecked={address.id === data.checkout?.deliveryAddress?.id}
            className={styles.option}
            label={<AddressLines address={address} />}
            hint={address.isDefault.delivery ? DEFAULT_NAMES.delivery : undefined}
          />
          <a href={`${CHECKOUT_PATHS.addresses}?${EDIT}=${encodePart(address.id)}`}>Edit this address</a>
        </div>
      ))}
    </fieldset>
    <div className={styles.next}>
      <Button type="submit" size="large">
        Deliver here
      </Button>
      <ButtonLink href={`${CHECKOUT_PATHS.addresses}?${EDIT}=new`} look="secondary" size="large">
        Add a new address
      </ButtonLink>
    </div>
  </form>
);

/** The saved addresses, or the form for one: what the dialogs do where scripts run (CHK-04). */
export const AddressesPage = observer(
  ({ data, address, cart, ended, mayBeDefault }: AddressesPageProps): ReactElement => {
    const { checkout, edited, isNew, isDefault, problem, question } = data;
    const isForm = edited !== undefined || isNew;
    return (
      <CheckoutFrame
        step="delivery"
        title={edited !== undefined ? 'Edit address' : isForm ? 'Add an address' : 'Choose an address'}
        checkout={checkout}
        cart={cart}
      >
        <ProblemMessage
          problem={problem}
          isPending={false}
          ended={ended}
          action={problem?.needsOtherWay === true ? <OtherWayLink /> : undefined}
        />
        {isForm ? (
          <form
            id={FORM_ID}
            method="post"
            action={CHECKOUT_FORM_ACTIONS.checkoutAddress}
            noValidate
            className={styles.form}
          >
            <FormSummary form={address.form} formId={FORM_ID} />
            {question === undefined ? null : <AddressQuestionFields question={question} />}
            {edited === undefined ? null : (
              <>
                <input type="hidden" name="replaces" value={edited.nickName} />
                <input type="hidden" name={EDIT} value={edited.id} />
              </>
            )}
            <AddressFields model={address} formId={FORM_ID} purpose="shipping" />
            {data.needsOtherWay === true ? <OtherWayLink /> : null}
            {mayBeDefault ? (
              <>
                <input type="hidden" name={HAS_DEFAULT} value="true" />
                <Checkbox
                  name={DEFAULT}
                  value="true"
                  defaultChecked={isDefault ?? edited?.isDefault.delivery}
                  label={USE_AS_DEFAULT.delivery}
                />
              </>
            ) : null}
            <div className={styles.next}>
              <Button type="submit" size="large">
                Save and deliver here
              </Button>
            </div>
          </form>
        ) : (
          <List data={data} />
        )}
      </CheckoutFrame>
    );
  },
);
