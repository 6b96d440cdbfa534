import type { Page } from 'playwright-core';
import type { Variant } from '../../core/catalogue/product';
import { variantUrl } from '../../core/paths/product-paths';
import type { ProductData } from '../../ui/pages/product/product-data';
import { openHydrated, PHONE } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { overflowOf } from './axe';
import { findProductPage } from './find-product-page';
import { setUpBrowser } from './set-up';
import { addedDialog, onShop, placeOf } from './shop-page';

const browser = setUpBrowser({ withPictures: true });

const isInStock = ({ stock }: ProductData, { id, listPrice }: Variant): boolean =>
  listPrice !== undefined && stock?.[id]?.status === 'available';

const isShipped = ({ product: { inStoreOnly, pickupOnly } }: ProductData): boolean => !inStoreOnly && !pickupOnly;

/** What the page shows about the selected variant. */
const shownOn = (page: Page) => ({
  option: (name: string) => page.getByRole('link', { name, exact: true }),
  partNumber: () => page.locator('#add-to-cart input[name="partNumber"]').getAttribute('value'),
  price: page.locator('form#add-to-cart').locator('xpath=..').locator('p').first(),
  unitPrice: page.getByText(/^\$[\d.]+ \/ lb$/),
  stock: page.getByRole('status').filter({ hasText: /^(In stock|Only \d+ left|Out of stock online)$/ }),
  picture: page
    .getByRole('group', { name: /^Pictures of/ })
    .locator('img')
    .first(),
});

const dollars = ({ offerPrice, listPrice }: Variant): string => `$${(offerPrice ?? listPrice ?? 0).toFixed(2)}`;

test('[PRO-01, CRT-03] on a phone another size changes price, price per pound and address at once, and is the one that is added', async () => {
  const { product } = await findProductPage(
    (data) =>
      isShipped(data) &&
      data.product.variants.filter((variant) => /^\d+ lb$/.test(variant.size ?? '') && isInStock(data, variant))
        .length > 1 &&
      new Set(data.product.variants.map(({ flavor }) => flavor)).size === 1,
  );
  const { page, consoleMessages } = await browser.visit({ viewport: PHONE });
  const shown = shownOn(page);
  await openHydrated(page, product.url);
  const first = await shown.partNumber();
  const next = product.variants.find(({ partNumber, size }) => partNumber !== first && /^\d+ lb$/.test(size ?? ''));
  if (next === undefined) throw new Error('the product has one size');
  await shown.option(next.size ?? '').click();
  await eventually(async () => expect(await shown.partNumber()).toBe(next.partNumber));
  expect(await shown.price.textContent()).toContain(dollars(next));
  const perPound = Number((await shown.unitPrice.textContent())?.replace(/[^\d.]/g, ''));
  expect(perPound * Number.parseFloat(next.size ?? '')).toBeCloseTo(next.offerPrice ?? next.listPrice ?? 0, 0);
  expect(placeOf(page)).toBe(variantUrl(product.url, next.partNumber));
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await openHydrated(page, placeOf(page));
  expect(await shown.partNumber()).toBe(next.partNumber);
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await addedDialog(page).waitFor();
  expect(await addedDialog(page).textContent()).toContain(next.size);
  expect(consoleMessages).toEqual([]);
});

test.each([
  ['with scripts', true],
  ['without scripts', false],
])('[PRO-01] colors are swatches, and choosing one %s shows its picture', async (_case, javaScriptEnabled) => {
  const { product } = await findProductPage(
    ({ product: { variants } }) =>
      new Set(variants.map(({ color }) => color)).size > 1 && variants.some(({ images }) => images.length > 0),
  );
  const { page } = await browser.visit({ javaScriptEnabled });
  const shown = shownOn(page);
  await (javaScriptEnabled ? openHydrated(page, product.url) : page.goto(product.url));
  const swatches = page.locator('a[href*="?sku="]', { has: page.locator('img') });
  expect(await swatches.count()).toBe(new Set(product.variants.map(({ color }) => color)).size);
  const before = await shown.picture.getAttribute('src');
  const other = swatches.and(page.locator('a:not([aria-current])')).first();
  const address = await other.getAttribute('href');
  await other.click();
  await page.waitForURL(({ pathname, search }) => pathname + search === address);
  await eventually(async () => expect(await shown.picture.getAttribute('src')).not.toBe(before));
  const src = (await shown.picture.getAttribute('src')) ?? '';
  expect((await new HttpShopper().get(src)).status).toBe(200);
});

test('[PRO-01, RTE-03] the variant shown first can be bought, also when the usual one is sold out', async () => {
  const data = await findProductPage(
    (candidate) =>
      isShipped(candidate) &&
      !candidate.product.variants.slice(0, 1).some((variant) => isInStock(candidate, variant)) &&
      candidate.product.variants.some((variant) => isInStock(candidate, variant)),
  );
  const { page } = await browser.visit();
  await openHydrated(page, data.product.url);
  const shown = shownOn(page);
  const variant = data.product.variants.find((candidate) => isInStock(data, candidate));
  expect(await shown.partNumber()).toBe(variant?.partNumber);
  expect(await shown.stock.first().textContent()).toMatch(/^(In stock|Only \d+ left)$/);
  expect(await onShop(page).heading.textContent()).toBe(data.product.name);
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await addedDialog(page).waitFor();
});
