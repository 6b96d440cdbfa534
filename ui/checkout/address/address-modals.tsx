import { observer } from 'mobx-react-lite';
import { useState, type ReactElement } from 'react';
import type { Address } from '../../../core/addresses/address';
import { Button } from '../../design/button';
import { Checkbox, Radio } from '../../design/checkbox';
import { FormMessage } from '../../forms/form-message';
import { FormSummary } from '../../forms/form-summary';
import type { AddressDialogs, AddressQuestion } from './address-dialogs';
import { AddressFields } from './address-fields';
import { AddressLines, addressText } from './address-lines';
import { DEFAULT_NAMES, USE_AS_DEFAULT } from './address-words';
import type { SaveAddressViewModel } from './save-address-view-model';
import * as styles from '../step-form.module.css';

/** CHOOSE_FROM_SAVED_ADDRESS: one of the saved addresses, each with a way to change it (CHK-04). */
export const ChooseAddress = observer(({ model }: { readonly model: AddressDialogs }): ReactElement | null => {
  const { task } = model;
  const [id, setId] = useState(task?.chosenId);
  if (task === undefined) return null;
  const chosen = task.addresses.find((address) => address.id === id);
  return (
    <div className={styles.form}>
      <fieldset className={styles.group}>
        <legend className={styles.hiddenLegend}>Your addresses</legend>
        {task.addresses.map((address) => (
          <div key={address.id}>
            <Radio
              name="address"
              value={address.id}
              checked={address.id === id}
              onChange={() => setId(address.id)}
              className={styles.option}
              label={<AddressLines address={address} />}
              hint={address.isDefault[task.use] ? DEFAULT_NAMES[task.use] : undefined}
            />
            <Button look="quiet" size="small" onClick={() => model.edit(task, address)}>
              {`Edit ${address.line1}`}
            </Button>
          </div>
        ))}
      </fieldset>
      <div className={styles.next}>
        <Button
          size="large"
          disabled={chosen === undefined}
          onClick={() => {
            if (chosen !== undefined) model.take(chosen);
          }}
        >
          Deliver here
        </Button>
        <Button look="secondary" size="large" onClick={() => model.edit(task, undefined)}>
          Add a new address
        </Button>
      </div>
    </div>
  );
});

export interface EditAddressProps {
  readonly model: SaveAddressViewModel;
  /** A guest's address belongs to one order, so it has no default. */
  readonly mayBeDefault: boolean;
}

const FORM_ID = 'edit-address';

/** ADD_NEW_ADDRESS and EDIT_ADDRESS (CHK-04). */
export const EditAddress = observer(({ model, mayBeDefault }: EditAddressProps): ReactElement => {
  const { address, submission, isDefault, use } = model;
  return (
    <form
      id={FORM_ID}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit();
      }}
    >
      <FormMessage message={submission.problem?.message} isPending={submission.isPending} />
      <FormSummary form={address.form} formId={FORM_ID} />
      <AddressFields model={address} formId={FORM_ID} purpose={use === 'delivery' ? 'shipping' : 'billing'} />
      {mayBeDefault ? (
        <Checkbox
          checked={isDefault}
          onChange={(event) => model.setDefault(event.target.checked)}
          label={USE_AS_DEFAULT[use]}
        />
      ) : null}
      <div className={styles.next}>
        <Button type="submit" size="large" pending={submission.isPending}>
          Save address
        </Button>
      </div>
    </form>
  );
});

const Choice = ({
  title,
  address,
  isChosen,
  choose,
}: {
  readonly title: string;
  readonly address: Address;
  readonly isChosen: boolean;
  readonly choose: () => void;
}): ReactElement => (
  <Radio
    name="decision"
    checked={isChosen}
    onChange={choose}
    className={styles.option}
    label={
      <>
        <b>{title}</b>
        <AddressLines address={address} isShort />
      </>
    }
  />
);

export interface AddressValidationProps {
  readonly question: AddressQuestion;
  readonly onAnswer: (address: Address) => void;
}

/** ADDRESS_VALIDATION and EDIT_ADDRESS_VALIDATION: the typed address beside what the directory would write (CHK-03). */
export const AddressValidation = ({ question, onAnswer }: AddressValidationProps): ReactElement => {
  const { typed, suggestions } = question;
  const [decision, setDecision] = useState<Address>(suggestions[0] ?? typed);
  return (
    <div className={styles.form}>
      <fieldset className={styles.group}>
        <legend className={styles.hiddenLegend}>Which address is right?</legend>
        {suggestions.map((address) => (
          <Choice
            key={addressText(address)}
            title="We suggest"
            address={address}
            isChosen={decision === address}
            choose={() => setDecision(address)}
          />
        ))}
        <Choice title="You entered" address={typed} isChosen={decision === typed} choose={() => setDecision(typed)} />
      </fieldset>
      <div className={styles.next}>
        <Button size="large" onClick={() => onAnswer(decision)}>
          {decision === typed ? 'Keep what I entered' : 'Use suggested address'}
        </Button>
      </div>
    </div>
  );
};
