import nock from 'nock';
import { makeShop } from '../../composition/roots/shop';
import type { Page } from '../../composition/page/page';
import { PAGES } from '../../composition/pages/pages';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { comparePath } from '../../core/paths/compare-path';
import { brandPath, categoryPath, HOME_PATH, searchPath } from '../../core/paths/paths';
import { startEmbeddedBackend, type EmbeddedBackend } from '../adapters/embedded/embedded-backend';
import { FakeLogger } from '../fakes/fake-logger';
import { EMPTY_SHELL } from '../support/empty-shell';
import { HCL_BACKEND } from '../support/hcl-backend';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { configWith, openStorefront, type Storefront } from '../support/storefront';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import type { ProductTile } from '../../core/catalogue/tile';

const LISTING = categoryPath('dog/dog-food');
const PLACE = {
  USER_SET_PREFERRED_STORE_ID: '1101',
  USER_SET_PREFERRED_STORE_LOCATION_ID: '13501',
  USER_SET_PREFERRED_STORE_NAME: 'Mission%20Valley',
  USER_SET_ZIP: '10003',
};

const opened: Storefront[] = [];
let backend: EmbeddedBackend;
let tile: ProductTile;
/** The address of another product of its kind. */
let otherUrl: string;
/** A guest, a guest with a cart and a store, and a member with a name, a cart and a store. */
let shoppers: ReadonlyArray<ReadonlyMap<string, string>>;

/** Opens a shop with empty caches. Its pages go through the page cache only for guests without an identity. */
const openShop = async (): Promise<{ readonly address: string; readonly logger: FakeLogger }> => {
  const settings = { COMMERCE_ORIGIN: backend.origin, UPSTREAM_TIMEOUT_MS: '20000' };
  const logger = new FakeLogger();
  const parts = { config: configWith(settings), logger, backend: HCL_BACKEND, resilience: { fetch } };
  const storefront = await openStorefront({ ...makeShop(parts, () => EMPTY_SHELL), settings });
  opened.push(storefront);
  return { address: await storefront.app.listen({ port: 0, host: '127.0.0.1' }), logger };
};

const visit = async (address: string, cookies: ReadonlyMap<string, string>, path: string): Promise<string> => {
  const shopper = new HttpShopper(address);
  for (const [name, value] of cookies) shopper.cookies.set(name, value);
  const { status, text } = await shopper.get(path);
  expect(status).toBe(200);
  // The search service gives each response an id of its own.
  return text.replaceAll(address, 'http://shop.test').replace(/"resultId":"[^"]+"/g, '"resultId":""');
};

/** Pages of every kind that keeps its markup, the names of which are in `PAGES`. */
const paths = (): ReadonlyArray<string> => [
  HOME_PATH,
  LISTING,
  `${LISTING}?sort=rating&price=5-60`,
  `${LISTING}?filters=all`,
  searchPath('dog'),
  brandPath('merrick'),
  tile.url,
  comparePath([tile.url, otherUrl]),
  categoryPath('dog'),
  '/help',
];

/** Returns the first place of each page that is not as expected. */
const difference = (pages: ReadonlyArray<string>, expected: ReadonlyArray<string>): ReadonlyArray<string> =>
  pages.flatMap((page, index) => {
    const other = expected[index] ?? '';
    if (page === other) return [];
    const at = [...page].findIndex((sign, position) => sign !== other[position]);
    return [`${index}: ${page.slice(at - 80, at + 80)} – expected: ${other.slice(at - 80, at + 80)}`];
  });

/** Opens the pages in a shop that only this shopper visits, where main is rendered for each request. */
const renderedAlone = async (cookies: ReadonlyMap<string, string>): Promise<ReadonlyArray<string>> => {
  const replaced = Object.values<Page>(PAGES).flatMap((page) =>
    page.server === undefined ? [] : [jest.replaceProperty(page, 'server', { ...page.server, mainShows: undefined })],
  );
  const { address } = await openShop();
  const pages = [];
  for (const path of paths()) pages.push(await visit(address, cookies, path));
  for (const property of replaced) property.restore();
  return pages;
};

beforeAll(async () => {
  nock.restore();
  backend = await startEmbeddedBackend();
  const shop = await openShop();
  const guest = new HttpShopper(shop.address);
  const { status, text } = await guest.get(LISTING);
  // A failure names its cause: the log says which call failed.
  if (status !== 200) throw new Error(`the listing has status ${status}: ${JSON.stringify(shop.logger.lines)}`);
  const listing = pageDataOf(text).data as ListingData;
  const found = listing.listing.products.find(({ availableOnline }) => availableOnline);
  if (found === undefined) throw new Error('the listing has no product that is sent');
  tile = found;
  otherUrl = listing.listing.products.find(({ url }) => url !== tile.url)?.url ?? '';
  const buyer = new HttpShopper(shop.address);
  await buyer.post(FORM_ACTIONS.addToCart, { partNumber: tile.sku, quantity: '1' });
  const member = new HttpShopper(shop.address);
  await member.post(FORM_ACTIONS.signIn, { ...(await guest.makeAccount('Robin')), URL: HOME_PATH });
  await member.post(FORM_ACTIONS.addToCart, { partNumber: tile.sku, quantity: '2' });
  shoppers = [new Map(), new Map([...buyer.cookies, ...Object.entries(PLACE)]), new Map(member.cookies)];
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});
afterAll(() => backend?.close());

test('[PLT-03] every page is the same bytes with kept markup as rendered for its request alone, for every shopper', async () => {
  const alone = [];
  for (const cookies of shoppers) alone.push(await renderedAlone(cookies));
  const shop = await openShop();
  for (const [index, path] of paths().entries()) {
    const expected = alone.map((pages) => pages[index] ?? '');
    // The second round gets what the first has kept, also from other shoppers.
    const first = await Promise.all(shoppers.map((cookies) => visit(shop.address, cookies, path)));
    const again = await Promise.all([...shoppers].reverse().map((cookies) => visit(shop.address, cookies, path)));
    expect([path, ...difference(first, expected)]).toEqual([path]);
    expect([path, ...difference(again.reverse(), expected)]).toEqual([path]);
  }
});

test('[PLT-03] the shoppers of this test see different pages, and none has another’s name, cart or store', async () => {
  const shop = await openShop();
  for (const path of [HOME_PATH, LISTING, tile.url]) {
    const pages = await Promise.all(shoppers.map((cookies) => visit(shop.address, cookies, path)));
    expect(pages.map((html) => html.includes('Robin'))).toEqual([false, false, true]);
    expect(pages.map((html) => html.includes('Mission Valley'))).toEqual([false, true, false]);
    expect(pages.map((html) => pageDataOf(html).chrome.cart?.totalCartQuantity)).toEqual([0, 1, 2]);
  }
});

test('[PLT-03] every page with kept markup is among those that are compared', () => {
  const keeping = Object.entries(PAGES).flatMap(([name, { server }]) =>
    server?.mainShows === undefined ? [] : [name],
  );
  expect(keeping.sort()).toEqual([
    'brand',
    'category',
    'compare',
    'content',
    'department',
    'home',
    'product',
    'search',
  ]);
});
