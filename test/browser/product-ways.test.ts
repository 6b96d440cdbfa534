import type { Page } from 'playwright-core';
import { categoryPath, HOME_PATH } from '../../core/paths/paths';
import type { ProductData } from '../../ui/pages/product/product-data';
import { openHydrated, PHONE } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { findProductPage } from './find-product-page';
import { setUpBrowser } from './set-up';
import { addedDialog, onShop } from './shop-page';
import { chooseStore } from './store-choice';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const waysOn = (page: Page) => page.getByRole('list', { name: 'How to get it' });

const chooseOnPage = async (page: Page): Promise<void> => {
  await waysOn(page).getByRole('link', { name: 'Choose your store' }).press('Enter');
  await chooseStore(page);
  await eventually(async () => expect(await page.getByRole('dialog').count()).toBe(0));
};

test('[PRO-02] on a phone the ways of getting a product have their days and prices', async () => {
  const { product } = await findProductPage(
    (data) =>
      data.product.repeatDelivery &&
      data.product.isFrozen !== true &&
      data.stock?.[data.product.variants[0]?.id ?? '']?.status === 'available',
  );
  const { page } = await browser.visit({ viewport: PHONE });
  await openHydrated(page, product.url);
  await chooseOnPage(page);
  const ways = waysOn(page).getByRole('listitem');
  await eventually(async () => {
    const [ship, pickup, sameDay, repeat] = (await ways.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    expect(ship).toMatch(/^Delivery by \w{3}, \w{3} \d+ .*(\$\d+\.\d\d|Free)$/);
    expect(pickup).toMatch(/^(Pickup today at .+ Free|Not in stock at .+)$/);
    expect(sameDay).toMatch(/^Same-day delivery (Arrives \w{3}, \w{3} \d+ \$\d+\.\d\d|.+)$/);
    expect(repeat).toMatch(
      /^Repeat Delivery \$\d+\.\d\d on your first repeat delivery of this product, then \$\d+\.\d\d.*You choose the day/,
    );
  });
});

test('[PRO-02] [CHK-05] food that is shipped frozen promises no day before one is chosen at the checkout', async () => {
  const { product } = await findProductPage(
    ({ product: { isFrozen, pickupOnly, variants }, stock }) =>
      isFrozen === true && !pickupOnly && variants.every(({ id }) => stock?.[id]?.status === 'available'),
    [`${categoryPath('dog/dog-food/fresh-and-frozen-dog-food')}?show=all`, `${HOME_PATH}/search?query=frozen+dog+food`],
  );
  const { page } = await browser.visit({ viewport: PHONE });
  await openHydrated(page, product.url);
  const ship = waysOn(page).getByRole('listitem').first();
  expect((await ship.innerText()).replace(/\s+/g, ' ')).toMatch(
    /^Delivery on a day you choose Ships frozen\. Free on orders \$35\+/,
  );
  expect(await waysOn(page).innerText()).not.toContain('Delivery by');
});

test('[PRO-02] nothing is promised for a product that is out of stock', async () => {
  const { page } = await browser.visit();
  const { product } = pageDataOf((await new HttpShopper().get(finds.outOfStock.url)).text).data as ProductData;
  const soldOut = product.variants.find(({ partNumber }) => partNumber === finds.outOfStock.sku);
  await openHydrated(page, `${product.url}?sku=${soldOut?.partNumber ?? ''}`);
  expect(await waysOn(page).innerText()).not.toMatch(/Delivery by|Arrives|today/);
  expect(await page.locator('form#add-to-cart').getByRole('button', { name: 'Add To Cart' }).count()).toBe(0);
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(jsonLd.join()).toContain('OutOfStock');
});

test('[PRO-02] a live animal is not promised for pickup, before and after a store is chosen', async () => {
  const { page } = await browser.visit({ viewport: PHONE });
  await openHydrated(page, finds.liveAnimal.url);
  expect(await waysOn(page).innerText()).not.toMatch(/Pickup|Free|Delivery by/);
  await chooseOnPage(page);
  await eventually(async () => expect(await waysOn(page).innerText()).toMatch(/(In|Not in) stock at/));
  expect(await waysOn(page).innerText()).not.toMatch(/Pickup|Free|Delivery by/);
});

test('[PRO-02] a product for pickup only has a price, no day of delivery, and is added for pickup', async () => {
  const { product } = await findProductPage(
    (data) => data.product.pickupOnly && !data.product.inStoreOnly,
    [
      `${categoryPath('fish')}?availability=Pickup+In+Store`,
      `${HOME_PATH}/search?query=aquarium`,
      `${categoryPath('bird')}?show=all`,
    ],
  );
  const { page } = await browser.visit();
  await openHydrated(page, product.url);
  const main = await page.getByRole('main').innerText();
  expect(main).toMatch(/Buy online, pick up in store/);
  expect(main).not.toMatch(/N\/A|Not sold online|Out of stock online|Delivery by/);
  await page.getByRole('link', { name: 'Choose a store for pickup' }).press('Enter');
  await chooseStore(page);
  await eventually(async () => expect(await page.getByRole('dialog').count()).toBe(0));
  await page.locator('form#add-to-cart').getByRole('button', { name: 'Add To Cart' }).click();
  await addedDialog(page).getByRole('link', { name: /cart/i }).first().click();
  await page.waitForURL(`**${PATHS.cart}`);
  const line = onShop(page).lines.first();
  expect(await line.innerText()).toContain(product.name);
  const pickup = line.getByRole('button', { name: /^Pickup at/ });
  expect(await pickup.getAttribute('aria-pressed')).toBe('true');
});
