import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { startBackend } from '../backend/commerce/support/backend-under-test';
import { ACCOUNT_FORM_ACTIONS } from '../../core/paths/account-form-actions';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { CARD_FORM_ACTIONS } from '../../core/paths/card-form-actions';
import { PET_FORM_ACTIONS } from '../../core/paths/pet-form-actions';
import { REPEAT_FORM_ACTIONS } from '../../core/paths/repeat-delivery-forms';
import { ORDER_FORM_ACTIONS } from '../../core/paths/order-form-actions';
import { openStorefront } from '../support/storefront';
import { commerceSeeds } from './seeds/commerce-seeds';
import type { ShopFacts } from './seeds/seed';
import { serviceSeeds } from './seeds/service-seeds';
import { discoverProxySeeds, storefrontSeeds } from './seeds/storefront-seeds';

const FACTS: ShopFacts = {
  productId: '1',
  productUrl: 'a-1',
  skuId: '2',
  partNumber: 'SKU-1',
  productPartNumber: 'PN-1',
  categoryId: '10300',
  categoryPath: 'dog',
  brandSlug: 'merrick',
  storeId: '1101',
  imagePath: '/images/products/PN-1.jpg',
  accessToken: 'token',
};

/** Method and pattern of each route that is registered while `start` runs. HEAD is left out, as Fastify adds it to GET. */
const routesOf = async (
  start: () => Promise<{ readonly close: () => Promise<void> }>,
): Promise<ReadonlyArray<string>> => {
  const routes: string[] = [];
  const collect = ({ method, url }: RouteOptions): void => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
  };
  const onInitialized = (message: unknown): void => {
    (message as { readonly fastify: FastifyInstance }).fastify.addHook('onRoute', collect);
  };
  subscribe('fastify.initialization', onInitialized);
  try {
    const server = await start();
    await server.close();
  } finally {
    unsubscribe('fastify.initialization', onInitialized);
  }
  return routes;
};

/** Development pages are not served by a shop that other machines can reach. */
const isPublic = (route: string): boolean => !/ \/dev\//.test(route);

const missing = (
  routes: ReadonlyArray<string>,
  seeds: ReadonlyArray<{ readonly route: string }>,
): ReadonlyArray<string> => {
  const known = new Set(seeds.map(({ route }) => route));
  return [...new Set(routes)].filter((route) => isPublic(route) && !known.has(route));
};

describe('generated requests are made for', () => {
  it('[PLT-04] every route of the backend', async () => {
    const routes = await routesOf(() => startBackend());
    expect(routes.length).toBeGreaterThan(80);
    expect(missing(routes, [...commerceSeeds(FACTS), ...serviceSeeds(FACTS)])).toEqual([]);
  });

  it('[PLT-03] every route of the storefront', async () => {
    const routes = await routesOf(() => openStorefront());
    expect(routes.length).toBeGreaterThan(30);
    expect(missing(routes, [...storefrontSeeds(FACTS), ...discoverProxySeeds(FACTS)])).toEqual([]);
  });

  it('[PLT-03] [CRT-04] every form of the storefront, those of checkout and orders included', () => {
    const posted = new Set(storefrontSeeds(FACTS).flatMap(({ form, path }) => (form === undefined ? [] : [path])));
    const actions = [
      ...Object.values(FORM_ACTIONS),
      ...Object.values(ORDER_FORM_ACTIONS),
      ...Object.values(ACCOUNT_FORM_ACTIONS),
      ...Object.values(CARD_FORM_ACTIONS),
      ...Object.values(PET_FORM_ACTIONS),
      ...Object.values(REPEAT_FORM_ACTIONS),
    ];
    expect(actions.filter((action) => !posted.has(action))).toEqual([]);
  });
});
