import type { BrowserContext, Page } from 'playwright-core';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import type { ProductData } from '../../ui/pages/product/product-data';
import { shopAddress } from '../support/browser';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { shiftsOf, watchShifts } from './layout-shifts';
import { setUpBrowser } from './set-up';
import { follow, listedProducts, onShop } from './shop-page';

const browser = setUpBrowser({ withPictures: true });

const LIST = '/shop/en/petcostore/category/dog/dog-food';
const [OWN, OTHER] = ['1101', '1123'] as const;
const shopper = new HttpShopper();

const listingAt = async (address: string): Promise<ListingData> =>
  pageDataOf((await shopper.get(address)).text).data as ListingData;

const storeOf = async (
  id: string,
): Promise<{ readonly id: string; readonly name: string; readonly locationId: string }> => {
  const { text } = await shopper.get(`/api/wcs/resources/store/10151/petcostorelocator/byStoreId/${id}`);
  const { DSNAME: name, STLOC_ID: locationId } = JSON.parse(text) as Record<'DSNAME' | 'STLOC_ID', string>;
  return { id, name, locationId };
};

/** Makes a store the shopper's own, as a browser stores it. */
const hasStore = async (context: BrowserContext, id: string): Promise<string> => {
  const { name, locationId } = await storeOf(id);
  const facts = { ID: id, LOCATION_ID: locationId, NAME: encodeURIComponent(name) };
  await context.addCookies(
    Object.entries(facts).map(([fact, value]) => ({
      name: `USER_SET_PREFERRED_STORE_${fact}`,
      value,
      url: shopAddress(),
    })),
  );
  return name;
};

/** The addresses of all products of a list, page by page. */
const allListed = async (parameters: string): Promise<ReadonlyArray<string>> => {
  const urls: string[] = [];
  for (let page = 1; ; page += 1) {
    const { listing } = await listingAt(`${LIST}?${parameters}&page=${page}`);
    urls.push(...listing.products.map(({ url }) => url.split('?')[0] ?? ''));
    if (urls.length >= listing.total) return urls;
  }
};

/** Whether the store has a variant of the product, by the product's page and the service of stock that it asks. */
const isStocked = async (url: string, storeId: string): Promise<boolean> => {
  const { product } = pageDataOf((await shopper.get(url)).text).data as ProductData;
  const numbers = product.variants.map(({ partNumber }) => partNumber);
  const stock = await shopper.get(
    `/api/wcs/resources/store/10151/inventoryavailability/byPartNumber/${numbers.join()}?physicalStoreId=${storeId}`,
  );
  const { InventoryAvailability } = JSON.parse(stock.text) as {
    readonly InventoryAvailability: readonly { readonly inventoryStatus: string }[];
  };
  return InventoryAvailability.some(({ inventoryStatus }) => inventoryStatus === 'Available');
};

const option = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Filters' })
    .getByRole('link', { name: new RegExp(`filter Store: In stock at ${name}`) });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('[FND-04] the facet narrows to exactly what the store has in stock, with the count that it promised', async () => {
  const { context, page } = await browser.visit();
  const name = await hasStore(context, OWN);
  await page.addInitScript(watchShifts);
  await page.goto(LIST);
  const facet = option(page, name);
  await facet.and(page.locator('[data-count]')).waitFor();
  const count = (await facet.getAttribute('data-count'))?.replaceAll(',', '');
  expect((await shiftsOf(page)).filter(({ isInMain }) => isInMain)).toEqual([]);
  await facet.click();
  await page.waitForURL(new RegExp(`[?&]store=${OWN}`));
  await status(page, `${count} products`).waitFor();
  const tiles = onShop(page).tiles;
  const stocked = tiles.filter({ hasText: new RegExp(`(?:Pickup today|In stock) at ${name}`) });
  await stocked.nth((await tiles.count()) - 1).waitFor();
  const [all, near] = [await allListed(''), await allListed(`store=${OWN}`)];
  const expected: string[] = [];
  for (const url of all) if (await isStocked(url, OWN)) expected.push(url);
  expect([...near].sort()).toEqual(expected.sort());
  expect(near).toHaveLength(Number(count));
});

test('[FND-04] a listed product’s page says that the store has it', async () => {
  const { context, page } = await browser.visit();
  const name = await hasStore(context, OWN);
  await page.goto(`${LIST}?store=${OWN}`);
  for (const href of (await listedProducts(page)).slice(0, 3)) {
    await page.goto(href ?? '');
    await page.getByText(`Pickup today at ${name}`).first().waitFor();
  }
});

