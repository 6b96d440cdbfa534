import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { US_STATES } from '../../../core/stores/finding/us-states';
import { cx } from '../../design/cx';
import { Select } from '../../design/select';
import { fieldId } from '../../forms/field-id';
import { FormField } from '../../forms/form-field';
import type { AddressFormViewModel } from './address-form-view-model';
import * as styles from './address-fields.module.css';
import { StreetField } from './street-field';

export interface AddressFieldsProps {
  readonly model: AddressFormViewModel;
  readonly formId: string;
  /** Which of the shopper's addresses the browser fills in. */
  readonly purpose: 'shipping' | 'billing';
}

const STATES = [{ value: '', label: 'Choose' }, ...US_STATES.map(({ code, name }) => ({ value: code, label: name }))];

/** The fields of an address, with the autocomplete token and keyboard of each (CHK-03). */
export const AddressFields = observer(({ model, formId, purpose }: AddressFieldsProps): ReactElement => {
  useEffect(() => model.start(), [model]);
  const { form } = model;
  const shared = { form, formId };
  const state = form.field('state');
  const line2 = form.field('line2');
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <FormField {...shared} name="firstName" autoComplete={`${purpose} given-name`} maxLength={64} />
        <FormField {...shared} name="lastName" autoComplete={`${purpose} family-name`} maxLength={64} />
      </div>
      <StreetField model={model} formId={formId} autoComplete={`${purpose} address-line1`} />
      <details className={styles.more} open={line2.value !== '' || undefined}>
        <summary>Add an apartment, suite or unit</summary>
        <FormField
          {...shared}
          name="line2"
          required={false}
          autoComplete={`${purpose} address-line2`}
          maxLength={100}
        />
      </details>
      <noscript>
        <p className={styles.hint}>You can leave city and state empty. We’ll fill them in from your ZIP code.</p>
      </noscript>
      <div className={cx(styles.pair, styles.place)}>
        <FormField
          {...shared}
          name="zipCode"
          inputMode="numeric"
          autoComplete={`${purpose} postal-code`}
          maxLength={10}
        />
        <FormField {...shared} name="city" autoComplete={`${purpose} address-level2`} maxLength={64} />
        <Select
          id={fieldId(formId, 'state')}
          name="state"
          label={state.label}
          options={STATES}
          value={state.value}
          error={state.errors}
          autoComplete={`${purpose} address-level1`}
          onChange={(event) => form.change('state', event.target.value)}
        />
      </div>
    </div>
  );
});
