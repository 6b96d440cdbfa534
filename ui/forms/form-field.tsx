import { observer } from 'mobx-react-lite';
import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import { Field } from '../design/field';
import type { FIRST_FOCUS } from '../design/first-focus';
import { PasswordField } from '../design/password-field';
import { fieldId } from './field-id';
import type { FormViewModel } from './form-view-model';

export interface FormFieldProps<Key extends string> extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'aria-describedby'
  | 'aria-invalid'
  | 'autoCapitalize'
  | 'inputMode'
  | 'maxLength'
  | 'required'
  | 'spellCheck'
  | 'type'
> {
  readonly form: FormViewModel<Key>;
  /** Id of the form in its document. */
  readonly formId: string;
  /** The field's key, and its name when the form is posted without scripts. */
  readonly name: Key;
  /** Its name when posted, where whoever takes the form calls it otherwise. */
  readonly postedAs?: string;
  readonly autoComplete: string;
  readonly hint?: ReactNode;
  /** In a dialog, the focus goes here first (MOD-07). */
  readonly [FIRST_FOCUS]?: true | undefined;
}

interface BoundInput extends Omit<FormFieldProps<string>, 'form' | 'formId' | 'type' | 'autoComplete' | 'postedAs'> {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: ReadonlyArray<string>;
  readonly onChange: (event: { readonly target: HTMLInputElement }) => void;
}

/** What ties an input to its field in the form's model. */
export const boundInput = <Key extends string>(props: FormFieldProps<Key>): BoundInput => {
  const { form, formId, name, postedAs = name, autoComplete: _autoComplete, type: _type, ...input } = props;
  const { label, value, errors } = form.field(name);
  return {
    ...input,
    id: fieldId(formId, name),
    name: postedAs,
    label,
    value,
    error: errors,
    onChange: ({ target }) => form.change(name, target.value),
  };
};

/** A field of a form's model: its value, its errors beside it, and every change back to the model (FRM-01). */
export const FormField = observer(<Key extends string>(props: FormFieldProps<Key>): ReactElement => {
  const { type, autoComplete } = props;
  const shared = boundInput(props);
  return type === 'password' ? (
    <PasswordField {...shared} autoComplete={autoComplete === 'new-password' ? autoComplete : 'current-password'} />
  ) : (
    <Field {...shared} type={type} autoComplete={autoComplete} />
  );
});
