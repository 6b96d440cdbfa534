import type { Page } from 'playwright-core';
import { STORE_LOCATOR_PATH } from '../../core/paths/paths';
import { DESKTOP, PHONE, shopAddress, tabsOf } from '../support/browser';
import { eventually } from '../support/eventually';
import type { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { CARDS, onCheckout, orderNumberIn, withCart } from './checkout-page';
import { memberWhoMixes, MIXED_ORDER, tipOnDelivery } from './mixed-order';
import { setUpBrowser } from './set-up';
import { placeOf } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

type Size = typeof PHONE;

const product = () => finds.inStock[0] ?? finds.withSizes;

/** From Contact on, without scripts: enters who buys and where to, and waits for Payment. */
const completeToPayment = async (page: Page): Promise<void> => {
  const steps = onCheckout(page);
  await steps.contact();
  await page.waitForURL('**/checkout/delivery');
  await steps.plainAddress();
  await page.waitForURL('**/checkout/payment');
};

/** A guest without scripts and with a product in the cart, at Payment. */
const atPayment = async (viewport: Size) => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false, viewport });
  const guest = await withCart(context, product());
  await page.goto('/checkout');
  await completeToPayment(page);
  return { page, context, guest, steps: onCheckout(page), main: page.getByRole('main') };
};

/** The order that is still a cart, as the backend keeps it for this shopper. */
const cartOf = async (
  shopper: HttpShopper,
): Promise<{ readonly orderId: string; readonly items: readonly string[] }> => {
  const { orderId, orderItem = [] } = JSON.parse((await shopper.call('GET', 'order/@self?extendedCart=true')).text);
  return { orderId, items: orderItem.map(({ orderItemId }: { readonly orderItemId: string }) => orderItemId) };
};

const SIZES = [
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
] as const;

describe.each(SIZES)('[CHK-01] without scripts, on %s', (_size, viewport) => {
  test('[PAY-05] PayPal is one link away from Place Order, and one press after the approval finishes the order', async () => {
    const { page, steps, main } = await atPayment(viewport);
    await page.getByLabel('PayPal').check();
    await steps.press('Review your order');
    await page.waitForURL('**/checkout/review');
    await steps.place();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('One more step: approve the payment');
    expect(await main.innerText()).not.toMatch(/Finish my order/);
    await page.getByRole('link', { name: 'Approve payment' }).click();
    await page.getByRole('button', { name: /^(Approve|Agree)/ }).click();
    await page.waitForURL('**/checkout/return?**');
    await steps.press('Finish my order');
    await steps.confirmed();
  });

  test('[CHK-07] a bank that asks who pays is one link away, and the order is placed after it', async () => {
    const { page, steps } = await atPayment(viewport);
    await steps.plainCard(CARDS.authentication);
    await steps.place();
    await page.getByRole('link', { name: 'Approve payment' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL('**/checkout/return?**');
    await steps.press('Finish my order');
    await steps.confirmed();
  });

  test('[CHK-09] a declined card says why, and another card pays', async () => {
    const { page, steps, main } = await atPayment(viewport);
    await steps.plainCard(CARDS.declined);
    await steps.place();
    expect(await main.innerText()).toMatch(/insufficient funds\. You weren’t charged/);
    await page.getByRole('link', { name: 'Change payment', exact: true }).click();
    await page.waitForURL('**/checkout/payment');
    await page.getByLabel('Credit or debit card').check();
    await steps.plainCard(CARDS.approved);
    await steps.place();
    await steps.confirmed();
  });

  test('[CHK-09] a session that ended at Review is told, no order is placed, and the guest adds the item again and orders', async () => {
    const { page, guest, context, steps, main } = await atPayment(viewport);
    await steps.plainCard(CARDS.approved);
    const before = await cartOf(guest);
    expect(before.items).toHaveLength(1);
    await context.clearCookies();
    await steps.place();
    await main.getByText('Your session has ended, and no order was placed.').waitFor();
    // The order is still the cart of the session that ended.
    expect(await cartOf(guest)).toEqual(before);

    await main.getByRole('link', { name: 'Continue as guest' }).click();
    // It opens beside the page, which keeps what it shows.
    await eventually(async () => expect(await tabsOf(page)).toContain(shopAddress() + PATHS.cart));
    expect(placeOf(page)).toBe('/checkout/review');

    await page.goto(PATHS.cart);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Your cart is empty');
    await page.goto(product().url);
    await page.locator('form#add-to-cart').getByRole('button', { name: 'Add To Cart' }).click();
    await page.waitForURL(`**${PATHS.cart}**`);
    await page.goto('/checkout');
    await completeToPayment(page);
    await steps.plainCard(CARDS.approved);
    await steps.place();
    const orderId = orderNumberIn(await steps.confirmed());
    expect(orderId).not.toBe(before.orderId);
    expect(await cartOf(guest)).toEqual(before);
  });
});

test('[CHK-02] [CHK-06] [PAY-05] [RWD-04] [PLT-03] without scripts a member mixes shipping, pickup and same-day with a tip, a reward, a code and a saved card', async () => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
  await memberWhoMixes(context, finds.inStock);
  const steps = onCheckout(page);
  const main = page.getByRole('main');
  await page.goto(`${STORE_LOCATOR_PATH}?q=92108`);
  await page
    .getByRole('button', { name: /^Make this my store/ })
    .first()
    .click();
  await page.waitForURL('**chosen=*');

  await page.goto(PATHS.cart);
  const ways = page.getByRole('group', { name: /^How to get/ });
  const choose = async (index: number, name: RegExp): Promise<void> => {
    await ways.nth(index).getByRole('button', { name }).click();
    await ways.nth(index).getByRole('button', { name, pressed: true }).waitFor();
  };
  await choose(0, /^Pickup at/);
  await choose(1, /^Same-day delivery/);
  await main
    .getByRole('button', { name: /^Apply to cart/ })
    .first()
    .click();
  await main.getByText('In your cart').first().waitFor();
  await page.getByLabel('Promo code').fill('WELCOME10');
  await steps.press(/^Apply$/);
  await page.getByRole('list', { name: 'Applied promotion codes' }).getByText('WELCOME10').waitFor();
  await steps.begin();

  // Address and card are saved.
  await page.waitForURL('**/checkout/review');
  await tipOnDelivery(page, (step) => page.waitForURL(`**/checkout/${step}`));
  const review = await main.innerText();
  for (const part of MIXED_ORDER) expect(review).toMatch(part);
  const shipments = page.getByRole('list', { name: 'Shipments' });
  expect(await shipments.locator(':scope > li').count()).toBe(3);
  const toCart = shipments.getByRole('link', { name: /^Change .* in cart/ });
  expect(await toCart.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    Array(3).fill(PATHS.cart),
  );
  await steps.place();
  const confirmation = await steps.confirmed();
  expect(confirmation).toMatch(/Pickup at/);
  expect(confirmation).toContain('$4.25');
});
