import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { AddressDefaults } from '../../../../core/addresses/address';
import { ACCOUNT_FORM_ACTIONS } from '../../../../core/paths/account-form-actions';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { AddressFields } from '../../../checkout/address/address-fields';
import type { AddressFormViewModel } from '../../../checkout/address/address-form-view-model';
import { AddressQuestionFields } from '../../../checkout/address/address-question';
import { USE_AS_DEFAULT } from '../../../checkout/address/address-words';
import * as styles from '../../../checkout/step-form.module.css';
import { Button, ButtonLink } from '../../../design/button';
import { Checkbox } from '../../../design/checkbox';
import { Select } from '../../../design/select';
import { useEarlyInput } from '../../../design/use-early-input';
import { FormSummary } from '../../../forms/form-summary';
import { OfflineNotice, usePostTyped } from '../../shared/use-post-typed';
import { editedIn, isFirst, MARKS, REPLACES, type AddressBookData } from './address-book-data';

export interface AddressFormProps {
  readonly data: AddressBookData;
  readonly address: AddressFormViewModel;
}

const FORM_ID = 'address';

const PURPOSES = [
  { value: 'both', label: 'Delivery and billing' },
  { value: 'delivery', label: 'Delivery only' },
  { value: 'billing', label: 'Billing only' },
];

/** What happens to repeat deliveries when their address is not for delivery any more (ACC-03, RPD-02). */
const planHint = (isKnown: true | undefined): string =>
  `${isKnown === true ? 'A repeat delivery goes here. For' : 'If a repeat delivery goes here, for'} “Billing only” choose another address for it first, or we’ll pause it before the next delivery.`;

/** For which uses the address becomes the default. The first one does so without a choice. */
const Defaults = ({
  isFirst,
  isDefault,
}: {
  readonly isFirst: boolean;
  readonly isDefault: Partial<AddressDefaults> | undefined;
}): ReactElement =>
  isFirst ? (
    <>
      <input type="hidden" name="defaultDelivery" value="true" />
      <input type="hidden" name="defaultBilling" value="true" />
      <p className={styles.soft}>Your first address is your default. You can change it when you add more.</p>
    </>
  ) : (
    <>
      <Checkbox
        name="defaultDelivery"
        value="true"
        defaultChecked={isDefault?.delivery}
        label={USE_AS_DEFAULT.delivery}
      />
      <Checkbox name="defaultBilling" value="true" defaultChecked={isDefault?.billing} label={USE_AS_DEFAULT.billing} />
    </>
  );

/** The form of a new or changed address. It is posted with and without scripts (ACC-03). */
export const AddressForm = observer(({ data, address }: AddressFormProps): ReactElement => {
  const { form, entered, question } = data;
  const edited = editedIn(data);
  const { purpose = 'both', isDefault } = entered ?? (form === 'new' ? undefined : form) ?? {};
  const { isPosted, isOffline, onSubmit } = usePostTyped(() => address.validate());
  const element = useEarlyInput((early) => address.takeEarly(early));
  return (
    <form
      ref={element}
      id={FORM_ID}
      method="post"
      action={ACCOUNT_FORM_ACTIONS.accountAddress}
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
    >
      <FormSummary form={address.form} formId={FORM_ID} />
      {question === undefined ? null : <AddressQuestionFields question={question} />}
      {edited === undefined ? null : (
        <>
          <input type="hidden" name={REPLACES} value={edited.nickName} />
          <input type="hidden" name={MARKS.edit} value={edited.id} />
        </>
      )}
      <AddressFields model={address} formId={FORM_ID} purpose="shipping" />
      <Select
        name="purpose"
        label="Use it for"
        options={PURPOSES}
        defaultValue={purpose}
        hint={data.isDeliveredTo === false ? undefined : planHint(data.isDeliveredTo)}
      />
      <Defaults isFirst={isFirst(data)} isDefault={isDefault} />
      <OfflineNotice isOffline={isOffline} />
      <div className={styles.next}>
        <Button type="submit" size="large" pending={isPosted}>
          Save address
        </Button>
        <ButtonLink href={ACCOUNT_PATHS.addresses} look="secondary" size="large">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
});
