import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Checkbox } from '../../design/checkbox';
import { AddressFields } from '../address/address-fields';
import { AddressQuestionFields, type AddressQuestionData } from '../address/address-question';
import { USE_AS_DEFAULT } from '../address/address-words';
import type { PaymentViewModel } from './payment-view-model';
import * as styles from '../step-form.module.css';

export interface NewBillingAddressProps {
  readonly model: PaymentViewModel;
  readonly formId: string;
  readonly isRegistered: boolean;
  /** What the directory asks about an address that was posted without scripts. */
  readonly question: AddressQuestionData | undefined;
}

/** The fields of a new address for the bill (CHK-04). */
export const NewBillingAddress = observer(
  ({ model, formId, isRegistered, question }: NewBillingAddressProps): ReactElement => (
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
  ),
);
