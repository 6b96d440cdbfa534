import type { ReactElement } from 'react';
import type { OrderReference } from '../../../core/paths/order-paths';

export interface OrderFieldsProps {
  readonly orderId: string;
  readonly reference: OrderReference;
}

/** The hidden fields with which a form names its order: the number, and the token of an address that has one. */
export const OrderFields = ({ orderId, reference }: OrderFieldsProps): ReactElement => (
  <>
    <input type="hidden" name="orderId" value={orderId} />
    {'token' in reference ? <input type="hidden" name="orderToken" value={reference.token} /> : null}
  </>
);
