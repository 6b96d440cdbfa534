import 'reflect-metadata';
import type { Page } from '../../composition/page/page';
import { PAGES } from '../../composition/pages/pages';
import { makeShop } from '../../composition/roots/shop';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { LINKS } from '../../core/paths/links';
import { brandPath, CART_PATH, categoryPath, HOME_PATH, SEARCH_PATH } from '../../core/paths/paths';
import { listingUrl } from '../../core/search/listing/listing-url';
import { locatorUrl } from '../../ui/pages/stores/locator-query';
import { FakeLogger } from '../fakes/fake-logger';
import { EMPTY_SHELL } from '../support/empty-shell';
import { HCL_BACKEND } from '../support/hcl-backend';
import { configWith } from '../support/storefront';
import { anyListingQuery } from '../core/search/any-listing-query';
import fc from 'fast-check';

const { readsParameter } = makeShop(
  { config: configWith(), logger: new FakeLogger(), backend: HCL_BACKEND, resilience: {} },
  () => EMPTY_SHELL,
);

/** The names of the parameters of an address that the page at its path does not read. */
const unread = (address: string): ReadonlyArray<string> => {
  const { pathname, searchParams } = new URL(address, 'http://shop.test');
  return [...searchParams.keys()].filter((name) => !readsParameter(pathname)(name));
};

test.each([categoryPath('dog/dog-food'), brandPath('merrick')])(
  '[RTE-04] %s reads every parameter of its links',
  (path) => {
    fc.assert(
      fc.property(anyListingQuery, (query) => {
        expect(unread(listingUrl(path, [['filters', 'all']], query))).toEqual([]);
      }),
    );
  },
);

test.each([
  `${SEARCH_PATH}?query=dog&brand=Merrick&page=2`,
  `${SEARCH_PATH}?searchTerm=dog`,
  `${HOME_PATH}/product/a-product?sku=1&back=1`,
  `${HOME_PATH}/product/a-product?sku=1&chosen=store`,
  '/shop/LogonForm?URL=/a&reset=done&browser=known',
  locatorUrl({ text: '92101', services: ['Grooming'], count: 40 }),
  locatorUrl({ position: { latitude: 1, longitude: 2 } }),
  locatorUrl({ state: 'CA' }),
  '/store-locator/1101?chosen=1101&lat=1&lng=2',
  `${CART_PATH}?added=1&again=4`,
  `${CART_PATH}?moved=pickup:1101&moved=ship`,
  `${LINKS.rewards}?joined=1`,
  // Forms without scripts redirect to these pages when coupons are sent for loading, and when they could not be sent.
  ...[LINKS.rewards, LINKS.offers, CART_PATH].flatMap((path) => [`${path}?loading=1`, `${path}?notLoaded=1`]),
  `${LINKS.forgotPassword}?step=renew&URL=/a`,
  `${LINKS.signOut}?next=/a&URL=/b`,
  `${FORM_ACTIONS.signInLink}?code=1&step=sent&URL=/a`,
  `${FORM_ACTIONS.register}?URL=/a`,
])('the page of %s reads its parameters', (address) => {
  expect(unread(address)).toEqual([]);
});

test('[PLT-04] parameters of campaigns and unknown parameters are read by no page', () => {
  const names = ['utm_source', 'gclid', 'fbclid', 'probe', 'constructor', '__proto__'];
  const read = Object.values<Page>(PAGES).flatMap(({ server }) => server?.reads ?? []);
  expect(names.filter((name) => read.includes(name))).toEqual([]);
  for (const path of [HOME_PATH, SEARCH_PATH, categoryPath('dog'), '/no-such-page', '/%'])
    expect(names.filter((name) => readsParameter(path)(name))).toEqual([]);
});

test('[PLT-04] the home page and pages that do not exist read nothing', () => {
  for (const path of [HOME_PATH, '/no-such-page']) expect(readsParameter(path)('query')).toBe(false);
});
