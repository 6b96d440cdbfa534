import { startBackend } from '../backend/commerce/support/backend-under-test';
import { openStorefront } from '../support/storefront';
import { commerceSeeds } from './seeds/commerce-seeds';
import type { ShopFacts } from './seeds/seed';
import { serviceSeeds } from './seeds/service-seeds';
import { discoverProxySeeds, storefrontSeeds } from './seeds/storefront-seeds';
import { FORM_ROUTES, formRouteOf } from './support/form-routes';
import { routesOf } from './support/registered-routes';

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

  it('[PLT-03] [CRT-04] every form that a page of the storefront lists, those of checkout and orders included', () => {
    const posted = new Set(
      storefrontSeeds(FACTS).flatMap(({ form, path }) => (form === undefined ? [] : [formRouteOf(path)])),
    );
    expect(FORM_ROUTES.length).toBeGreaterThan(80);
    expect(FORM_ROUTES.filter((route) => !posted.has(route))).toEqual([]);
  });
});
