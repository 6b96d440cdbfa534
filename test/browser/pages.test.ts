import { shopAddress } from '../support/browser';
import { HttpShopper, type ShopResponse } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';

let finds: SampleProducts;
const guest = new HttpShopper(shopAddress());

beforeAll(async () => {
  finds = await findProducts();
});

interface Head {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly isIndexed: boolean;
  readonly openGraph: Readonly<Record<string, string>>;
  readonly jsonLd: ReadonlyArray<Readonly<Record<string, unknown>>>;
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const headOf = ({ text }: ShopResponse): Head => {
  const found = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(text)?.[1];
    return match === undefined ? undefined : unescaped(match);
  };
  return {
    title: found(/<title>([^<]*)<\/title>/),
    description: found(/<meta name="description" content="([^"]*)"/),
    canonical: found(/<link rel="canonical" href="([^"]*)"/),
    isIndexed: !/<meta name="robots" content="[^"]*noindex/.test(text),
    openGraph: Object.fromEntries(
      [...text.matchAll(/<meta property="og:([a-z_]+)" content="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        unescaped(value),
      ]),
    ),
    jsonLd: [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Readonly<Record<string, unknown>>,
    ),
  };
};

const ofType = ({ jsonLd }: Head, type: string): Readonly<Record<string, unknown>> | undefined =>
  jsonLd.find((data) => data['@type'] === type);

describe('page metadata', () => {
  test('[RTE-10] home, category, brand and product each have their own title, description, canonical link and Open Graph data', async () => {
    const paths = [PATHS.home, PATHS.category, PATHS.brand, finds.withSizes.url, finds.outOfStock.url];
    const heads = await Promise.all(paths.map(async (path) => headOf(await guest.get(path))));
    heads.forEach(({ canonical, isIndexed, openGraph, title, description }, index) => {
      expect(canonical).toBe(`${guest.address}${paths[index]}`);
      expect(isIndexed).toBe(true);
      expect(openGraph).toMatchObject({ title, description, url: canonical, type: expect.any(String) });
    });
    for (const values of [heads.map(({ title }) => title), heads.map(({ description }) => description)]) {
      expect(values.every((value) => value !== undefined && value.length > 10)).toBe(true);
      expect(new Set(values).size).toBe(paths.length);
    }
  });

  test('[RTE-10] search, cart, sign-in, sign-out and missing pages are not indexed', async () => {
    for (const path of [PATHS.search, PATHS.emptySearch, PATHS.cart, PATHS.signIn, PATHS.signOut, PATHS.nowhere]) {
      const head = headOf(await guest.get(path));
      expect({ path, isIndexed: head.isIndexed }).toEqual({ path, isIndexed: false });
      expect(head.title).not.toBe('');
    }
  });

  test('[RTE-10, RTE-04] a later page of a list has its own canonical link; sorting and filters do not', async () => {
    const [second, sorted, narrowed] = await Promise.all(
      ['page=2', 'sort=rating', 'brand=Merrick'].map(async (query) =>
        headOf(await guest.get(`${PATHS.category}?${query}`)),
      ),
    );
    expect(second?.canonical).toBe(`${guest.address}${PATHS.category}?page=2`);
    expect(second?.title).toContain('page 2');
    expect(sorted?.canonical).toBe(`${guest.address}${PATHS.category}`);
    expect(narrowed?.isIndexed).toBe(false);
  });

  test('[RTE-10] a product has Product, Offer, AggregateRating and BreadcrumbList', async () => {
    const head = headOf(await guest.get(finds.withSizes.url));
    expect(ofType(head, 'Product')).toMatchObject({
      name: finds.withSizes.name,
      url: guest.address + finds.withSizes.url,
      brand: { '@type': 'Brand', name: finds.withSizes.brand },
      image: expect.arrayContaining([expect.stringMatching(/^http/)]),
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: finds.withSizes.rating,
        reviewCount: finds.withSizes.reviewCount,
      },
      offers: expect.arrayContaining([
        expect.objectContaining({
          '@type': 'Offer',
          priceCurrency: 'USD',
          price: expect.stringMatching(/^\d+\.\d\d$/),
          availability: expect.stringMatching(/^https:\/\/schema\.org\/(?:InStock|OutOfStock)$/),
        }),
      ]),
    });
    const crumbs = ofType(head, 'BreadcrumbList')?.['itemListElement'] as ReadonlyArray<{ readonly position: number }>;
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    expect(crumbs.length).toBeGreaterThan(1);
    const outOfStock = ofType(headOf(await guest.get(finds.outOfStock.url)), 'Product');
    expect(outOfStock?.['offers']).toEqual([
      expect.objectContaining({ availability: 'https://schema.org/OutOfStock' }),
    ]);
  });
});

