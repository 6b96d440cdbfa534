import type { BackendCookies } from '@shop/adapters/session/backend-cookies';

/** Both identify a shopper: a guest by the cart, a customer by the session. The engine itself removes them. */
export const cookies: BackendCookies = {
  passed: ['toy_session', 'toy_cart'],
  identity: ['toy_session', 'toy_cart'],
};
