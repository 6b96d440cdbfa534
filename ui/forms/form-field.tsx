import { observer } from 'mobx-react-lite';
import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import type { FormField as FieldState } from '../../core/forms/form';
import { Field } from '../design/field';
import type { FIRST_FOCUS } from '../design/first-focus';
import { fieldId } from './field-id';

/** The part of a form's model that a field uses. */
export interface BoundForm<Key extends string> {
  readonly field: (key: Key) => FieldState;
  readonly change: (key: Key, typed: string) => void;
}

export interface FormFieldProps<Key extends string> extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'aria-describedby'
  | 'aria-invalid'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'inputMode'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'required'
  | 'spellCheck'
  | 'type'
> {
  readonly form: BoundForm<Key>;
  /** Element id of the form. */
  readonly formId: string;
  /** The field's key, and its name in a posted form. */
  readonly name: Key;
  /** The name in a posted form, if it differs from the key. */
  readonly postedAs?: string;
  readonly autoComplete: string;
  readonly hint?: ReactNode;
  /** The element that receives the focus when the dialog opens (MOD-07). */
  readonly [FIRST_FOCUS]?: true | undefined;
}

interface BoundInput extends Omit<FormFieldProps<string>, 'form' | 'formId' | 'type' | 'autoComplete' | 'postedAs'> {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: ReadonlyArray<string>;
  readonly onChange: (event: { readonly target: HTMLInputElement }) => void;
}

/** Returns the props that bind an input to its field in the form's model. */
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

/** A field bound to a form's model: it shows the value and the errors, and reports each change (FRM-01). */
export const FormField = observer(<Key extends string>(props: FormFieldProps<Key>): ReactElement => (
  <Field {...boundInput(props)} type={props.type} autoComplete={props.autoComplete} />
));
