import type { Checkout } from '../../core/checkout/checkout';

/** The checkout as pages show it; the cart belongs to the chrome of every page. */
export type ShownCheckout = Omit<Checkout, 'cart'>;
