import type { Locator, Page } from 'playwright-core';

/** The parts of the shop's pages that tests name again and again. */
export const onShop = (page: Page) => ({
  heading: page.locator('h1'),
  searchBox: page.locator('header input[name="query"]'),
  cart: page.locator('header summary[aria-label^="Cart"]'),
  account: page.locator('header summary', { hasText: /Account|Hi, / }),
  toast: page.locator('[role="status"]', { has: page.getByRole('button', { name: 'Dismiss' }) }),
  /** The products of a list; what is advertised between them comes and goes, and is none of them. */
  tiles: page.getByRole('list', { name: 'Products' }).locator(':scope > li:not([id^="citrus-"]) article'),
  facet: (name: string): Locator =>
    page
      .getByRole('region', { name: 'Filters' })
      .locator('details', { has: page.getByRole('heading', { name, exact: true }) }),
  chips: page.getByRole('list', { name: 'Applied filters' }),
  lines: page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem'),
  promoCodes: page.getByRole('list', { name: 'Applied promotion codes' }),
});

/** The addresses of the products listed, in order, once the whole list is there: no two products share one. */
export const listedProducts = async (page: Page): Promise<ReadonlyArray<string | null>> => {
  await page.waitForLoadState('domcontentloaded');
  return onShop(page)
    .tiles.locator('h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
};

/** Path and query of the page shown. */
export const placeOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Waits until the page at this path and query is there as a whole: whatever led to it waits for its beginning at most. */
export const arriveAt = (page: Page, place: string): Promise<void> =>
  page.waitForURL(({ pathname, search }) => pathname + search === place, { waitUntil: 'domcontentloaded' });

/** Fills in the sign-in form and sends it. */
export const signIn = async (
  page: Page,
  account: { readonly email: string; readonly password: string },
): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};
