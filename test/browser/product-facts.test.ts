import type { ProductFacts } from '../../core/catalogue/product-facts';
import { categoryPath } from '../../core/paths/paths';
import { openHydrated, PHONE } from '../support/browser';
import { findProductPage } from './find-product-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();

/** The address of a product in a category that has facts of the kind. */
const productWith = async (kind: ProductFacts['kind'], category: string): Promise<string> => {
  const fits = (facts: ProductFacts): boolean =>
    facts.kind === kind && (facts.kind !== 'food' || facts.feeding.length > 0);
  const { product } = await findProductPage((data) => data.product.facts.some(fits), [categoryPath(category)]);
  return product.url;
};

test('[PRO-06] food tells its analysis, calories and ingredients, and how much to feed by weight', async () => {
  const { page } = await browser.visit();
  await openHydrated(page, await productWith('food', 'dog/dog-food/dry-dog-food'));
  await page.getByRole('heading', { name: 'Guaranteed analysis', exact: true }).click();
  expect(await page.locator('#nutrition dl').innerText()).toMatch(/Crude protein \(min\)\s+\d+\.\d%[^]*kcal per cup/);
  await page.getByRole('heading', { name: 'Ingredients', exact: true }).click();
  expect(await page.locator('#ingredients').innerText()).toMatch(/Deboned/);
  await page.getByRole('heading', { name: 'Feeding guide', exact: true }).click();
  const rows = page.getByRole('table', { name: 'Daily amount by weight' }).getByRole('row');
  expect(await rows.count()).toBeGreaterThan(2);
  expect((await rows.nth(1).innerText()).replace(/\s+/g, ' ')).toMatch(/^\d+–\d+ lb [¼½¾\d–]+ cups?$/);
});

test('[PRO-06] the choice of a size leads to the chart, without scripts too', async () => {
  const url = await productWith('sizes', 'dog/dog-collars-leashes-and-harnesses');
  const { page } = await browser.visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto(url);
  const chart = page.getByRole('table', { name: 'Sizes in inches' });
  expect(await chart.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Size chart' }).click();
  await chart.waitFor({ state: 'visible' });
  expect(await chart.getByRole('columnheader').allInnerTexts()).toEqual(expect.arrayContaining(['Size', 'Neck']));
});

test('[PRO-06] a live fish has an open care sheet with tank mates and origin', async () => {
  const { page } = await browser.visit({ viewport: PHONE });
  await openHydrated(page, await productWith('care', 'fish/live-fish/freshwater-fish'));
  const sheet = page.locator('#care dl');
  expect(await sheet.isVisible()).toBe(true);
  expect(await sheet.innerText()).toMatch(/Adult size[^]*Tank mates[^]*Origin\s+(Captive bred|Wild caught)/);
});

test('[PRO-06] a medicine says who may have it, whether it needs a prescription, and the dose by weight', async () => {
  const { page } = await browser.visit();
  await openHydrated(page, await productWith('medicine', 'pharmacy/heartworm-prevention'));
  const section = page.locator('#medicine');
  expect(await section.innerText()).toMatch(/Prescription\s+Required[^]*For\s+(Dogs|Cats)[^]*Active ingredients/);
  expect(await section.getByRole('table', { name: 'Dose by weight' }).getByRole('row').count()).toBeGreaterThan(1);
  expect(await section.getByRole('heading', { name: 'Warnings' }).isVisible()).toBe(true);
});