describe('data for search engines', () => {
  test('[RTE-10] the sitemap lists every category, brand and product, each of which exists', async () => {
    const index = await guest.get('/sitemap.xml');
    expect(index.headers.get('content-type')).toMatch(/xml/);
    const maps = [...index.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url));
    expect(maps.every(({ origin }) => origin === guest.address)).toBe(true);
    const pages = await Promise.all(maps.map(({ pathname }) => guest.get(pathname)));
    const urls = pages.flatMap(({ text }) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url));
    expect(urls.length).toBeGreaterThan(2_400);
    expect(new Set(urls).size).toBe(urls.length);
    expect(pages.every(({ text }) => (text.match(/<loc>/g)?.length ?? 0) <= 50_000)).toBe(true);
    for (const path of [PATHS.home, PATHS.category, PATHS.brand, finds.withSizes.url]) {
      expect(urls).toContain(guest.address + path);
    }
    const some = urls.filter((_, position) => position % Math.ceil(urls.length / 25) === 0);
    for (const url of some) {
      const { status } = await guest.get(url.slice(guest.address.length));
      expect({ url, status }).toEqual({ url, status: 200 });
    }
  });

  test('[RTE-10] robots.txt names the sitemap and excludes calls and sign-out', async () => {
    const { status, text, headers } = await guest.get('/robots.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toContain(`Sitemap: ${guest.address}/sitemap.xml`);
    expect(text).toMatch(/Disallow: \/api\//);
  });
});

describe('redirects and errors', () => {
  test.each([
    ['/', PATHS.home],
    ['/shop', PATHS.home],
    ['/shop/', PATHS.home],
    ['/?store_id=7&store_zip=92108', `${PATHS.home}?store_id=7&store_zip=92108`],
  ])('[RTE-01] %s redirects permanently to the store home', async (from, to) => {
    const { status, headers } = await guest.get(from);
    expect([status, headers.get('location')]).toEqual([301, to]);
  });

  test('[RTE-05] the cart link leads to the cart, whatever address its parameters name', async () => {
    const { status, headers } = await guest.get(
      '/shop/OrderCalculate?calculationUsageId=-1&updatePrices=1&orderId=.&URL=https%3A%2F%2Fevil.example%2F',
    );
    expect([status, headers.get('location')]).toEqual([302, PATHS.cart]);
  });

  test('[RTE-02] the older search page shows results and fills the box', async () => {
    const { status, text } = await guest.get('/shop/SearchDisplay?searchTerm=cat+litter');
    expect(status).toBe(200);
    expect(text).toMatch(
      /<input[^>]*name="query"[^>]*value="cat litter"|<input[^>]*value="cat litter"[^>]*name="query"/,
    );
    expect(text).toContain('data-department');
  });

  test.each([
    ['a path', PATHS.nowhere],
    ['a file', '/shop/wp-login.php'],
    ['a category', `${PATHS.home}/category/dog/unicorns`],
    ['a brand', `${PATHS.home}/brand/no-such-brand`],
    ['a product', `${PATHS.home}/product/no-such-product-1`],
    ['a page of a list', `${PATHS.category}?page=900`],
    ['a step up', `${PATHS.home}/category/..%2f..%2fetc%2fpasswd`],
  ])('[RTE-09] %s that does not exist is a helpful 404', async (_, path) => {
    const { status, text, headers } = await guest.get(path);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('cache-control')).toMatch(/private|no-store|no-cache/);
    expect(text).toContain('role="search"');
    expect(text).toContain(`href="${PATHS.home}"`);
    expect(text).toContain('aria-label="Departments"');
    expect(text).not.toMatch(/\.tsx?:\d+|node_modules/);
  });

  test('[RTE-09] a malformed address is refused with a page', async () => {
    const { status, text } = await guest.get(`${PATHS.home}/product/%E0%A4%A`);
    expect([400, 404]).toContain(status);
    expect(text).toContain('id="page-data"');
    expect(text).toContain(`href="${PATHS.home}"`);
  });
});
