import type { ReactElement } from 'react';
import type { OrderReference } from '../../../core/paths/order-paths';

export interface OrderFieldsProps {
  readonly orderId: string;
  readonly reference: OrderReference;
  /** For forms that change the order; see `OrderToChange`. */
  readonly changeKey?: string | undefined;
}

/**
 * The hidden fields with which a form names its order: the number, the token of an address that has one, and the key of a
 * change.
 */
export const OrderFields = ({ orderId, reference, changeKey }: OrderFieldsProps): ReactElement => (
  <>
    <input type="hidden" name="orderId" value={orderId} />
    {'token' in reference ? <input type="hidden" name="orderToken" value={reference.token} /> : null}
    {changeKey === undefined ? null : <input type="hidden" name="changeKey" value={changeKey} />}
  </>
);
