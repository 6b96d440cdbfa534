import { request } from 'node:http';
import { shopAddress, TestBrowser } from '../support/browser';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import { addToCart } from './checkout-page';

let finds: SampleProducts;
const guest = new HttpShopper(shopAddress());

beforeAll(async () => {
  finds = await findProducts();
});

const HALF_A_LETTER = '\ud83d';

/** The results address of a term; a lone surrogate is encoded as a URL would carry it. */
const searchFor = (term: string): string =>
  `${PATHS.home}/search?query=${term.split(HALF_A_LETTER).map(encodeURIComponent).join('%ED%A0%BD')}`;

describe('search terms', () => {
  const MARKUP = '"><script>window.wasHere=1</script><img src=x onerror=window.wasHere=1>';

  test("[SRC-01] markup in the term is text on the page, in the box and in the page's data", async () => {
    for (const path of [searchFor(MARKUP), `/shop/SearchDisplay?searchTerm=${encodeURIComponent(MARKUP)}`]) {
      const { status, text } = await guest.get(path);
      expect(status).toBe(200);
      expect(text).not.toContain('<script>window');
      expect(text).not.toContain('<img src=x');
      expect(text).not.toContain('onerror=window');
    }
    const browser = await TestBrowser.launch();
    try {
      const { page, consoleMessages } = await browser.visit();
      await page.goto(searchFor(`</script>${MARKUP}`));
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => 'wasHere' in window)).toBe(false);
      expect(consoleMessages).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  test.each([
    ['ten thousand letters', 'salmon '.repeat(1_430)],
    ['nothing that counts', '!!! ??? ***'],
    ['nothing at all', ''],
    ['letters of the world', 'krmivo pro kočky 猫 کت'],
    ['half a letter', `dog ${HALF_A_LETTER}`],
    ['a control character', 'dog\u0000\u0007food'],
    ['a right-to-left override', 'dog \u202efood'],
    ['a query of the database', "'; DROP TABLE product; --"],
    ['operators of a full-text search', 'dog" OR NEAR(* AND ("'],
  ])('[SRC-01, SRC-13] %s gives a page without a fault', async (_, term) => {
    const { status, text } = await guest.get(searchFor(term));
    expect(status).toBe(200);
    expect(pageDataOf(text).page).toBe('search');
    expect((await guest.get(PATHS.category)).status).toBe(200);
  });
});

describe('listing URLs', () => {
  test.each([
    ['page=0'],
    ['page=-1'],
    ['page=abc'],
    ['page=1e9'],
    ['page=2.5'],
    ['sort=price;drop'],
    ['sort=__proto__'],
    ['price=cheap'],
    ['price=50-10'],
    ['price=-'],
    ['__proto__=x&constructor=y'],
    ['rating=%00'],
    [Array.from({ length: 300 }, (_, index) => `size=${index}`).join('&')],
  ])('[RTE-04] invalid parameters cause no fault: ?%.40s', async (query) => {
    const { status, text } = await guest.get(`${PATHS.category}?${query}`);
    expect(status).toBe(200);
    const { query: understood } = pageDataOf(text).data as ListingData;
    expect(understood.page).toBe(1);
    expect(understood.sort).toBe('relevance');
  });

  test('[RTE-04] a value without products gives an empty list with a link back', async () => {
    const { status, text } = await guest.get(`${PATHS.category}?brand=${encodeURIComponent('<b>Nobody</b>')}`);
    expect(status).toBe(200);
    expect(text).toContain('Clear all filters');
    expect(text).not.toContain('<b>Nobody');
  });
});

describe('forms', () => {
  test.each([
    ['/cart/add', { partNumber: 'SKU-1', quantity: '1' }],
    ['/cart/quantity', { itemId: '1', quantity: '0' }],
    ['/cart/promotion', { code: 'WELCOME10' }],
    ['/shop/LogonForm', { email: 'pat@example.test', password: 'Pawsome123' }],
    ['/shop/Logoff', {}],
  ])('[PLT-03] a post to %s from another site is refused and changes nothing', async (path, form) => {
    const shopper = new HttpShopper();
    await addToCart(shopper, finds.withSizes);
    const elsewhere: ReadonlyArray<Record<string, string>> = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const foreign of elsewhere) {
      const { status, headers } = await shopper.post(path, form, foreign);
      expect(status).toBe(403);
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(pageDataOf((await shopper.get(PATHS.cart)).text).chrome.cart.totalCartQuantity).toBe(1);
  });

  test('[PLT-03] no link changes data', async () => {
    const shopper = new HttpShopper();
    await addToCart(shopper, finds.withSizes);
    for (const path of [
      '/cart/add?partNumber=SKU-1&quantity=9',
      '/cart/quantity?itemId=1&quantity=0',
      '/shop/Logoff',
    ]) {
      await shopper.get(path);
    }
    expect(pageDataOf((await shopper.get(PATHS.cart)).text).chrome.cart.totalCartQuantity).toBe(1);
  });

  test.each([
    ['no quantity', { partNumber: 'SKU-1', quantity: '' }],
    ['less than one', { partNumber: 'SKU-1', quantity: '-3' }],
    ['a part', { partNumber: 'SKU-1', quantity: '1.5' }],
    ['more than a cart holds', { partNumber: 'SKU-1', quantity: '1e9' }],
    ['an unknown product', { partNumber: '../../SKU', quantity: '1' }],
    ['no product', { partNumber: '', quantity: '1' }],
    ['markup', { partNumber: '<script>alert(1)</script>', quantity: '<b>' }],
  ])('[CRT-03] adding %s is refused with a page', async (_, form) => {
    const { status, text } = await new HttpShopper().post('/cart/add', form);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(pageDataOf(text).page).toBe('cart');
    expect(text).not.toContain('<script>alert');
  });

  test('[PLT-03] an oversized form or one of another type is refused with a page', async () => {
    const large = await guest.post('/cart/promotion', { code: 'X'.repeat(200_000) });
    expect(large.status).toBe(413);
    const other = await guest.post('/cart/promotion', {}, { 'content-type': 'application/json' });
    expect(other.status).toBe(415);
    for (const { text } of [large, other]) expect(pageDataOf(text).page).toBe('problem');
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`field${index}`, '1']));
    expect((await guest.post('/cart/promotion', many)).status).toBeLessThan(500);
  });
});

