import type { Page } from 'playwright-core';
import { DESKTOP, openHydrated, PHONE } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { overflowOf, READY_FOR_AXE, violationsEverywhere, NARROW } from './axe';
import { tabTo } from './focus-stops';
import { setUpBrowser } from './set-up';
import { arriveAt } from './shop-page';
import { shiftsOf, watchShifts } from './layout-shifts';

const LOCATOR = '/store-locator';

const browser = setUpBrowser({ withPictures: true });

const storesOf = (page: Page) => page.getByRole('list', { name: 'Stores', exact: true }).locator(':scope > li');
const namesOf = (page: Page): Promise<ReadonlyArray<string>> => storesOf(page).locator('h3').allInnerTexts();
const search = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'ZIP code or city' }).fill(text);
  await page.getByRole('button', { name: 'Find stores' }).click();
  // The previous page may also have been a search.
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === text);
};

test('[STO-09] a search by ZIP code and by city shows the nearest stores first, on the map and in the list', async () => {
  const { page, consoleMessages } = await browser.visit();
  await openHydrated(page, LOCATOR);
  await search(page, '92101');
  const byZip = await namesOf(page);
  expect(byZip).toHaveLength(20);
  const miles = (await storesOf(page).locator('text=/^[\\d.]+ mi$/').allInnerTexts()).map(Number.parseFloat);
  expect(miles).toEqual([...miles].sort((one, other) => one - other));
  expect(await page.locator('svg a[href^="#store-"]').count()).toBe(byZip.length);

  await search(page, 'San Diego, CA');
  expect(await page.locator('h1').innerText()).toBe('Stores near San Diego, CA');
  expect(await namesOf(page)).toContain(byZip[0]);
  expect(consoleMessages.filter((message) => !message.includes('Failed to load resource'))).toEqual([]);
});

test('[STO-09] a name of several places offers the others', async () => {
  const { page } = await browser.visit();
  await openHydrated(page, LOCATOR);
  await search(page, 'Springfield');
  const others = page.getByRole('navigation', { name: 'Other places with this name' }).getByRole('link');
  const other = await others.first().innerText();
  expect(other).toMatch(/^Springfield, [A-Z]{2}$/);
  await others.first().click();
  await eventually(async () => expect(await page.locator('h1').innerText()).toBe(`Stores near ${other}`));
});

test('[STO-09] a place of one long word is reported as unknown within the width of the narrowest phone', async () => {
  const { page } = await browser.visit({ viewport: NARROW });
  await page.goto(`${LOCATOR}?q=Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch`);
  await page.getByText(/We couldn’t find/).waitFor();
  expect(await overflowOf(page)).toBe(0);
});

test("[STO-09] the list and the map highlight each other's store", async () => {
  const { page } = await browser.visit();
  await openHydrated(page, `${LOCATOR}?q=92101`);
  const third = storesOf(page).nth(2);
  const id = await third.getAttribute('id');
  await page.locator(`svg a[href="#${id}"]`).dispatchEvent('click');
  await eventually(async () => expect(await third.getAttribute('data-highlighted')).toBe('true'));
  const viewBox = () => page.locator('svg[viewBox]:has(a)').getAttribute('viewBox');
  const before = await viewBox();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await viewBox()).not.toBe(before);
  await page.getByRole('button', { name: 'Reset map' }).click();
  expect(await viewBox()).toBe(before);
});

test("[STO-09] a chosen store is the shopper's on every page", async () => {
  const { page } = await browser.visit();
  await openHydrated(page, `${LOCATOR}?q=92101`);
  const [, second = ''] = await namesOf(page);
  await page.getByRole('button', { name: `Make this my store: ${second}` }).click();
  await eventually(async () => expect(await storesOf(page).nth(1).innerText()).toContain('My store'));
  await page.goto(LOCATOR);
  await eventually(async () => expect(await page.locator('main').innerText()).toContain(`My store: ${second}`));
});

