import nock from 'nock';
import { makeShop } from '../../composition/roots/shop';
import { allBut, CAPABILITIES, type Capability } from '../../core/configuration/capabilities';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { categoryPath } from '../../core/paths/paths';
import { variantUrl } from '../../core/paths/product-paths';
import { startEmbeddedBackend, type EmbeddedBackend } from '../adapters/embedded/embedded-backend';
import { FakeLogger } from '../fakes/fake-logger';
import { EMPTY_SHELL } from '../support/empty-shell';
import { eventually } from '../support/eventually';
import { HCL_BACKEND } from '../support/hcl-backend';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { hrefsOf, isInternal } from '../support/links';
import { TRACES } from './capability-traces';
import { configWith, openStorefront, type Storefront } from '../support/storefront';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import type { ProductTile } from '../../core/catalogue/tile';

const HOME = '/shop/en/petcostore';
const LISTING = categoryPath('dog/dog-food');
const CART = '/shop/OrderItemDisplay';
const SIGN_IN = '/shop/LogonForm';

interface OpenShop {
  readonly address: string;
  readonly requested: ReadonlyArray<string>;
  readonly close: () => Promise<void>;
}

let backend: EmbeddedBackend;
let tile: ProductTile;
let soldOut: ProductTile;
let robin: { readonly email: string; readonly password: string };

const openShop = async (lacking: ReadonlyArray<Capability>): Promise<OpenShop> => {
  const requestsMade: string[] = [];
  const settings = { COMMERCE_ORIGIN: backend.origin, UPSTREAM_TIMEOUT_MS: '20000' };
  const parts = {
    config: configWith(settings),
    logger: new FakeLogger(),
    backend: { ...HCL_BACKEND, capabilities: allBut(lacking) },
    resilience: {
      fetch: (url: URL, init?: RequestInit) => {
        requestsMade.push(url.pathname);
        return fetch(url, init);
      },
    },
  };
  const storefront: Storefront = await openStorefront({ ...makeShop(parts, () => EMPTY_SHELL), settings });
  const address = await storefront.app.listen({ port: 0, host: '127.0.0.1' });
  return { address, requested: requestsMade, close: storefront.close };
};

/** A guest with a filled cart whose browser claims to belong to a member. */
const shoppersOf = async ({ address }: OpenShop): Promise<ReadonlyArray<HttpShopper>> => {
  const guest = new HttpShopper(address);
  await guest.post(FORM_ACTIONS.addToCart, { partNumber: tile.sku, quantity: '1' });
  const member = new HttpShopper(address);
  await member.post(SIGN_IN, { ...robin, URL: HOME });
  member.cookies.set('rUserType', 'R');
  return [new HttpShopper(address), guest, member];
};

/** The readable text of a page and its description, without data for scripts. */
const wordsOf = (html: string): string => {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  // The filters of a list are the search service's own data.
  const page = html
    .replace(/<(script|style|title)\b.*?<\/\1>/gs, ' ')
    .replace(/<section\b[^>]*aria-label="Filters".*?<\/section>/gs, ' ');
  const labels = [...page.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label).join(' ');
  return `${description} ${labels} ${page.replace(/<!-- -->/g, '').replace(/<[^>]*>/g, ' ')}`;
};

const visitAll = async (shop: OpenShop): Promise<ReadonlyArray<{ readonly path: string; readonly html: string }>> => {
  const pages = [];
  for (const shopper of await shoppersOf(shop)) {
    for (const path of [HOME, tile.url, variantUrl(soldOut.url, soldOut.sku), LISTING, CART, SIGN_IN]) {
      const { status, text } = await eventually(async () => {
        const response = await shopper.get(path);
        expect(response.status).toBeLessThan(500);
        return response;
      });
      if (status === 200 || status === 404) pages.push({ path, html: text });
    }
  }
  return pages;
};

beforeAll(async () => {
  nock.restore();
  backend = await startEmbeddedBackend();
  const shop = await openShop([]);
  const shopper = new HttpShopper(shop.address);
  [tile, soldOut] = await eventually(async () => {
    const listings = await Promise.all(
      [LISTING, ...['cat', 'dog', 'fish', 'bird'].map((path) => `${categoryPath(path)}?show=all`)].map(
        async (path) => (pageDataOf((await shopper.get(path)).text).data as ListingData).listing.products,
      ),
    );
    const products = listings.flat();
    const sent = products.find(({ availableOnline, repeatDelivery }) => availableOnline && repeatDelivery);
    const missing = products.find(
      ({ availableOnline, inStoreOnly, showBuyOnlineAndPickInStore, hasOptions, prices }) =>
        !availableOnline && !inStoreOnly && !showBuyOnlineAndPickInStore && !hasOptions && prices.price !== undefined,
    );
    if (sent === undefined || missing === undefined) throw new Error('nothing that is sent, or nothing that is not');
    return [sent, missing];
  });
  robin = await shopper.makeAccount('Robin');
  await shop.close();
});
afterAll(() => backend?.close());

