import type { ReactElement } from 'react';
import { CheckoutHeader } from '../../../ui/checkout/checkout-header';
import type { ChromeData } from '../../../ui/page/page-data';

/** The header of the checkout's pages (CHK-01). */
export const checkoutHeader = ({ brand, cart }: Pick<ChromeData, 'brand' | 'cart'>): ReactElement => (
  <CheckoutHeader brand={brand} count={cart?.totalCartQuantity} />
);
