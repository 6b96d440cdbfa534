import type { Page } from 'playwright-core';
import { SEARCH_PATH, searchPath } from '../../core/paths/paths';
import { aProductAd } from '../builders/shown-ads';
import { CATAPULT, openWatched, PLACES, ROW, scrollThrough, TILE, untilFilled } from './ads-page';
import { setUpBrowser } from './set-up';
import { onShop } from './shop-page';
import { eventually } from '../support/eventually';

const browser = setUpBrowser();

const CATEGORY = '/shop/en/petcostore/category';
const LISTS = [
  `${CATEGORY}/dog/dog-food`,
  `${CATEGORY}/dog?show=all`,
  `${CATEGORY}/cat/cat-litter`,
  `${CATEGORY}/fish/fish-food`,
  `${CATEGORY}/dog/dog-food?brand=Merrick`,
  `${CATEGORY}/dog/dog-food?page=2&sort=rating`,
  searchPath('dog food'),
  searchPath('fish tank'),
];

/** The pages of all products that the page shows, in lists and as ads. All variants of a product have one page. */
const productsOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    (ads) =>
      [...document.querySelectorAll<HTMLAnchorElement>(`main article h2 a, main article h3 a, ${ads} li a`)]
        .map(({ href }) => new URL(href).pathname)
        .filter((path) => path.includes('/product/')),
    `${CATAPULT} ul[aria-label="Products in these ads"]`,
  );

const repeatedOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  const products = await productsOn(page);
  expect(products.length).toBeGreaterThan(1);
  return products.filter((product, index) => products.indexOf(product) < index);
};

test.each(LISTS)('[FND-05] shows each product once, ads included: %s', async (path) => {
  const { page, calls } = await openWatched(browser, path);
  await untilFilled(page, ROW);
  expect(await repeatedOn(page)).toEqual([]);
  expect(calls.length).toBeGreaterThan(0);
  for (const { maxNumberOfAds = 5 } of calls) expect(maxNumberOfAds).toBeLessThanOrEqual(5);
});

test('[FND-04] [FND-05] a list of what one store has holds no ads, whose products the store may not have', async () => {
  const sponsoredIn = async (path: string, ...filled: readonly string[]): Promise<number> => {
    const { page } = await openWatched(browser, path);
    await untilFilled(page, ...filled);
    return page.locator(TILE).getByText('Sponsored').count();
  };
  expect(await sponsoredIn(`${CATEGORY}/dog/dog-food`, TILE, ROW)).toBeGreaterThan(0);
  expect(await sponsoredIn(`${CATEGORY}/dog/dog-food?store=1101`, ROW)).toBe(0);
});

test('[FND-05] [ADS-07] an ad for a listed product is left out, its place keeps the shop’s own offer, and nothing moves', async () => {
  const visit = await openWatched(browser, `${CATEGORY}/dog/dog-food`, {
    respond: async (route) => {
      const call = route.request().postDataJSON() as { readonly bannerSlotIds?: unknown };
      const ads = [1, 2, 3].map((position) =>
        aProductAd({
          sku: `AD-${position}`,
          name: `Advertised ${position}`,
          url: position === 2 ? '/shop/en/petcostore/product/advertised-only' : listed,
          citrus: { id: `display_${position}`, position },
        }),
      );
      await route.fulfill({
        json: { ads: call.bannerSlotIds === undefined ? [] : ads, banners: [], composeBanners: {} },
      });
    },
    arrange: async ({ page }) => {
      await page.goto(`${CATEGORY}/dog/dog-food`);
      listed = (await onShop(page).tiles.locator('h2 a').first().getAttribute('href')) ?? '';
    },
  });
  const { page } = visit;
  const place = (position: number) => page.locator(`#citrus-product-tile-${position}`);
  const before = await place(1).boundingBox();
  await scrollThrough(page);
  await place(2).getByText('Advertised 2').waitFor();
  for (const position of [1, 3]) {
    expect(await place(position).getByText('Sponsored').count()).toBe(0);
    expect(await place(position).getByRole('link').count()).toBe(1);
  }
  expect((await place(1).boundingBox())?.height).toBe(before?.height);
  expect(await repeatedOn(page)).toEqual([]);
});

test('[FND-05] after a filter, no ad repeats a product of the new list, and no product is removed', async () => {
  const { page } = await openWatched(browser, SEARCH_PATH + '?query=dog+food');
  await untilFilled(page, TILE, ROW);
  await page
    .getByRole('link', { name: /^Add filter Brand: / })
    .first()
    .click();
  await page.waitForURL(/brand=/);
  await onShop(page).chips.waitFor();
  await page.locator('section[aria-label="Results"][aria-busy="false"]').waitFor();
  const tiles = await onShop(page).tiles.count();
  await eventually(async () => {
    await scrollThrough(page);
    expect(await repeatedOn(page)).toEqual([]);
  });
  expect(await onShop(page).tiles.count()).toBe(tiles);
  expect(await page.locator(PLACES).count()).toBeGreaterThan(0);
});

let listed = '';
