import { TOY_CART } from './toy-cart-cookie';
import type { BackendCookies } from '@shop/adapters/session/backend-cookies';

/**
 * Both identify a customer: a guest by the cart, a customer by the session. The session is the engine's cookie; the id of
 * the cart is kept by the storefront (`toy-cart-id.ts`) and never sent to the engine as a cookie.
 */
export const cookies: BackendCookies = {
  passed: ['toy_session'],
  identity: ['toy_session', TOY_CART],
};
