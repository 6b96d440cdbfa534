import type { Page } from 'playwright-core';
import { poundsText, type WornSize } from '../../core/catalogue/product-facts';
import { weightRangeOf } from '../../core/catalogue/weight-band';
import { FACT_PATHS } from '../../core/paths/fact-paths';
import { categoryPath, HOME_PATH } from '../../core/paths/paths';
import type { ProductData } from '../../ui/pages/product/product-data';
import { DESKTOP, openHydrated, PHONE, TestBrowser } from '../support/browser';
import type { HttpShopper } from '../support/http-shopper';
import { aCustomer, copyCookies } from '../support/shoppers';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { findProductPage } from './find-product-page';
import { shiftsOf, watchShifts } from './layout-shifts';

let browser: TestBrowser;
let collar: string;
let food: string;
const fitsBella = ({ size, pounds }: WornSize): boolean =>
  size === 'Small' && pounds !== undefined && pounds.from < 24 && 24 < (pounds.to ?? 0);

beforeAll(async () => {
  const isWeighed = ({ product }: ProductData): boolean =>
    product.facts.some((one) => one.kind === 'sizes' && one.sizes.filter(fitsBella).length === 1);
  const isAdultFood = ({ product }: ProductData): boolean =>
    product.facts.some(
      (one) => one.kind === 'food' && one.feeding.some(({ from, to = 0 }) => from <= 24 && 24 <= to),
    ) && product.specification.some(({ name, value }) => name === 'Life Stage' && value === 'Adult');
  const [launched, worn, eaten] = await Promise.all([
    TestBrowser.launch({ withPictures: true }),
    findProductPage(isWeighed, [categoryPath('dog/dog-collars-leashes-and-harnesses')]),
    findProductPage(isAdultFood, [categoryPath('dog/dog-food/dry-dog-food')]),
  ]);
  browser = launched;
  collar = worn.product.url;
  food = eaten.product.url;
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

/** A customer with these dogs. */
const withDogs = async (...dogs: ReadonlyArray<Readonly<Record<string, string>>>): Promise<HttpShopper> => {
  const { shopper } = await aCustomer('Kim');
  for (const dog of dogs) await shopper.call('POST', 'x_pets/@self', { kind: 'dog', ...dog });
  return shopper;
};

const BELLA = { name: 'Bella', weight: '24', birthday: '2020-05-30' };
const advice = (page: Page) => page.locator('main [data-pet]');

test('[ACC-04] [PRO-06] a collar says which size fits the pet, and a food the portion and how long the bag lasts; nothing moves', async () => {
  const { page, context, consoleMessages } = await browser.visit({ viewport: PHONE });
  await page.addInitScript(watchShifts);
  await copyCookies(context, await withDogs(BELLA));
  await openHydrated(page, collar);
  await advice(page).scrollIntoViewIfNeeded();
  await advice(page).getByText('Bella (24 lb): size Small').waitFor();
  expect((await shiftsOf(page)).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([]);
  await openHydrated(page, food);
  await advice(page).scrollIntoViewIfNeeded();
  await advice(page)
    .getByText(/Bella \(24 lb\): [½¼¾\d–]+ cups? a day\. .+ lb lasts about \d+(?:–\d+)? days?\./)
    .waitFor();
  expect((await shiftsOf(page)).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([]);
  expect(consoleMessages).toEqual([]);
});

test.each([320, 360, 1100])('[ACC-04] the longest advice moves nothing in a window of %i pixels', async (width) => {
  const { page, context } = await browser.visit({ viewport: { width, height: 800 } });
  await page.addInitScript(watchShifts);
  const max = { name: 'Maximilian', breed: 'cavalier-king-charles-spaniel' };
  await copyCookies(context, await withDogs(max, { name: 'Rex' }, { name: 'Bo' }));
  await openHydrated(page, collar);
  await advice(page).scrollIntoViewIfNeeded();
  const before = await advice(page).boundingBox();
  await advice(page)
    .getByText(/Maximilian.*\(Cavalier King Charles Spaniel\): size .+ for most of this breed\. Measure to be sure\./)
    .waitFor();
  expect((await shiftsOf(page)).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([]);
  expect((await advice(page).boundingBox())?.height).toBe(before?.height);
});

test('[ACC-04] guests and shoppers with other pets only request nothing and see no gap', async () => {
  const { shopper } = await aCustomer('Noa');
  await shopper.call('POST', 'x_pets/@self', { name: 'Mo', kind: 'cat', weight: '9' });
  for (const who of [undefined, shopper]) {
    const { page, context } = await browser.visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    if (who !== undefined) await copyCookies(context, who);
    await openHydrated(page, collar);
    expect(await advice(page).count()).toBe(0);
    expect(asked).not.toContain(FACT_PATHS.advisedPets);
  }
});

test('[ACC-04] [PLT-03] with the keyboard the other pets are opened; axe finds no violation at any width', async () => {
  const { page, context } = await browser.visit({ ...READY_FOR_AXE, viewport: DESKTOP });
  await copyCookies(context, await withDogs(BELLA, { name: 'Rex' }, { name: 'Max', weight: '140' }));
  await openHydrated(page, collar);
  const summary = advice(page).locator('summary');
  await summary.waitFor();
  expect(await summary.innerText()).toMatch(/Bella\s*\(24 lb\): size Small\s+2 more pets/);
  await summary.focus();
  await page.keyboard.press('Enter');
  const others = await advice(page).getByRole('listitem').allInnerTexts();
  expect(others.map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'Max (140 lb): no size of this chart is for this weight',
    'Rex: add a weight to see what fits',
  ]);
  expect(await violationsEverywhere(page)).toEqual({});
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('[MOD-06] [ACC-04] the weight dialog names the dog for which a dose is not made, and the one that fits', async () => {
  const isNotFor80 = (name: string): boolean => {
    const { from = 80, to = 80 } = weightRangeOf(name) ?? {};
    return to < 80 || from > 81;
  };
  const { product } = await findProductPage(
    ({ product: { name } }) => isNotFor80(name),
    ['flea', 'flea+small+dogs', 'flea+medium+dogs'].map((query) => `${HOME_PATH}/search?query=${query}`),
  );
  const range = weightRangeOf(product.name);
  if (range === undefined) throw new Error('the product is not dosed by weight');
  const { page, context, consoleMessages } = await browser.visit({ viewport: PHONE });
  await copyCookies(
    context,
    await withDogs({ name: 'Rocky', weight: '80' }, { name: 'Bella', weight: String(range.to) }),
  );
  await openHydrated(page, product.url);
  await page.getByRole('link', { name: /weight$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Check your pet’s weight' });
  await dialog
    .getByText(`Rocky (80 lb): not made for this weight. It is for ${poundsText(range).toLowerCase()}.`)
    .waitFor();
  await dialog.getByText(`Bella (${range.to} lb): this product is made for this weight`).waitFor();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  expect(consoleMessages).toEqual([]);
});
