import { CONTENT_PATHS } from '../../core/paths/content-paths';
import { LINKS } from '../../core/paths/links';
import { HttpShopper, type ShopResponse } from '../support/http-shopper';
import { hrefsOf, isInternal } from '../support/links';
import { findProducts, PATHS } from '../support/sample-products';
import { addToCart } from './checkout-page';

const HOPS = 3;
const AT_ONCE = 4;

const pathnameOf = (href: string): string => new URL(href, 'https://shop.test').pathname;

/** A busy shop may respond that a page timed out; such a page is requested once more. */
const get = async (shopper: HttpShopper, path: string): Promise<ShopResponse> => {
  const response = await shopper.get(path);
  return response.status === 503 ? shopper.get(path) : response;
};

/** The final response after redirects within this shop. */
const arriveAt = async (shopper: HttpShopper, path: string, hops = HOPS): Promise<ShopResponse> => {
  const response = await get(shopper, path);
  const next = response.headers.get('location');
  return next !== null && isInternal(next) && hops > 0 ? arriveAt(shopper, next, hops - 1) : response;
};

/** The responses of all addresses in order; requested in small batches, because none may take longer than 2.4 s. */
const responsesOf = async (
  paths: ReadonlyArray<string>,
  request: (path: string) => Promise<ShopResponse>,
): Promise<ReadonlyArray<ShopResponse>> => {
  const responses: ShopResponse[] = [];
  const waiting = paths.entries();
  const askNext = async (): Promise<void> => {
    for (const [place, path] of waiting) responses[place] = await request(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  return responses;
};

/** The addresses whose response is not a page. */
const deadOf = async (paths: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const responses = await responsesOf(paths, (path) => arriveAt(new HttpShopper(), path));
  return responses.flatMap(({ status }, place) => (status === 200 ? [] : [`${paths[place]} → ${status}`]));
};

const headOf = ({ text }: ShopResponse) => ({
  title: /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? '',
  description: /<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? '',
  canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1] ?? '',
  isIndexed: !text.includes('<meta name="robots" content="noindex">'),
});

/** Every page linked from the entry pages, including the cart with an item. */
const collectLinks = async (): Promise<ReadonlyArray<string>> => {
  const { inStock, outOfStock, liveAnimal } = await findProducts();
  const buyer = new HttpShopper();
  await addToCart(buyer, { sku: inStock[0]?.sku ?? '' });
  const { home, category, brand, search, emptySearch, cart, signIn, signOut, nowhere } = PATHS;
  const arrivals = [home, category, brand, search, emptySearch, cart, signIn, signOut, nowhere, LINKS.checkout];
  const products = [inStock[0], outOfStock, liveAnimal].map((tile) => tile?.url ?? '');
  const pages = [
    ...(await responsesOf([...arrivals, ...products], (path) => get(new HttpShopper(), path))),
    await get(buyer, cart),
  ];
  return [
    ...new Set(
      pages
        .flatMap(({ text }) => hrefsOf(text))
        .filter(isInternal)
        .map(pathnameOf),
    ),
  ];
};

test('[RTE-07] every link of home, lists, products, cart, sign-in, header and footer leads to a page', async () => {
  const links = await collectLinks();
  expect(links.length).toBeGreaterThan(150);
  expect(links).toEqual(expect.arrayContaining([LINKS.home, '/shipping', LINKS.trackOrder]));
  expect(await deadOf(links)).toEqual([]);
}, 120_000);

test('[RTE-07] every content page exists, and all of its links work', async () => {
  const shopper = new HttpShopper();
  const sitemap = (await shopper.get('/sitemap-1.xml')).text;
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/\/(category|brand|store-locator)\//.test(path) && path !== LINKS.home);
  expect(listed).toEqual(expect.arrayContaining(['/shipping', '/shop/en/petcostore/s/careers']));
  const paths = [...new Set([...listed, ...CONTENT_PATHS])];
  const responses = await responsesOf(paths, (path) => get(shopper, path));
  expect(responses.map(({ status }, index) => `${paths[index]} ${status}`)).toEqual(paths.map((path) => `${path} 200`));
  const links = new Set(
    responses
      .flatMap(({ text }) => hrefsOf(text))
      .filter(isInternal)
      .map(pathnameOf),
  );
  expect(await deadOf([...links])).toEqual([]);
}, 120_000);

test('[RTE-10] content pages have their own head, and the sitemap lists the indexed ones', async () => {
  const shopper = new HttpShopper();
  const sitemap = (await shopper.get('/sitemap-1.xml')).text;
  const paths = ['/shop/en/petcostore/s/vital-care', LINKS.creditCard, ...CONTENT_PATHS];
  const heads = new Map<string, ReturnType<typeof headOf>>();
  for (const path of paths) heads.set(path, headOf(await shopper.get(path)));
  for (const field of ['title', 'description'] as const) {
    const values = [...heads.values()].map((head) => head[field]);
    expect(values).not.toContain('');
    expect(new Set(values).size).toBe(heads.size);
  }
  for (const [path, { canonical, isIndexed }] of heads) {
    expect(canonical).toBe(shopper.address + path);
    expect([path, sitemap.includes(`<loc>${canonical}</loc>`)]).toEqual([path, isIndexed]);
  }
});

test('[RTE-10] pages of orders are not indexed', async () => {
  const { isIndexed } = headOf(await new HttpShopper().get(LINKS.trackOrder));
  expect(isIndexed).toBe(false);
});

test('[RTE-07] the account address leads a guest to the sign-in and back, with any query', async () => {
  const shopper = new HttpShopper();
  for (const query of ['', '?myAcctMain=1&catalogId=10051&langId=-1&storeId=10151&myAccountActivePage=myAccount']) {
    const { status, headers } = await shopper.get(LINKS.myAccount + query);
    expect([status, headers.get('location')]).toEqual([
      302,
      `${LINKS.signIn}?URL=${encodeURIComponent(LINKS.myAccount)}`,
    ]);
  }
});

test('[RTE-09] a missing content page is not found', async () => {
  const { status } = await new HttpShopper().get('/shop/en/petcostore/s/no-such-page');
  expect(status).toBe(404);
});
