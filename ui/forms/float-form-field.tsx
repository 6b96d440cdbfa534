import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { FloatField, FloatPasswordField } from '../design/float-field';
import type { FormFieldProps } from './form-field';
import { boundInput } from './form-field';

/** Like FormField, with the label floating inside the field. */
export const FloatFormField = observer(<Key extends string>(props: FormFieldProps<Key>): ReactElement => {
  const { type, autoComplete } = props;
  const shared = { ...boundInput(props), autoComplete };
  return type === 'password' ? <FloatPasswordField {...shared} /> : <FloatField {...shared} type={type} />;
});