test('[FND-04] the chip removes the filter, the address and Back bring it again', async () => {
  const { context, page } = await browser.visit();
  const name = await hasStore(context, OWN);
  await page.goto(`${LIST}?store=${OWN}&brand=Merrick`);
  const { total } = (await listingAt(`${LIST}?store=${OWN}&brand=Merrick`)).listing;
  await page.getByRole('link', { name: `Remove filter Store: In stock at ${name}`, exact: true }).click();
  await page.waitForURL(`**${LIST}?brand=Merrick`);
  await option(page, name)
    .and(page.locator(`[data-count="${total}"]`))
    .waitFor();
  await page.goBack();
  await page.waitForURL(/store=1101/);
  await status(page, `${total} product`).waitFor();
  const shown = await onShop(page).chips.getByRole('link').allInnerTexts();
  expect([...shown].sort()).toEqual(['Clear all', `In stock at ${name}`, 'Merrick']);
});

test('[FND-04] a link about another store says which one, and the filter of the own store follows a new choice', async () => {
  const { context, page } = await browser.visit();
  const [own, other] = [await hasStore(context, OWN), (await storeOf(OTHER)).name];
  await page.goto(`${LIST}?store=${OTHER}`);
  await onShop(page).chips.getByText(`In stock at ${other}`).waitFor();
  await option(page, other).click();
  await option(page, own).click();
  await page.waitForURL(/store=1101/);
  await hasStore(context, OTHER);
  await page.evaluate(() => window.dispatchEvent(new Event('storage')));
  await page.waitForURL(/store=1123/);
  await onShop(page).chips.getByText(`In stock at ${other}`).waitFor();
});

test('[FND-04] a shopper without a store chooses one, and the list shows what it has', async () => {
  const { page } = await browser.visit();
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Choose a store to see its stock' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('ZIP code or city').fill('92108');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Make/ }).first().press('Enter');
  await page.waitForURL(/store=\d+/);
  await onShop(page)
    .chips.getByText(/^In stock at /)
    .waitFor();
});

test('[FND-04] works without JavaScript, with the store of the shopper or the way to one', async () => {
  const { context, page } = await browser.visit({ javaScriptEnabled: false });
  await page.goto(LIST);
  const link = page.getByRole('link', { name: 'Add filter Store: In stock at my store' });
  await follow(link);
  expect(new URL(page.url()).pathname).toBe('/store-locator');
  await page.getByRole('main').getByLabel('ZIP code or city').fill('92108');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Make/ }).first().click();
  await follow(page.getByRole('link', { name: 'See what it has in stock' }));
  expect(new URL(page.url()).pathname).toBe(LIST);
  expect(page.url()).toMatch(/store=\d+$/);
  await context.clearCookies();
  await page.goto(LIST);
  await link.click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^California/ })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mission Valley/ })
    .click();
  await page.getByRole('button', { name: 'Make this my store' }).click();
  await follow(page.getByRole('link', { name: 'See what it has in stock' }));
  expect(page.url()).toBe(`${shopAddress()}${LIST}?store=${OWN}`);
  const name = await hasStore(context, OWN);
  await page.goto(LIST);
  await follow(link);
  expect(page.url()).toBe(`${shopAddress()}${LIST}?store=${OWN}`);
  const { total } = (await listingAt(`${LIST}?store=${OWN}`)).listing;
  await status(page, `of ${total} products`).waitFor();
  await follow(page.getByRole('link', { name: `Remove filter Store: In stock at ${name}`, exact: true }));
  expect(page.url()).toBe(shopAddress() + LIST);
});

test('[FND-04] works on a phone, in one line, however long the name of the store is', async () => {
  const { context, page } = await browser.visit({ viewport: { width: 360, height: 780 } });
  const name = await hasStore(context, OWN);
  await page.goto(LIST);
  await page.getByText('Filters', { exact: true }).first().click();
  const facet = option(page, name);
  await facet.and(page.locator('[data-count]')).waitFor();
  const box = await facet.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(48);
  await facet.click();
  await page.waitForURL(/store=1101/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('[FND-04] the page that is shared by all shoppers tells no store, and an unknown store filters nothing', async () => {
  const visitor = new HttpShopper();
  const { name, locationId } = await storeOf(OWN);
  const own = { ID: OWN, LOCATION_ID: locationId, NAME: encodeURIComponent(name) };
  for (const [fact, value] of Object.entries(own)) visitor.cookies.set(`USER_SET_PREFERRED_STORE_${fact}`, value);
  expect((await visitor.get(LIST)).text).not.toContain(name);
  const [all, unknown] = [await listingAt(LIST), await listingAt(`${LIST}?store=99999`)];
  expect([unknown.listing.total, unknown.query]).toEqual([all.listing.total, all.query]);
  const filtered = await visitor.get(`${LIST}?store=${OWN}`);
  expect(filtered.headers.get('cache-control')).not.toMatch(/public|s-maxage/);
});
