import { observer } from 'mobx-react-lite';
import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import { Field } from '../design/field';
import { PasswordField } from '../design/password-field';
import { fieldId } from './field-id';
import type { FormViewModel } from './form-view-model';

export interface FormFieldProps<Key extends string> extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoCapitalize' | 'autoFocus' | 'inputMode' | 'maxLength' | 'required' | 'spellCheck' | 'type'
> {
  readonly form: FormViewModel<Key>;
  /** Id of the form in its document. */
  readonly formId: string;
  /** The field's key, and its name when the form is posted without scripts. */
  readonly name: Key;
  readonly autoComplete: string;
  readonly hint?: ReactNode;
}

/** A field of a form's model: its value, its errors beside it, and every change back to the model (FRM-01). */
export const FormField = observer(
  <Key extends string>({ form, formId, name, autoComplete, type, ...input }: FormFieldProps<Key>): ReactElement => {
    const { label, value, errors } = form.field(name);
    const shared = {
      ...input,
      id: fieldId(formId, name),
      name,
      label,
      value,
      error: errors,
      onChange: ({ target }: { target: HTMLInputElement }) => form.change(name, target.value),
    };
    return type === 'password' ? (
      <PasswordField {...shared} autoComplete={autoComplete === 'new-password' ? autoComplete : 'current-password'} />
    ) : (
      <Field {...shared} type={type} autoComplete={autoComplete} />
    );
  },
);
