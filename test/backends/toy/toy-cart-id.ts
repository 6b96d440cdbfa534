import type { KeptValue } from '@shop/adapters/server/proxies/kept-values';
import { TOY_CART } from './toy-cart-cookie';

/** Calls whose response is the cart that the shopper has from then on. */
const GIVES_CART: ReadonlyArray<string> = ['POST /v1/carts', 'POST /v1/carts/@cart/owner', 'GET /v1/customers/me/cart'];

/** The engine gives the id of a cart to its client, which sends it in paths. */
export const toyCartId: KeptValue = {
  segment: '@cart',
  cookie: TOY_CART,
  maxAgeSeconds: 30 * 24 * 60 * 60,
  after: ({ method, path }, body) => {
    if (method === 'DELETE' && path === '/v1/sessions/current') return '';
    return GIVES_CART.includes(`${method} ${path}`) ? idOf(body) : undefined;
  },
};

const idOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string' ? body.id : undefined;
