import type { Locator, Page } from 'playwright-core';
import { untilRead } from '../support/browser';

/** Locators that several tests use on the shop's pages. */
export const onShop = (page: Page) => ({
  heading: page.locator('h1'),
  searchBox: page.locator('header input[name="query"]'),
  cart: page.locator('header summary[aria-label^="Cart"]'),
  account: page.locator('header summary', { hasText: /Account|Hi, / }),
  toast: page.locator('[role="status"]', { has: page.getByRole('button', { name: 'Dismiss' }) }),
  /** The products of a list without its ads, which come and go. */
  tiles: page.getByRole('list', { name: 'Products' }).locator(':scope > li:not([id^="citrus-"]) article'),
  facet: (name: string): Locator =>
    page
      .getByRole('region', { name: 'Filters' })
      .locator('details', { has: page.getByRole('heading', { name, exact: true }) }),
  chips: page.getByRole('list', { name: 'Applied filters' }),
  lines: page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem'),
  promoCodes: page.getByRole('list', { name: 'Applied promotion codes' }),
});

/** The dialog that confirms an addition on a product page. */
export const addedDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Added to your cart' });

/** Adds the product of the page, waits for the dialog that confirms it, and closes the dialog. */
export const addFromProductPage = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await addedDialog(page).getByRole('button', { name: 'Keep shopping' }).click();
  await addedDialog(page).waitFor({ state: 'detached' });
};

/** Follows a link or presses a button, and waits until the page it leads to is read to its end. */
export const follow = async (target: Locator): Promise<void> => {
  await target.click();
  await untilRead(target.page());
};

/** The addresses of the listed products in order, after the list has loaded; no two products share one. */
export const listedProducts = async (page: Page): Promise<ReadonlyArray<string | null>> => {
  await page.waitForLoadState('domcontentloaded');
  return onShop(page)
    .tiles.locator('h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
};

/** Path and query of the current page. */
export const placeOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Waits until the page at this path and query is read to its end. */
export const arriveAt = async (page: Page, place: string): Promise<void> => {
  await page.waitForURL(({ pathname, search }) => pathname + search === place, { waitUntil: 'commit' });
  await untilRead(page);
};

/** Fills in and submits the sign-in form. */
export const signIn = async (
  within: Pick<Page, 'getByLabel' | 'getByRole'>,
  account: { readonly email: string; readonly password: string },
): Promise<void> => {
  await within.getByLabel('Email', { exact: true }).fill(account.email);
  await within.getByLabel('Password', { exact: true }).fill(account.password);
  await within.getByRole('button', { name: 'Sign In' }).click();
};