describe('after sign-in', () => {
  test.each([
    ['https://evil.example/'],
    ['//evil.example/'],
    ['/\\evil.example/'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['javascript:alert(1)'],
    ['/shop/Logoff'],
    ['/shop/en/petcostore\r\nset-cookie: stolen=1'],
    ['/%0d%0aset-cookie:%20stolen=1'],
  ])('[RTE-06] a return address of %j stays in the shop and injects no header', async (url) => {
    const shopper = new HttpShopper();
    const account = await shopper.makeAccount('Robin');
    const { status, headers } = await shopper.post('/shop/LogonForm', { ...account, URL: url });
    expect(status).toBe(303);
    const target = new URL(headers.get('location') ?? '', shopper.address);
    expect(target.origin).toBe(shopper.address);
    expect(target.pathname).not.toBe('/shop/Logoff');
    expect(shopper.cookies.has('stolen')).toBe(false);
    const page = await guest.get(`${PATHS.signIn}?URL=${encodeURIComponent(url)}`);
    expect(page.text).not.toMatch(/<input[^>]*name="URL"[^>]*value="[^"]*evil/);
  });
});

/** Sends exactly these headers, which no normal client would send. */
const sendRaw = (path: string, headers: Record<string, string>): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    request(shopAddress() + path, { headers, insecureHTTPParser: true }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    })
      .on('error', reject)
      .end();
  });

describe('headers', () => {
  test('[PLT-03] an invalid host is refused, and a forged one never reaches a cached page', async () => {
    expect((await sendRaw(PATHS.home, { host: '"><script>' })).status).toBe(400);
    await sendRaw(PATHS.home, { host: 'evil.example' });
    await sendRaw(PATHS.home, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' });
    expect((await guest.get(PATHS.home)).text).not.toContain('evil.example');
  });

  test('[PLT-03] malformed or too many cookies still get a page', async () => {
    for (const cookie of ['=;;;=', 'WC_AUTHENTICATION_1=%00%ff', 'rUserType=R', `x=${'y'.repeat(6_000)}`]) {
      const { status, body } = await sendRaw(PATHS.home, { cookie });
      expect(status).toBe(200);
      expect(pageDataOf(body).chrome.user.isRegistered).toBe(false);
    }
  });

  test('[PLT-03, RTE-09] every response has the security headers and none identifies the server', async () => {
    for (const path of [PATHS.home, PATHS.nowhere, '/robots.txt', '/api/nothing', PATHS.cart]) {
      const { headers } = await guest.get(path);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'self'/);
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe-/);
      expect(headers.get('content-security-policy')).toMatch(/require-trusted-types-for 'script'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});
