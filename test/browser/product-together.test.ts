import type { Page } from 'playwright-core';
import { comparePath } from '../../core/paths/compare-path';
import type { ProductData } from '../../ui/pages/product/product-data';
import { openHydrated, PHONE, TestBrowser, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { PATHS } from '../support/sample-products';
import { overflowOf, putAxeIn, READY_FOR_AXE, violationsOf } from './axe';
import { findProductPage } from './find-product-page';
import { follow, onShop } from './shop-page';

let browser: TestBrowser;
let found: ProductData;

beforeAll(async () => {
  [browser, found] = await Promise.all([
    TestBrowser.launch(),
    findProductPage(
      ({ together, related, product: { inStoreOnly, pickupOnly, prices } }) =>
        together.length > 0 && (related?.products.length ?? 0) > 3 && !inStoreOnly && !pickupOnly && !prices.hasOffer,
    ),
  ]);
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

const offer = (page: Page) => page.getByRole('region', { name: 'Buy it with' });

test.each([
  ['a wide screen', {}],
  ['a phone without scripts', { viewport: PHONE, javaScriptEnabled: false }],
] as const)(
  '[PRO-11] on %s one button adds a product and what goes with it, for the total that is shown',
  async (_screen, options) => {
    const { page } = await browser.visit(options);
    const { url } = found.product;
    await ('javaScriptEnabled' in options ? page.goto(url) : openHydrated(page, url));
    const total = await offer(page)
      .getByText(/^Total: /)
      .textContent();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await offer(page)
      .getByRole('button', { name: `Add all ${found.together.length + 1} to cart` })
      .click();
    await page.waitForURL(({ pathname }) => pathname === PATHS.cart);
    const { items, subTotal } = pageDataOf(await page.content()).chrome.cart;
    expect(items.map(({ partNumber }) => partNumber).sort()).toEqual(
      [found.shownPartNumber, ...found.together.map(({ sku }) => sku)].sort(),
    );
    expect(total).toBe(`Total: $${subTotal?.toFixed(2)}`);
    expect(await onShop(page).lines.count()).toBe(items.length);
  },
);

test('[PRO-11] what could not be added together is named, and the rest is in the cart', async () => {
  const shopper = new HttpShopper();
  const { url } = found.product;
  const form = new URLSearchParams([
    ['URL', url],
    ['partNumber', found.shownPartNumber ?? ''],
    ['partNumber', 'NO-SUCH-SKU'],
  ]);
  const { page, context } = await browser.visit({ javaScriptEnabled: false });
  const answer = await context.request.post('/orders/buy-again', {
    headers: { origin: shopper.address, 'content-type': 'application/x-www-form-urlencoded' },
    data: form.toString(),
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers()['location'] ?? '');
  await page.getByText('1 item added to your cart.').waitFor();
  expect(await page.getByText('Not available now: 1 item.').count()).toBe(1);
});

test.each([
  ['a wide screen with scripts', {}],
  ['a phone without scripts', { viewport: PHONE, javaScriptEnabled: false }],
] as const)(
  '[PRO-11] up to four products of a kind are compared on %s, taken out and added by links',
  async (_screen, options) => {
    const { page } = await browser.visit(options);
    await page.goto(found.product.url);
    await follow(page.getByRole('link', { name: 'Compare with similar products' }));
    await page.getByRole('heading', { level: 1, name: 'Compare products' }).waitFor();
    const columns = page.getByRole('columnheader');
    const names = await columns.locator('a:first-of-type').allTextContents();
    expect(names[0]).toBe(found.product.name);
    expect(names.length).toBeGreaterThan(1);
    expect(names.length).toBeLessThanOrEqual(4);
    for (const name of ['Price', 'Rating', 'Sizes', 'Repeat Delivery'])
      expect(
        await page
          .getByRole('row', { name: new RegExp(`^${name}`) })
          .getByRole('cell')
          .count(),
      ).toBe(names.length);
    expect(await page.locator('tr[data-different]').count()).toBeGreaterThan(0);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: `Remove ${names[0]}` }).click();
    await page.waitForURL(({ search }) => !search.includes(found.product.url.split('/').at(-1) ?? ''));
    await eventually(async () => expect(await columns.count()).toBe(names.length - 1));
    await page.getByRole('region', { name: 'Comparison' }).waitFor();
    await page.locator('section', { hasText: 'Add another product' }).getByRole('link').first().click();
    await page.waitForURL(({ search }) => search.split(',').length === names.length);
    await eventually(async () => expect(await columns.count()).toBe(names.length));
  },
);

test('[PRO-11] a comparison has no violations, and one of nothing or of other kinds says so', async () => {
  const { page } = await browser.visit(READY_FOR_AXE);
  const urls = [found.product.url, ...(found.related?.products ?? []).map(({ url }) => url)];
  await openHydrated(page, comparePath(urls));
  await putAxeIn(page);
  expect(await violationsOf(page, { within: 'main' })).toEqual([]);
  await page.goto(comparePath([found.product.url, found.together[0]?.url ?? '']));
  await page.getByText(/^You can only compare products of the same type/).waitFor();
  await page.goto('/shop/en/petcostore/compare?products=nothing');
  await page.getByText(/^Nothing to compare yet/).waitFor();
});

test('[PRO-11] products viewed before are at the end of a product page, and can be cleared', async () => {
  const { page, consoleMessages } = await browser.visit();
  const other = found.related?.products[0];
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await openHydrated(page, other?.url ?? '');
  expect(await recent.count()).toBe(0);
  const names = async (): Promise<ReadonlyArray<string>> => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await recent.waitFor();
    return recent.getByRole('link').allTextContents();
  };
  await openHydrated(page, found.product.url);
  expect(await names()).toEqual([other?.name]);
  await recent.getByRole('link').click();
  await page.waitForURL(`**${other?.url}`);
  await untilHydrated(page);
  expect(await names()).toEqual([found.product.name]);
  await recent.getByRole('button', { name: 'Clear recently viewed' }).click();
  await recent.getByText(/recently viewed products were cleared/).waitFor();
  await page.reload();
  await untilHydrated(page);
  expect(await recent.count()).toBe(0);
  expect(consoleMessages).toEqual([]);
});
