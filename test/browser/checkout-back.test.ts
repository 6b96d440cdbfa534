import { openHydrated, untilHydrated, type VisitedBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { onCheckout, withCart } from './checkout-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const product = () => finds.inStock[0] ?? finds.withSizes;

const atContact = async (options: Parameters<VisitedBrowser['visit']>[0] = {}) => {
  const visit = await browser.visit(options);
  await withCart(visit.context, product());
  return { ...visit, steps: onCheckout(visit.page) };
};

test('[CHK-01] Back from a step shows what was entered in the one before, and Forward what was entered after it', async () => {
  const { page, steps } = await atContact();
  await openHydrated(page, '/checkout');
  await steps.contact();
  await steps.reached('delivery');
  await page.goBack();
  await steps.reached('contact');
  expect(await page.getByLabel('Email').inputValue()).toBe('kim@example.test');
  expect(await page.getByLabel('Phone number').inputValue()).toMatch(/619.*555.*0100/);
  await page.goForward();
  await steps.reached('delivery');
  await steps.address();
  await steps.reached('payment');
  await page.goBack();
  await steps.reached('delivery');
  expect(await page.getByRole('main').innerText()).toContain('1 Bark St');
});

test('[CHK-08] [ORD-01] Back from the confirmation leads to the empty cart and offers no order to place', async () => {
  const { page, steps } = await atContact();
  await steps.toReview();
  await steps.place();
  await steps.confirmed();
  await page.goBack();
  await page.waitForURL(`**${PATHS.cart}`);
  await untilHydrated(page);
  await eventually(async () => expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/empty/));
  expect(await page.getByRole('button', { name: /^Place Order/ }).count()).toBe(0);
});

test('[CHK-01] [CHK-03] without scripts Back shows what was entered, and a name has its hyphen and apostrophe', async () => {
  const { page, steps } = await atContact({ javaScriptEnabled: false });
  await page.goto('/checkout');
  await steps.contact();
  await page.waitForURL('**/checkout/delivery');
  await page.goBack();
  await page.waitForURL('**/checkout/contact');
  expect(await page.getByLabel('Email').inputValue()).toBe('kim@example.test');
  await page.goForward();
  await steps.plainAddress('Mary-Jane', "O'Neil");
  await page.waitForURL('**/checkout/payment');
  await page.getByLabel('PayPal').check();
  await steps.press('Review your order');
  await page.waitForURL('**/checkout/review');
  expect(await page.getByRole('main').innerText()).toContain("Mary-Jane O'Neil");
  await steps.place();
  await page.getByRole('heading', { name: 'One more step: approve the payment' }).waitFor();
  // The header of this page has its styles, too: its links are side by side.
  const links = page.getByRole('navigation', { name: 'Checkout' }).getByRole('link');
  const [help, cart] = await Promise.all([links.nth(0).boundingBox(), links.nth(1).boundingBox()]);
  expect(help?.y).toBe(cart?.y);
});

test('[CHK-03] [CHK-09] what looks like code in an address is refused beside its field, and the shopper stays', async () => {
  const { page, steps } = await atContact();
  await openHydrated(page, '/checkout');
  await steps.contact();
  await steps.reached('delivery');
  await page.getByLabel('First name').fill('Kim');
  await page.getByLabel('Last name').fill('Lee');
  await page.locator('[name=line1]').fill('1 Bark St <script>');
  await page.getByLabel('ZIP Code').fill('92101');
  await eventually(async () => expect(await page.getByLabel('City').inputValue()).toBe('San Diego'));
  await steps.press('Continue');
  await page.getByText('Please check one field:').waitFor();
  expect(await page.locator('[name=line1]').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('main').innerText()).toContain('Please don’t use <, > or =');
  expect(new URL(page.url()).pathname).toBe('/checkout/delivery');
  await page.locator('[name=line1]').fill('1 Bark St');
  await steps.press('Continue');
  await steps.reached('payment');
});

test('[CRT-03] [CHK-01] without scripts a promotion code at Payment that is refused is told at Payment, and the code stays', async () => {
  const { page, steps } = await atContact({ javaScriptEnabled: false });
  await page.goto('/checkout');
  await steps.contact();
  await steps.plainAddress();
  await page.waitForURL('**/checkout/payment');
  await page.getByRole('textbox', { name: 'Promo code' }).fill('NOSUCH');
  await steps.press(/^Apply$/);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('How would you like to pay?');
  expect(await page.getByRole('textbox', { name: 'Promo code' }).inputValue()).toBe('NOSUCH');
  expect(await page.getByRole('alert').count()).toBeGreaterThan(0);
});
