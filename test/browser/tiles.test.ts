import { unitPriceLabel } from '../../core/catalogue/unit-price';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import { openHydrated, PHONE, TestBrowser } from '../support/browser';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { PATHS } from '../support/sample-products';
import { overflowOf } from './axe';
import { onShop } from './shop-page';

let browser: TestBrowser;

beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

const SCREENS = [
  ['a wide screen', {}],
  ['a phone', { viewport: PHONE }],
] as const;

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