test('[STO-09] [PLT-03] without scripts a store can be found, seen on the map and chosen', async () => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false });
  await page.goto(LOCATOR);
  await search(page, 'San Diego');
  expect(await page.locator('svg use').first().getAttribute('href')).toContain('/maps/us.svg');
  const id = await storesOf(page).first().getAttribute('id');
  await page.locator(`svg a[href="#${id}"]`).dispatchEvent('click');
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  const [first = ''] = await namesOf(page);
  await page.getByRole('button', { name: `Make this my store: ${first}` }).click();
  await page.waitForURL('**chosen=*');
  expect(await page.getByRole('status').filter({ hasText: 'is now your store' }).innerText()).toContain(first);
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(`store-${cookies['WC_physicalStores']}`).toBe(id);
  expect(cookies['WC_bopusStoreId']).toMatch(/^\d+$/);
});

test('[STO-09] [PLT-03] without scripts stores can be filtered by service and more of them shown', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false });
  await page.goto(`${LOCATOR}?q=92101`);
  await page.locator('main summary', { hasText: 'Services' }).click();
  await page.getByRole('checkbox', { name: /^Grooming/ }).check();
  await page.getByRole('button', { name: 'Show stores' }).click();
  await arriveAt(page, `${LOCATOR}?q=92101&service=Grooming`);
  const first = await namesOf(page);
  await page.getByRole('link', { name: 'Show more stores' }).click();
  await page.waitForLoadState('domcontentloaded');
  const more = await namesOf(page);
  expect(more.length).toBeGreaterThan(first.length);
  expect(more.slice(0, first.length)).toEqual(first);
});

test('[STO-09] the keyboard reaches every store and can choose it', async () => {
  const { page } = await browser.visit();
  await openHydrated(page, `${LOCATOR}?q=92101`);
  await page.getByRole('button', { name: 'Reset map' }).focus();
  const names = await namesOf(page);
  for (const name of names) await tabTo(page, new RegExp(`^a ${name}$`));
  await tabTo(page, new RegExp(`^button Make this my store: ${names.at(-1) ?? ''}`));
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await storesOf(page).last().innerText()).toContain('My store'));
});

test.each([
  ['all states', LOCATOR],
  ['a list', `${LOCATOR}?q=92101`],
  ['a state', `${LOCATOR}?state=CA`],
  ['no such place', `${LOCATOR}?q=zzyzzxq`],
  ['a store', `${LOCATOR}/1101`],
])(
  '[STO-09] %s passes axe, in the dark and at 320 px',
  async (_name, path) => {
    const { page } = await browser.visit(READY_FOR_AXE);
    await openHydrated(page, path);
    expect(await violationsEverywhere(page)).toEqual({});
  },
  120_000,
);

test.each([PHONE, NARROW, DESKTOP])(
  '[STO-09] hydration shifts nothing inside the page, and it fits: %o',
  async (viewport) => {
    const { page } = await browser.visit({ viewport });
    await page.addInitScript(watchShifts);
    await openHydrated(page, `${LOCATOR}?q=92101`);
    expect((await shiftsOf(page)).filter(({ isInMain }) => isInMain)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  },
);

test("[RTE-10] a store's page is in the sitemap, with its own head and structured data", async () => {
  const shopper = new HttpShopper();
  const { text, status } = await shopper.get(`${LOCATOR}/1101`);
  expect(status).toBe(200);
  expect(text).toContain(`<link rel="canonical" href="${shopper.address}${LOCATOR}/1101">`);
  const [store] = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Readonly<Record<string, unknown>>,
  );
  expect(store).toMatchObject({ '@type': ['LocalBusiness', 'PetStore'], url: `${shopper.address}${LOCATOR}/1101` });
  expect((await shopper.get('/sitemap-1.xml')).text).toContain(`<loc>${shopper.address}${LOCATOR}/1101</loc>`);
  expect((await shopper.get(`${LOCATOR}/9999999`)).status).toBe(404);
});

test.each([
  ['markup', `q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`],
  ['ten thousand letters', `q=${'a'.repeat(10_000)}`],
  ['no coordinates of the earth', 'lat=1e9&lng=-0'],
  ['other letters', `q=${encodeURIComponent('東京\u0000🐶')}`],
])('[STO-09] %s gets a page', async (_name, query) => {
  const { status, text } = await new HttpShopper().get(`${LOCATOR}?${query}`);
  expect([200, 400, 414]).toContain(status);
  expect(text).not.toContain('<img src=x');
});
