import type { Page } from 'playwright-core';
import { SEARCH_PATH, searchPath } from '../../core/paths/paths';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { setUpBrowser } from './set-up';
import { onShop } from './shop-page';

const browser = setUpBrowser();

/** A page of results, reached by typing into the search box. */
const searched = async (typed: string): Promise<Page> => {
  const { page } = await browser.visit();
  await page.goto('/shop/en/petcostore');
  await onShop(page).searchBox.fill(typed);
  await Promise.all([page.waitForURL(/query=|\/returns|\/store-locator/), page.keyboard.press('Enter')]);
  return page;
};

const names = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator('main article :is(h2, h3)').evaluateAll((all) => all.map((one) => one.textContent ?? ''));
const chips = (page: Page): Promise<ReadonlyArray<string>> =>
  page.getByRole('list', { name: 'Applied filters' }).getByRole('link').allInnerTexts();
const listingOf = async (query: string): Promise<ListingData['listing']> =>
  (
    pageDataOf((await new HttpShopper().get(`${SEARCH_PATH}?query=${encodeURIComponent(query)}`)).text)
      .data as ListingData
  ).listing;

test('[FND-01] tells a correction and leads to the words as typed', async () => {
  const page = await searched('dgo fod');
  const told = page.getByText('Showing results for dog food. Search instead for dgo fod.');
  await told.waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Results for “dog food”');
  expect((await names(page)).length).toBeGreaterThan(0);
  await Promise.all([page.waitForURL(/words=exact/), page.getByRole('link', { name: 'dgo fod' }).click()]);
  await page.getByText('No results for “dgo fod”').waitFor();
  expect(await told.count()).toBe(0);
});

test('[FND-01] names a word that nothing matches, and says that matches are close', async () => {
  const page = await searched('kong dog toys');
  await page.getByText('Nothing matches “kong”. These are close matches.').waitFor();
  expect((await names(page)).length).toBeGreaterThan(0);
});

test('[FND-01] a search without results promises no close matches', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false });
  await page.goto(searchPath('kong xyzzy'));
  await page.getByText('0 products', { exact: true }).waitFor();
  const text = await page.getByRole('main').innerText();
  expect([text.includes('Nothing matches “kong”, “xyzzy”.'), text.includes('close matches')]).toEqual([true, false]);
});

test('[FND-02] a part number as printed on the label leads to its product alone', async () => {
  const [product] = (await listingOf('dog food')).products;
  const page = await searched(product?.sku ?? '');
  expect(product?.sku).toMatch(/^SKU-\d+$/);
  expect(await onShop(page).tiles.count()).toBe(1);
  expect(product?.name).toContain((await names(page))[0]);
});

test("[FND-02] a brand's name leads to its products", async () => {
  const page = await searched('merrick');
  expect(await page.locator('main article').count()).toBeGreaterThan(10);
  const { products } = await listingOf('merrick');
  expect(products.filter(({ brand }) => brand !== 'Merrick')).toEqual([]);
});

test.each([
  ['returns', '/returns'],
  ['store hours', '/store-locator'],
])('[FND-02] “%s” leads to %s', async (typed, path) => {
  const page = await searched(typed);
  expect(new URL(page.url()).pathname).toBe(path);
});

test('[FND-03] words that narrow are chips, and taking one off keeps the other words', async () => {
  const page = await searched('dog food for puppies under $50');
  expect(await chips(page)).toEqual(['Price up to $50', 'Puppy', 'Clear all']);
  const address = page.url();
  await page.getByRole('link', { name: 'Remove filter Life Stage: Puppy', exact: true }).click();
  await page.waitForURL((url) => url.toString() !== address);
  expect(new URL(page.url()).searchParams.get('query')).toBe('dog food under 50');
  expect(await chips(page)).toEqual(['Price up to $50', 'Clear all']);
  await page.goto(address);
  expect(await chips(page)).toEqual(['Price up to $50', 'Puppy', 'Clear all']);
});

test('[FND-04] filters by diet and health need, with exact counts, and leaves out what narrows nothing', async () => {
  const { page } = await browser.visit();
  await page.goto('/shop/en/petcostore/category/dog/dog-food');
  await page.getByText(/^1–48 of [\d,]+ products$/).waitFor();
  const side = page.getByRole('region', { name: 'Filters' });
  const headings = await side.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(headings).toEqual(
    expect.arrayContaining(['Diet', 'Breed Size', 'Health Need', 'Food Form', 'Flavor', 'Price']),
  );
  expect(headings).not.toContain('Pet Type');
  const option = side.getByRole('link', { name: /^Add filter Diet: Grain Free/ });
  const count = await option.getAttribute('data-count');
  await option.click();
  await page.waitForURL(/diet=Grain\+Free/);
  await page
    .getByRole('status')
    .filter({ hasText: `${count} product` })
    .waitFor();
  expect((await names(page)).length).toBeGreaterThan(0);
});
