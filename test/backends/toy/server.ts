import * as E from 'fp-ts/Either';
import type { ProxyRules } from '@shop/adapters/server/proxies/backend-proxy-rules';
import type { MakeServerBackend } from '@shop/composition/backend/backend';
import { allBut } from '@shop/core/configuration/capabilities';
import { toyCartId } from './toy-cart-id';
import { ToyProductCatalogue } from './toy-product-catalogue';
import { BASE, clientOf, personalPorts, searchPorts } from './toy-ports';

/** The calls that pages make; the server itself needs no rule. */
const proxy: ProxyRules = {
  routes: [
    { method: 'GET', path: `${BASE}products`, kind: 'public', resource: 'products' },
    { method: 'GET', path: `${BASE}categories`, kind: 'public', resource: 'categories' },
    { method: 'POST', path: `${BASE}carts`, kind: 'essential', resource: 'carts' },
    { method: 'GET', path: `${BASE}carts/@cart`, kind: 'personal', resource: 'carts' },
    {
      method: 'POST',
      path: `${BASE}carts/@cart/owner`,
      kind: 'essential',
      resource: 'carts',
      noContentStatuses: [404],
    },
    { method: 'POST', path: `${BASE}carts/@cart/lines`, kind: 'essential', resource: 'carts' },
    { method: 'PATCH', path: `${BASE}carts/@cart/lines/*`, kind: 'essential', resource: 'carts' },
    { method: 'DELETE', path: `${BASE}carts/@cart/lines/*`, kind: 'essential', resource: 'carts' },
    { method: 'POST', path: `${BASE}customers`, kind: 'essential', resource: 'customers' },
    { method: 'GET', path: `${BASE}customers/me`, kind: 'personal', resource: 'customers' },
    { method: 'GET', path: `${BASE}customers/me/cart`, kind: 'personal', resource: 'carts' },
    { method: 'POST', path: `${BASE}sessions`, kind: 'essential', resource: 'sessions' },
    { method: 'DELETE', path: `${BASE}sessions/current`, kind: 'essential', resource: 'sessions' },
  ],
};

/** A shop over the toy engine: catalogue, search, cart and accounts. */
export const makeBackend: MakeServerBackend = () =>
  E.right({
    capabilities: allBut([
      'save-for-later',
      'lists',
      'stores',
      'pickup',
      'same-day',
      'password-reset',
      'sign-in-links',
      'google-sign-in',
      'rewards',
      'card',
      'promotion-codes',
      'deals',
      'brands',
      'repeat-delivery',
      'appointments',
      'memberships',
      'pets',
      'questions',
      'stock-notices',
      'reviews',
      'checkout',
      'orders',
      'espots',
      'content-pages',
      'chat-answers',
      'recommendations',
      'sponsored-ads',
    ]),
    proxy,
    keptValues: [toyCartId],
    publicPorts: (client) => ({
      catalogue: new ToyProductCatalogue(clientOf(client, 'catalogue')),
      search: searchPorts(clientOf(client, 'search')),
    }),
    personalPorts: (client) => personalPorts(clientOf(client, 'commerce')),
  });
