import type { ReactElement } from 'react';
import { CART_PATH } from '../../../core/paths/paths';
import { ButtonLink } from '../../design/button';

/** The way to the cart for items that cannot be brought to the address in the chosen way (CHK-02). */
export const OtherWayLink = (): ReactElement => (
  <ButtonLink href={CART_PATH} look="secondary" size="small">
    Choose another way in your cart
  </ButtonLink>
);
