import type { ReactElement } from 'react';
import CircleHelp from 'lucide-react/icons/circle-help';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { Brand } from '../../core/configuration/brand';
import { CART_PATH, HELP_PATH, HOME_PATH } from '../../core/paths/paths';
import { OWN_HEADER } from '../chrome/page-regions';
import { Logo } from '../design/logo';

export interface CheckoutHeaderProps {
  readonly brand: Brand;
  /** The number of items in the cart; undefined while it cannot be read, so that a full cart does not look empty. */
  readonly count: number | undefined;
}

/** The header of the checkout: logo, help and cart, and nothing that leads away from paying (CHK-01). */
export const CheckoutHeader = ({ brand, count }: CheckoutHeaderProps): ReactElement => (
  <div className="checkout-header" {...{ [OWN_HEADER]: '' }}>
    <a href={HOME_PATH} aria-label={`${brand.shop} home`}>
      <Logo shop={brand.shop} />
    </a>
    <nav aria-label="Checkout">
      <a href={HELP_PATH}>
        <CircleHelp size={22} aria-hidden />
        Help
      </a>
      <a href={CART_PATH}>
        <ShoppingCart size={22} aria-hidden />
        {count === undefined ? 'Cart' : `Cart (${count})`}
      </a>
    </nav>
  </div>
);
