import type { ReactElement } from 'react';
import { ORDER_FORM_ACTIONS } from '../../../core/paths/order-form-actions';
import { PostedForm, type PostedFormProps } from '../shared/posted-form';

export interface OnceFormProps extends Omit<PostedFormProps, 'action' | 'check' | 'element'> {
  readonly action: 'cancelOrder' | 'returnItems' | 'buyAgain' | 'lookUpOrder';
}

/** A form about an order, which is posted once. */
export const OnceForm = ({ action, ...form }: OnceFormProps): ReactElement => (
  <PostedForm {...form} action={ORDER_FORM_ACTIONS[action]} />
);
