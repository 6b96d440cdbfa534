import type { ReactElement, ReactNode } from 'react';
import { CART_PATH } from '../../../core/paths/paths';
import { ButtonLink } from '../../design/button';
import { VisuallyHidden } from '../../design/visually-hidden';

/** The way to the cart, where each item is shipped, picked up or delivered on the same day instead (CHK-02). */
const ToCart = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <ButtonLink href={CART_PATH} look="secondary" size="small">
    {children}
  </ButtonLink>
);

export interface ChangeInCartProps {
  /** What is changed, such as `pickup`. */
  readonly what: string;
  /** Tells it from others of its kind: a store or a company. Sighted shoppers read it beside the link. */
  readonly which?: string | undefined;
}

/** The way to the cart for a shipment, or for what is shipped. */
export const ChangeInCart = ({ what, which }: ChangeInCartProps): ReactElement => (
  <ToCart>
    Change {what} in cart
    {which === undefined ? null : <VisuallyHidden>: {which}</VisuallyHidden>}
  </ToCart>
);

/** The way to the cart for items that cannot be brought to the address in the chosen way (CHK-02). */
export const OtherWayLink = (): ReactElement => <ToCart>Choose another way in your cart</ToCart>;
