import type { Page } from 'playwright-core';
import { openHydrated, PHONE } from '../support/browser';
import { hrefsOf } from '../support/links';
import { HttpShopper } from '../support/http-shopper';
import { PATHS } from '../support/sample-products';
import { setUpBrowser } from './set-up';
import { placeOf } from './shop-page';
import { isScriptOf } from '../support/built-scripts';

const browser = setUpBrowser();

const MENUS = '**/menus/*.json';

/** The requests of a page with such an address. */
const requestsFor = (page: Page, isWanted: (url: URL) => boolean): ReadonlyArray<string> => {
  const found: string[] = [];
  page.on('request', (request) => void (isWanted(new URL(request.url())) && found.push(request.url())));
  return found;
};

const departments = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const dog = (page: Page) => departments(page).locator('summary', { hasText: 'Dog' });

test('[HDR-09] a page contains no menu; the first approach of a department fetches all of them once', async () => {
  const { page } = await browser.visit();
  const menus = requestsFor(page, ({ pathname }) => /\/menus\//.test(pathname));
  const header = requestsFor(page, isScriptOf(/header-root\.tsx$/));
  await openHydrated(page, PATHS.home);
  expect(await departments(page).getByRole('link', { name: 'Dry Dog Food' }).count()).toBe(0);
  expect([menus, header]).toEqual([[], []]);
  await dog(page).hover();
  await departments(page).getByRole('link', { name: 'Dry Dog Food' }).waitFor();
  await departments(page).locator('summary', { hasText: 'Cat' }).hover();
  await departments(page).getByRole('link', { name: 'Dry Cat Food' }).waitFor();
  expect([menus.length, header.length]).toEqual([1, 1]);
});

test('[HDR-04, HDR-09] a menu opens by keyboard, and the focus reaches its links', async () => {
  const { page, consoleMessages } = await browser.visit();
  await openHydrated(page, PATHS.home);
  await dog(page).focus();
  await page.keyboard.press('Enter');
  await departments(page).getByRole('link', { name: 'Dry Dog Food' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const menu = departments(page).locator('details[open]');
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await menu.count()).toBe(0);
  expect(await dog(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(consoleMessages).toEqual([]);
});

test('[HDR-09] where the menus cannot be fetched, a department says so and links to its page', async () => {
  const { page } = await browser.visit();
  await page.route(MENUS, (route) => route.abort());
  await openHydrated(page, PATHS.home);
  await dog(page).click();
  const message = 'We couldn’t load this menu.';
  await departments(page).getByRole('paragraph').filter({ hasText: message }).waitFor();
  expect(await departments(page).getByRole('status').textContent()).toContain(message);
  await page.unroute(MENUS);
  await departments(page).getByRole('link', { name: 'Shop all Dog' }).click();
  await page.waitForURL('**/category/dog');
});

test('[HDR-03] the first tap of a visit opens the ZIP dialog, although the header is hydrated by that tap', async () => {
  const { page } = await browser.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await openHydrated(page, PATHS.home);
  await page.locator('header').getByRole('button', { name: 'Deliver to' }).tap();
  await page.getByRole('dialog').waitFor();
  expect(placeOf(page)).toBe(PATHS.home);
});

test('[HDR-03] where the code of the header cannot be loaded, the first tap follows its link', async () => {
  const { page } = await browser.visit();
  await page.route(isScriptOf(/header-root\.tsx$/), (route) => route.abort());
  await openHydrated(page, PATHS.home);
  await page.locator('header').getByRole('button', { name: 'Deliver to' }).click();
  await page.waitForURL('**/store-locator');
});

test('[PLT-03] the footer and the header have no script until they are needed', async () => {
  const { page } = await browser.visit();
  await openHydrated(page, PATHS.home);
  const isAttached = (selector: string): Promise<boolean> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  expect(await isAttached('main > *')).toBe(true);
  expect(await isAttached('header > *')).toBe(false);
  expect(await isAttached('footer > *')).toBe(false);
});

interface MenuLinks {
  readonly categoryLists: ReadonlyArray<{
    readonly url: string;
    readonly links: ReadonlyArray<{ readonly url: string }>;
  }>;
  readonly links: ReadonlyArray<{ readonly url: string }>;
  readonly brands: ReadonlyArray<{ readonly url: string }>;
}

test('[PLT-03, HDR-09] everything in the menus is reached without scripts from the department, its lists and home', async () => {
  const shopper = new HttpShopper();
  const contentOf = async (path: string): Promise<ReadonlyArray<string>> => {
    const { text } = await shopper.get(path);
    return hrefsOf(text.slice(text.indexOf('<main'), text.indexOf('<footer')));
  };
  const { text } = await shopper.get(PATHS.home);
  const version = /"menusVersion":"([^"]+)"/.exec(text)?.[1] ?? '';
  const menus = JSON.parse((await shopper.get(`/menus/${version}.json`)).text) as Readonly<Record<string, MenuLinks>>;
  const start = [...hrefsOf(text)];
  const departmentLinks = start.filter((href) => /\/category\/[^/]+$/.test(href));
  const reached = new Set(start);
  for (const path of new Set(departmentLinks)) for (const href of await contentOf(path)) reached.add(href);
  const lists = Object.values(menus).flatMap(({ categoryLists }) => categoryLists.map(({ url }) => url));
  for (const path of lists) for (const href of await contentOf(path)) reached.add(href);
  const wanted = Object.values(menus).flatMap(({ categoryLists, links, brands }) =>
    [...categoryLists.flatMap((list) => [list, ...list.links]), ...links, ...brands].map(({ url }) => url),
  );
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((url) => !reached.has(url))).toEqual([]);
});

test('[HDR-09] a click on a department whose menu the mouse has opened leads to its page', async () => {
  const { page } = await browser.visit();
  await openHydrated(page, PATHS.home);
  await dog(page).hover();
  await departments(page).getByRole('link', { name: 'Dry Dog Food' }).waitFor();
  await dog(page).click();
  await page.waitForURL('**/category/dog');
});

test('[PLT-03] without a network the search says so and the page stays', async () => {
  const { page, context } = await browser.visit();
  await openHydrated(page, PATHS.home);
  await context.setOffline(true);
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('dog food');
  await page.keyboard.press('Enter');
  await page.getByText('You’re offline. You can search again once you’re connected.').first().waitFor();
  expect(placeOf(page)).toBe(PATHS.home);
});
