import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Cart } from '../../../core/cart/cart';
import { CheckoutFrame } from '../../checkout/frame/checkout-frame';
import { DeliveryForm, type DeliveryFormProps } from '../../checkout/delivery/delivery-form';

export interface DeliveryPageProps extends Omit<DeliveryFormProps, 'cart'> {
  readonly cart: { readonly cart: Cart };
}

/** The second step: where, how and when the order arrives. */
export const DeliveryPage = observer(({ cart, ...form }: DeliveryPageProps): ReactElement => (
  <CheckoutFrame step="delivery" title="Delivery options" checkout={form.checkout} cart={cart}>
    <DeliveryForm {...form} cart={cart.cart} />
  </CheckoutFrame>
));