test('the pages of a shop with all capabilities contain every checked link and text', async () => {
  const shop = await openShop([]);
  const pages = await visitAll(shop);
  const text = pages.map(({ html }) => wordsOf(html)).join(' ');
  const hrefs = pages.flatMap(({ html }) => hrefsOf(html));
  // These show on ads, on a refused sign-in, in a disabled menu, or by other services only.
  const elsewhere: ReadonlyArray<Capability> = [
    'same-day',
    'sign-in-links',
    'google-sign-in',
    'appointments',
    'sponsored-ads',
  ];
  const unseen = CAPABILITIES.filter((capability) => {
    const { words } = TRACES[capability];
    return words !== undefined && !words.test(text) && !elsewhere.includes(capability);
  });
  expect(unseen).toEqual([]);
  expect(hrefs.filter(isInternal).length).toBeGreaterThan(50);
  expect(pages.every(({ html }) => !html.includes('"lacking"'))).toBe(true);
  await shop.close();
});

describe.each(CAPABILITIES)('a shop without %s', (capability) => {
  const { pages, forms = [], hrefs, words, markup, requests } = TRACES[capability];
  let shop: OpenShop;
  let seen: Awaited<ReturnType<typeof visitAll>>;

  beforeAll(async () => {
    shop = await openShop([capability]);
    seen = await visitAll(shop);
  });
  afterAll(() => shop?.close());

  test('has no link to it and no mention of it on any page', () => {
    const links = seen.flatMap(({ path, html }) =>
      hrefsOf(html)
        .filter((href) => hrefs?.test(href) === true)
        .map((href) => `${path}: ${href}`),
    );
    const promises = seen.flatMap(({ path, html }) => {
      const found = words?.exec(wordsOf(html));
      return found ? [`${path}: …${wordsOf(html).slice(Math.max(0, found.index - 60), found.index + 60)}…`] : [];
    });
    const marks = seen.filter(({ html }) => markup?.test(html) === true).map(({ path }) => path);
    expect([...new Set([...links, ...promises, ...marks])]).toEqual([]);
  });

  test('makes no requests for it', () => {
    expect(shop.requested.filter((path) => requests?.test(path) === true)).toEqual([]);
  });

  test('has none of its pages and accepts none of its forms', async () => {
    const shopper = new HttpShopper(shop.address);
    for (const path of pages) expect([path, (await shopper.get(path)).status]).toEqual([path, 404]);
    for (const path of forms) expect([path, (await shopper.post(path, {})).status]).toEqual([path, 404]);
  });
});

test('in a shop without capabilities every link and the sitemap lead to existing pages', async () => {
  const shop = await openShop(CAPABILITIES);
  const shopper = new HttpShopper(shop.address);
  const pages = await visitAll(shop);
  const sitemap = (await shopper.get('/sitemap-1.xml')).text;
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const paths = [
    ...new Set(
      [...pages.flatMap(({ html }) => hrefsOf(html)), ...listed]
        .filter(isInternal)
        .map((href) => href.split('#')[0] ?? ''),
    ),
  ];
  // The catalogue determines the number of facets, listing pages and products: a sample of each is enough.
  const some = [
    ...paths.filter((path) => !/\/product\/|[?&]/.test(path)),
    ...paths.filter((path) => /\/product\/|[?&]/.test(path)).slice(0, 12),
  ];
  const dead: string[] = [];
  for (const path of some) {
    const { status } = await shopper.get(path);
    if (status >= 400) dead.push(`${status} ${path}`);
  }
  expect(dead).toEqual([]);
  expect(listed).toContain(HOME);
  const kinds = new Set(
    shop.requested.map((path) => path.replace(/^\/(?:wcs|search)\/resources\/store\/10151\//, '').split('/')[0]),
  );
  expect([...kinds].sort()).toEqual(
    ['cart', 'categoryview', 'guestidentity', 'inventoryavailability', 'order', 'petcoConfig', 'productview']
      .concat([...kinds].filter((kind) => /^(?:|constructor|api)$/.test(kind ?? '')) as string[])
      .sort(),
  );
  await shop.close();
});
