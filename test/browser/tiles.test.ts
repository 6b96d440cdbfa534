import type { Locator } from 'playwright-core';
import { unitPriceLabel } from '../../core/catalogue/unit-price';
import type { ProductData } from '../../ui/pages/product/product-data';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import { openHydrated, PHONE } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { PATHS } from '../support/sample-products';
import { overflowOf, putAxeIn, READY_FOR_AXE, violationsOf } from './axe';
import { setUpBrowser } from './set-up';
import { follow, onShop } from './shop-page';

const browser = setUpBrowser();

const SCREENS = [
  ['a wide screen', {}],
  ['a phone', { viewport: PHONE }],
] as const;

const dollars = (price = 0): string => `$${price.toFixed(2)}`;

const listed = async (path: string): Promise<ListingData['listing']['products']> =>
  (pageDataOf((await new HttpShopper().get(path)).text).data as ListingData).listing.products;

test.each(SCREENS)(
  '[PRO-03] on %s the price per ounce is the same on tile, product page and cart line, and no range has a former price',
  async (_screen, options) => {
    const products = await listed(PATHS.category);
    const tile = products.find(
      ({ sizes, prices, availableOnline }) => availableOnline && !prices.hasRange && / oz|lb/.test(sizes.join()),
    );
    if (tile === undefined) throw new Error('no product in one size by weight');
    const [size = ''] = tile.sizes;
    const label = unitPriceLabel(tile.prices.price, size, 'USD') ?? '';
    const [, each, , packs = '1'] = /^([\d.]+)([^,]*)(?:,\D*(\d+))?$/.exec(size) ?? [];
    expect(Number(label.replace(/[^\d.]/g, ''))).toBeCloseTo(
      (tile.prices.price ?? 0) / (Number(each) * Number(packs)),
      1,
    );
    const { page, consoleMessages } = await browser.visit(options);
    await openHydrated(page, PATHS.category);
    const { tiles } = onShop(page);
    const shown = tiles.filter({ has: page.locator(`a[href="${tile.url}"]`) });
    expect(await shown.getByText(label, { exact: true }).isVisible()).toBe(true);
    const prices = await tiles
      .locator('p')
      .filter({ hasText: /^from / })
      .allTextContents();
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.filter((price) => /was|\//.test(price))).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await shown.getByRole('button', { name: 'Add To Cart' }).click();
    await onShop(page).toast.filter({ hasText: 'Added to cart' }).waitFor();
    await openHydrated(page, tile.url);
    expect(await page.getByText(label, { exact: true }).first().isVisible()).toBe(true);
    await openHydrated(page, PATHS.cart);
    expect(await onShop(page).lines.filter({ hasText: tile.name }).getByText(label).isVisible()).toBe(true);
    expect(consoleMessages).toEqual([]);
  },
);

/** Whether a line of one tile has exactly this text, and none of it is cut at its end. */
const showsAllOf = (line: Locator, text: string): Promise<boolean> =>
  line.evaluate(
    (element, wanted) =>
      element.textContent === wanted &&
      element.scrollWidth <= element.clientWidth &&
      element.scrollHeight <= element.clientHeight,
    text,
  );

test.each(SCREENS)(
  '[RPD-01] on %s a tile tells without a cut price what its product page says of later repeat deliveries',
  async (_screen, options) => {
    const products = await listed(PATHS.category);
    const repeated = products.filter(
      ({ availableOnline, repeatPrice }) => availableOnline && repeatPrice !== undefined,
    );
    const single = repeated.find(({ prices }) => !prices.hasRange);
    const range = repeated.find(({ prices }) => prices.hasRange);
    if (single === undefined || range === undefined) throw new Error('the list lacks one of the kinds');
    const { page, consoleMessages } = await browser.visit(options);
    await openHydrated(page, PATHS.category);
    const lineOf = ({ url }: typeof single): Locator =>
      onShop(page)
        .tiles.filter({ has: page.locator(`a[href="${url}"]`) })
        .getByText(/ on repeat$/);
    expect(await showsAllOf(lineOf(single), `${dollars(single.repeatPrice)} on repeat`)).toBe(true);
    expect(await showsAllOf(lineOf(range), `from ${dollars(range.repeatPrice)} on repeat`)).toBe(true);

    const { product } = pageDataOf((await new HttpShopper().get(range.url)).text).data as ProductData;
    const later = product.variants.flatMap(({ repeatPrices }) => repeatPrices?.later ?? []);
    expect([product.variants.length, Math.min(...later)]).toEqual([later.length, range.repeatPrice]);
    await openHydrated(page, single.url);
    const ways = page.getByRole('list', { name: 'How to get it' });
    expect(await ways.getByText(/on your first repeat delivery of this product, then/).innerText()).toContain(
      `then ${dollars(single.repeatPrice)}. One-time: ${dollars(single.prices.price)}`,
    );
    expect(consoleMessages).toEqual([]);
  },
);

test.each(SCREENS)(
  '[PRO-09, REC-08] on %s a tile with several variants offers them with price and stock, one with a single variant adds at once',
  async (_screen, options) => {
    const products = await listed(PATHS.category);
    const isBuyable = ({ availableOnline, showBuyOnlineAndPickInStore }: (typeof products)[number]): boolean =>
      availableOnline && !showBuyOnlineAndPickInStore;
    const several = products.find((tile) => isBuyable(tile) && tile.hasOptions && tile.sizes.length > 1);
    const single = products.find((tile) => isBuyable(tile) && !tile.hasOptions);
    if (several === undefined || single === undefined) throw new Error('the list lacks one of the kinds');
    const { page, consoleMessages } = await browser.visit({ ...READY_FOR_AXE, ...options });
    await openHydrated(page, PATHS.category);
    const { tiles, toast, lines } = onShop(page);
    const tileOf = (url: string) => tiles.filter({ has: page.locator(`a[href="${url}"]`) });
    expect(await tileOf(single.url).getByText('Choose Options').count()).toBe(0);
    expect(
      await tileOf(several.url)
        .getByRole('button', { name: /^Add To Cart/ })
        .count(),
    ).toBe(0);

    const opener = tileOf(several.url).getByRole('link', { name: `Choose Options ${several.name}` });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Choose your options' });
    await dialog.waitFor();
    const { product, stock } = pageDataOf((await new HttpShopper().get(several.url)).text).data as ProductData;
    expect(await dialog.getByRole('radio').count()).toBe(product.variants.length);
    for (const { id, size, listPrice, offerPrice } of product.variants) {
      const row = dialog
        .locator('label')
        .filter({ hasText: size ?? '' })
        .filter({ hasText: dollars(offerPrice ?? listPrice) });
      expect(
        await row
          .first()
          .getByText(/^(In stock|Only \d+ left|Out of stock)$/)
          .textContent(),
      ).toMatch(stock?.[id]?.status === 'unavailable' ? /^Out of stock$/ : /left|stock/);
    }
    expect(await dialog.getByText(/^ ?\$[\d.]+ \/ (lb|oz)$/).count()).toBeGreaterThan(0);
    await putAxeIn(page);
    expect(await violationsOf(page, { within: 'dialog[open]' })).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    const last = dialog.getByRole('radio').and(page.locator(':enabled')).last();
    await last.check();
    const chosen = await last.getAttribute('value');
    await dialog.getByRole('button', { name: 'One more' }).click();
    await dialog.getByRole('button', { name: 'Add To Cart' }).click();
    await toast.filter({ hasText: `Added to cart: ${several.name}` }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await eventually(async () =>
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true),
    );
    await openHydrated(page, PATHS.cart);
    const { items } = pageDataOf(await page.content()).chrome.cart;
    expect(items.map(({ partNumber, quantity }) => [partNumber, quantity])).toEqual([[chosen, 2]]);
    expect(await lines.count()).toBe(1);
    expect(consoleMessages).toEqual([]);
  },
);

test('[PRO-09] without scripts the options of a tile lead to the page of the product', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false });
  await page.goto(PATHS.category);
  const link = page.getByRole('link', { name: /^Choose Options/ }).first();
  const name = (await link.getAttribute('aria-label'))?.replace('Choose Options ', '');
  await follow(link);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await page.getByRole('group', { name: /Size|Flavor|Color/ }).count()).toBeGreaterThan(0);
});
