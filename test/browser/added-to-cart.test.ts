import { openHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { setUpBrowser } from './set-up';
import { addedDialog } from './shop-page';

const browser = setUpBrowser({ withPictures: true });
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

test('[CHK-10] ADD_TO_CART shows what was added, how far free shipping is, and what goes with it', async () => {
  const { page } = await browser.visit();
  await openHydrated(page, finds.withSizes.url);
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  const dialog = addedDialog(page);
  await dialog.getByText(`2 × $${finds.withSizes.prices.price?.toFixed(2)}`).waitFor();
  const picture = dialog.locator('img').first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await eventually(async () => expect(await width()).toBeGreaterThan(0));
  const text = await dialog.innerText();
  expect(text).toContain(finds.withSizes.name);
  expect(finds.withSizes.sizes.some((size) => text.includes(size))).toBe(true);

  const bar = dialog.getByRole('progressbar');
  const { value, max } = await bar.evaluate((element: HTMLProgressElement) => ({
    value: element.value,
    max: element.max,
  }));
  const missing = /\$([\d.]+) away from free shipping/.exec(text)?.[1];
  expect(text.includes('Your order ships free')).toBe(missing === undefined);
  expect(max - value).toBeCloseTo(Number(missing ?? 0), 2);

  const beside = dialog.getByRole('listitem');
  await eventually(async () => expect(await beside.count()).toBeGreaterThan(0));
  expect(await beside.getByText(finds.withSizes.name, { exact: true }).count()).toBe(0);
});
