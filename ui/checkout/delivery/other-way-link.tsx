import type { ReactElement, ReactNode } from 'react';
import { CART_PATH } from '../../../core/paths/paths';
import { ButtonLink } from '../../design/button';

/** The way to the cart, where each item is shipped, picked up or delivered on the same day instead (CHK-02). */
const ToCart = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <ButtonLink href={CART_PATH} look="secondary" size="small">
    {children}
  </ButtonLink>
);

/** The way to the cart for a shipment, or for what is shipped; `what` is changed there, such as `pickup`. */
export const ChangeInCart = ({ what }: { readonly what: string }): ReactElement => (
  <ToCart>Change {what} in cart</ToCart>
);

/** The way to the cart for items that cannot be brought to the address in the chosen way (CHK-02). */
export const OtherWayLink = (): ReactElement => <ToCart>Choose another way in your cart</ToCart>;
