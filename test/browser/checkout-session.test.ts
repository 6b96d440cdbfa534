import { DESKTOP, openHydrated, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { completeSteps } from '../support/placed-order';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { copyCookies, forgetIdentity } from '../support/shoppers';
import { addToCart, CARDS, onCheckout, SCREENS, withCart } from './checkout-page';

let browser: TestBrowser;
let finds: SampleProducts;

beforeAll(async () => {
  [browser, finds] = await Promise.all([TestBrowser.launch(), findProducts()]);
});
afterEach(() => browser.endVisits());
afterAll(() => browser?.close());

const ENDED = 'Your session has ended, and no order was placed.';
const GO_ON = 'Continue as guest';

/** A guest with a product in the cart, at Contact. */
const guestAtContact = async (viewport = DESKTOP) => {
  const visited = await browser.visit({ viewport });
  const guest = await withCart(visited.context, finds.withSizes);
  await openHydrated(visited.page, '/checkout');
  return { ...visited, guest, steps: onCheckout(visited.page), main: visited.page.getByRole('main') };
};

type Guest = Awaited<ReturnType<typeof guestAtContact>>;

test.each(SCREENS)(
  '[CHK-09] on %s a guest whose session ends at Review goes on with the same items, contact and address, and orders',
  async (_screen, viewport) => {
    const { page, context, steps, main, consoleMessages } = await guestAtContact(viewport);
    await steps.contact();
    await steps.reached('delivery');
    await steps.address();
    await steps.reached('payment');
    await steps.card(CARDS.approved);
    await steps.reached('review');
    const before = await main.locator('dl').filter({ hasText: 'Subtotal' }).first().innerText();
    await context.clearCookies();
    await steps.place();
    await page.getByText(ENDED).waitFor();
    await page.getByRole('link', { name: GO_ON }).click();
    await steps.reached('payment');
    await steps.card(CARDS.approved);
    await steps.reached('review');
    expect(await main.locator('dl').filter({ hasText: 'Subtotal' }).first().innerText()).toBe(before);
    expect(await main.innerText()).toContain('kim@example.test');
    await steps.place();
    await steps.confirmed();
    expect(consoleMessages.filter((message) => !message.includes('status of 4'))).toEqual([]);
  },
);

test('[CHK-09] a guest whose session ends goes on with the same shipping method and promotion code, at the same total', async () => {
  const { page, context, guest, steps, main } = await guestAtContact();
  await completeSteps(guest);
  await guest.post('/cart/promotion', { code: 'WELCOME10' });
  const { text } = await guest.call('GET', 'cart/@self/usable_shipping_info');
  const modes: ReadonlyArray<{ readonly shipModeId: string }> = JSON.parse(text).usableShippingMode;
  await guest.call('PUT', 'cart/@self/shipping_info', { orderId: '.', shipModeId: modes.at(-1)?.shipModeId });
  await openHydrated(page, '/checkout/review');
  const costs = main.locator('dl').filter({ hasText: 'Subtotal' }).first();
  const before = await costs.innerText();
  expect(before).toContain('10% off your order');
  await context.clearCookies();
  await steps.place();
  await page.getByRole('link', { name: GO_ON }).click();
  await steps.reached('payment');
  await steps.card(CARDS.approved);
  await steps.reached('review');
  expect(await costs.innerText()).toBe(before);
});

test.each([
  ['the session ended', ({ context }: Guest) => context.clearCookies()],
  [
    'the shop no longer knows the guest',
    ({ context, guest }: Guest) => {
      forgetIdentity(guest);
      return copyCookies(context, guest);
    },
  ],
])('[CHK-09] what a guest typed into a step is there when the guest goes on after %s', async (_, ends) => {
  const visited = await guestAtContact();
  const { page, steps } = visited;
  await steps.contact();
  await steps.reached('delivery');
  await page.getByLabel('First name').fill('Kim');
  await page.getByLabel('Last name').fill('Lee');
  await page.locator('[name=line1]').fill('1 Bark St');
  await page.getByLabel('ZIP Code').fill('92101');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=city]')?.value === 'San Diego');
  await ends(visited);
  await steps.press('Continue');
  await page.getByText(ENDED).waitFor();
  await Promise.all([page.waitForEvent('framenavigated'), page.getByRole('link', { name: GO_ON }).click()]);
  await steps.reached('delivery');
  await eventually(async () => expect(await page.locator('[name=line1]').inputValue()).toBe('1 Bark St'));
  await steps.press('Continue');
  await steps.reached('payment');
});

test('[CHK-09] [PLT-01] without scripts a guest whose session has ended keeps the typed text and is led to the cart', async () => {
  const guest = new HttpShopper();
  await addToCart(guest, finds.withSizes);
  guest.cookies.clear();
  const { status, text } = await guest.post('/checkout/contact', { email: 'kim@example.test', phone: '6195550100' });
  expect(status).toBe(409);
  expect(text).toContain('value="kim@example.test"');
  expect(text).toContain('Your session has ended, and no order was placed.');
  expect(text).toMatch(/<a [^>]*href="\/shop\/OrderItemDisplay"[^>]*>Continue as guest/);
});

test.each([
  ['without a session', (guest: HttpShopper) => guest.cookies.clear()],
  ['whom the shop no longer knows', forgetIdentity],
])('[CHK-09] a page of the checkout leads a guest %s to an empty cart, not to a sign-in', async (_who, ends) => {
  const guest = new HttpShopper();
  await addToCart(guest, finds.withSizes);
  ends(guest);
  for (const step of ['contact', 'delivery', 'payment', 'review']) {
    const { status, headers } = await guest.get(`/checkout/${step}`);
    expect([step, status, headers.get('location')]).toEqual([step, 302, '/shop/OrderItemDisplay']);
  }
  const cart = await guest.get('/shop/OrderItemDisplay');
  expect([cart.status, pageDataOf(cart.text).chrome.cart.totalCartQuantity]).toEqual([200, 0]);
});
