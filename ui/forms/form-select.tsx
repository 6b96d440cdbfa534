import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Select, type SelectProps } from '../design/select';
import { fieldId } from './field-id';
import type { FormViewModel } from './form-view-model';

export interface FormSelectProps<Key extends string> extends Pick<SelectProps, 'hint' | 'options' | 'required'> {
  readonly form: FormViewModel<Key>;
  /** Element id of the form. */
  readonly formId: string;
  /** The field's key, and its name in a posted form. */
  readonly name: Key;
}

/** A select bound to a form's model: it shows the value and the errors, and reports each change (FRM-01). */
export const FormSelect = observer(
  <Key extends string>({ form, formId, name, ...select }: FormSelectProps<Key>): ReactElement => {
    const { label, value, errors } = form.field(name);
    return (
      <Select
        {...select}
        id={fieldId(formId, name)}
        name={name}
        label={label}
        value={value}
        error={errors}
        onChange={({ target }) => form.change(name, target.value)}
      />
    );
  },
);
