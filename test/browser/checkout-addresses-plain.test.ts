import { SHIPPING_PATH } from '../../core/paths/paths';
import { PHONE } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { aCustomer, copyCookies } from '../support/shoppers';
import { addToCart, CARDS, onCheckout, withCart } from './checkout-page';
import { fillCartWithVendor, findFrozen } from './find-modal-products';
import { setUpBrowser } from './set-up';
import { arriveAt, follow, placeOf } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const product = () => finds.inStock[0] ?? finds.withSizes;

/** A shopper on a phone without scripts, with a product in the cart. */
const onPlainPhone = async (shopper = new HttpShopper()) => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
  const fill = async (street: string): Promise<void> => {
    await page.getByLabel('First name').fill('Kim');
    await page.getByLabel('Last name').fill('Lee');
    await page.getByLabel('Address', { exact: true }).fill(street);
    await page.getByLabel('ZIP Code').fill('92101');
  };
  const main = page.getByRole('main');
  const save = (): Promise<void> => follow(main.getByRole('button', { name: 'Save and deliver here' }));
  return { page, context, shopper, main, fill, save, steps: onCheckout(page) };
};

test('[CHK-03] [CHK-04] [PLT-03] on a phone without scripts a guest enters another address, takes the suggested spelling and orders', async () => {
  const { page, context, main, fill, save, steps } = await onPlainPhone();
  await withCart(context, product());
  await steps.typeToPlainPayment();

  await page.goto('/checkout/delivery');
  await main.getByRole('link', { name: 'Use another address' }).click();
  await arriveAt(page, '/checkout/addresses?edit=new');
  await save();
  await main.getByText(/^Please check \d fields:$/).waitFor();
  await fill('2 Bay Street');
  await save();
  await main.getByText('Please check the address').waitFor();
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('2 Bay Street');
  const suggested = main.getByRole('radio', { name: /^2 Bay St, San Diego, CA 92101/ });
  expect(await suggested.isChecked()).toBe(true);
  await main.getByRole('radio', { name: /^Keep what I entered: 2 Bay Street/ }).check();
  await suggested.check();
  await save();
  await page.waitForURL('**/checkout/delivery');
  expect(await main.innerText()).toContain('2 Bay St\n');
  expect(await main.innerText()).not.toContain('2 Bay Street');

  await steps.press('Continue');
  await page.waitForURL('**/checkout/payment');
  await steps.plainCard(CARDS.approved);
  expect(await main.innerText()).toContain('2 Bay St');
  await steps.place();
  expect(await steps.confirmed()).toContain('2 Bay St');
});

test('[CHK-03] [CHK-04] [PLT-03] on a phone without scripts a customer adds an address, changes it to the suggested one, and chooses among the saved ones', async () => {
  const { shopper } = await aCustomer('Kim');
  const { page, context, main, fill, save, steps } = await onPlainPhone(shopper);
  await withCart(context, product(), shopper);
  await page.goto('/checkout/delivery');
  await steps.plainAddress();
  await page.waitForURL('**/checkout/payment');
  await page.goto('/checkout/addresses?edit=new');
  await fill('2 Bay Street');
  await save();
  await main.getByText('Please check the address').waitFor();
  await main.getByRole('radio', { name: /^Keep what I entered/ }).check();
  await save();
  await page.waitForURL('**/checkout/delivery');
  expect(await main.innerText()).toContain('2 Bay Street');

  await main.getByRole('link', { name: 'Choose another' }).click();
  await arriveAt(page, '/checkout/addresses');
  const saved = main.getByRole('group', { name: 'Your addresses' });
  expect(await saved.getByRole('radio').count()).toBe(2);
  expect(await saved.getByRole('radio', { name: /2 Bay Street/ }).isChecked()).toBe(true);
  await follow(
    saved.locator('div', { hasText: '2 Bay Street' }).getByRole('link', { name: 'Edit this address' }).last(),
  );
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('2 Bay Street');
  await save();
  await main.getByText('Please check the address').waitFor();
  await save();
  await page.waitForURL('**/checkout/delivery');
  expect(await main.innerText()).not.toContain('2 Bay Street');
  expect(await main.innerText()).toContain('2 Bay St\n');

  await follow(main.getByRole('link', { name: 'Choose another' }));
  await saved.getByRole('radio', { name: /1 Bark St/ }).check();
  await follow(main.getByRole('button', { name: 'Deliver here' }));
  await page.waitForURL('**/checkout/delivery');
  expect(await main.innerText()).toContain('1 Bark St');
  await steps.press('Continue');
  await page.waitForURL('**/checkout/payment');
});

test('[CHK-05] [CHK-08] [ORD-03] [PLT-03] on a phone without scripts frozen food comes on a chosen day, which Review and the confirmation say beside those of the rest, and another seller is named before anything is bought', async () => {
  const { page, context, shopper, main, steps } = await onPlainPhone();
  await fillCartWithVendor(shopper);
  await addToCart(shopper, product());
  await addToCart(shopper, await findFrozen());
  await copyCookies(context, shopper);
  await page.goto('/checkout');
  await steps.contact();
  await page.waitForURL('**/checkout/delivery');
  await main.getByText(/sold and shipped by/).waitFor();
  await main.getByRole('link', { name: 'See delivery and return details' }).first().click();
  await arriveAt(page, SHIPPING_PATH);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.goBack();
  await arriveAt(page, '/checkout/delivery');

  await steps.plainAddress();
  const day = page.getByLabel('Delivery day');
  await day.and(page.locator('[aria-invalid=true]')).waitFor();
  expect(placeOf(page)).toBe('/checkout/delivery');
  // The address was accepted, and need not be typed again.
  expect(await main.innerText()).toContain('1 Bark St');
  // The button opens a dialog, which needs scripts.
  expect(await main.getByText('How frozen delivery works').isVisible()).toBe(false);
  const [value = ''] = await day.selectOption({ index: (await day.locator('option').count()) - 1 });
  expect(value).toMatch(/^\d{4}-\d\d-\d\d$/);
  const words = await day.locator('option:checked').innerText();
  await steps.press('Continue');
  await page.waitForURL('**/checkout/payment');
  await steps.plainCard(CARDS.approved);
  const review = await main.innerText();
  expect(review).toContain(`Frozen products arrive on ${words}`);
  const announced = await steps.daysOnReview();
  expect(announced.length).toBeGreaterThanOrEqual(3);
  expect(announced).toContain(words);
  await steps.place();
  await steps.confirmed();
  expect(await steps.daysOnConfirmation()).toEqual(announced);
});
