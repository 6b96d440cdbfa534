import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { FloatField, FloatPasswordField } from '../design/float-field';
import type { FormFieldProps } from './form-field';
import { boundInput } from './form-field';

/** A field of a form's model with its label floating inside; otherwise as FormField. */
export const FloatFormField = observer(<Key extends string>(props: FormFieldProps<Key>): ReactElement => {
  const { type, autoComplete } = props;
  const shared = { ...boundInput(props), autoComplete };
  return type === 'password' ? <FloatPasswordField {...shared} /> : <FloatField {...shared} type={type} />;
});
