import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { PasswordField, type PasswordFieldProps } from '../design/password-field';
import { boundInput, type FormFieldProps } from './form-field';

export interface FormPasswordFieldProps<Key extends string>
  extends Omit<FormFieldProps<Key>, 'type' | 'autoComplete'>, Pick<PasswordFieldProps, 'autoComplete'> {}

/** A password bound to a form's model, as `FormField`. */
export const FormPasswordField = observer(<Key extends string>(props: FormPasswordFieldProps<Key>): ReactElement => (
  <PasswordField {...boundInput(props)} autoComplete={props.autoComplete} />
));
