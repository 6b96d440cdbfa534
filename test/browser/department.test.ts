import { categoryPath } from '../../core/paths/paths';
import type { DepartmentData } from '../../ui/pages/department/department-data';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import { openHydrated, PHONE, TestBrowser } from '../support/browser';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { hrefsOf, isInternal } from '../support/links';
import { PATHS } from '../support/sample-products';
import { overflowOf, READY_FOR_AXE, violationsEverywhere } from './axe';
import { shiftsOf, watchShifts } from './layout-shifts';
import { arriveAt, listedProducts, onShop } from './shop-page';

let browser: TestBrowser;
const guest = new HttpShopper();

beforeAll(async () => {
  browser = await TestBrowser.launch({ withPictures: true });
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

const DEPARTMENTS = ['dog', 'cat', 'fish', 'bird', 'reptile', 'small-pet', 'pharmacy'];

const departmentAt = async (path: string): Promise<{ readonly text: string; readonly data: DepartmentData }> => {
  const { status, text } = await guest.get(categoryPath(path));
  expect(status).toBe(200);
  return { text, data: pageDataOf(text).data as DepartmentData };
};

const totalAt = async (url: string): Promise<number> =>
  (pageDataOf((await guest.get(url)).text).data as ListingData).listing.total;

test.each(DEPARTMENTS)('[FND-06] every way into %s leads to as many products as it says', async (path) => {
  const { data } = await departmentAt(path);
  const counted = [...data.deals, ...data.ways.flatMap(({ links }) => links), { ...data.all, count: data.all.total }];
  expect(counted.length).toBeGreaterThan(3);
  for (const { url, count } of counted) expect([url, await totalAt(url)]).toEqual([url, count]);
  for (const { url } of data.brands) expect(await totalAt(url)).toBeGreaterThan(0);
});

test.each(DEPARTMENTS)('[FND-06] every link of %s leads to a page with content', async (path) => {
  const { text, data } = await departmentAt(path);
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  const wrong: string[] = [];
  for (const href of hrefsOf(main).filter(isInternal)) {
    const page = await guest.get(href);
    const anchor = href.split('#')[1];
    if (page.status !== 200 || (anchor !== undefined && !page.text.includes(`id="${anchor}"`))) wrong.push(href);
  }
  expect(wrong).toEqual([]);
  for (const { url } of data.subCategories) expect(await totalAt(url)).toBeGreaterThan(0);
});

test('[FND-06] a shopper reaches products by need from the menu, and all of them again by taking the filter off', async () => {
  const { page, consoleMessages } = await browser.visit();
  await openHydrated(page, PATHS.home);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.locator('summary', { hasText: 'Dog' }).click();
  await navigation.getByRole('link', { name: 'Shop all Dog' }).click();
  await arriveAt(page, PATHS.department);
  expect(await onShop(page).heading.innerText()).toBe('Dog');
  for (const name of ['Shop by category', 'More ways to shop', 'Best sellers', 'Dog brands', 'Guides and advice'])
    await page.getByRole('main').getByRole('heading', { name, level: 2 }).waitFor();
  await page
    .getByRole('navigation', { name: 'Ways to shop Dog' })
    .getByRole('link', { name: /^Dental Care/ })
    .click();
  await arriveAt(page, `${PATHS.department}?health-need=Dental+Care`);
  expect(await onShop(page).chips.innerText()).toContain('Dental Care');
  await openHydrated(page, `${PATHS.department}?health-need=Dental+Care`);
  await onShop(page).chips.getByRole('link', { name: 'Clear all' }).click();
  await arriveAt(page, `${PATHS.department}?show=all`);
  await onShop(page).chips.waitFor({ state: 'detached' });
  await page.reload();
  expect(await listedProducts(page)).toHaveLength(48);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Dog' }).click();
  await arriveAt(page, PATHS.department);
  expect(consoleMessages).toEqual([]);
});

test('[FND-06] a department works without scripts', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false });
  await page.goto(PATHS.department);
  await page
    .getByRole('navigation', { name: 'Ways to shop Dog' })
    .getByRole('link', { name: /^Puppy/ })
    .click();
  await arriveAt(page, `${PATHS.department}?life-stage=Puppy`);
  expect(await onShop(page).chips.innerText()).toContain('Puppy');
  await page.goBack();
  await page.getByRole('link', { name: 'Shop all Dog', exact: true }).last().click();
  await arriveAt(page, `${PATHS.department}?show=all`);
  expect(await listedProducts(page)).toHaveLength(48);
  await page.getByLabel('Sort by').selectOption({ label: 'Best selling' });
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await arriveAt(page, `${PATHS.department}?show=all&sort=best-selling`);
});

test('[FND-06] a best seller is added to the cart from the page', async () => {
  const { page } = await browser.visit();
  await openHydrated(page, PATHS.department);
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart' }).first().click();
  await onShop(page).toast.getByText('Added to cart').waitFor();
});

test('[FND-06] the pharmacy passes axe in every view and never scrolls sideways', async () => {
  const { page } = await browser.visit(READY_FOR_AXE);
  await openHydrated(page, categoryPath('pharmacy'));
  expect(await violationsEverywhere(page)).toEqual({});
});

test.each(DEPARTMENTS)('[FND-06] on a small phone %s does not scroll sideways, and nothing moves', async (path) => {
  const { page } = await browser.visit({ viewport: PHONE });
  await page.addInitScript(watchShifts);
  await openHydrated(page, categoryPath(path));
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect((await shiftsOf(page)).filter(({ isInMain }) => isInMain)).toEqual([]);
});

test('[FND-06] guests share the cached document, and search engines get one address each', async () => {
  const { headers, text } = await guest.get(PATHS.department);
  expect(headers.get('cache-control')).toMatch(/^public/);
  const canonicalOf = (html: string): string | undefined =>
    /<link rel="canonical" href="[^"]*?(\/shop[^"]*)"/.exec(html)?.[1];
  expect(canonicalOf(text)).toBe(PATHS.department);
  expect(canonicalOf((await guest.get(`${PATHS.department}?show=all`)).text)).toBe(`${PATHS.department}?show=all`);
  expect(text).toContain('"BreadcrumbList"');
});
