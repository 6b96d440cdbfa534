import type { Locator, Page, ViewportSize } from 'playwright-core';
import { ACCOUNT_FORM_ACTIONS } from '../../core/paths/account-form-actions';
import { DESKTOP, openHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import type { HttpShopper } from '../support/http-shopper';
import { completeSteps } from '../support/placed-order';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aCardholder, aCustomer } from '../support/shoppers';
import { addToCart, CARDS, onCheckout, SCREENS, withCart } from './checkout-page';
import { shiftsOf, watchShifts } from './layout-shifts';
import { memberWhoMixes, MIXED_ORDER, tipOnDelivery } from './mixed-order';
import { setUpBrowser } from './set-up';
import { chooseStore } from './store-choice';

const browser = setUpBrowser({ withPictures: true });
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const product = () => finds.inStock[0] ?? finds.withSizes;
const mainOf = (page: Page) => page.getByRole('main');

/** Removes the shopper's only saved card, as the page of the wallet does. */
const removeSavedCard = async (shopper: HttpShopper): Promise<void> => {
  const { text } = await shopper.call('GET', 'cart/@self/usable_payment_info');
  const [{ walletId }] = JSON.parse(text).x_savedCards;
  const { status } = await shopper.post(ACCOUNT_FORM_ACTIONS.accountRemoveCard, { walletId });
  expect(status).toBe(303);
};

/** Whether the element is completely in the first view of the page. */
const expectInFirstView = async (element: Locator, viewport: ViewportSize): Promise<void> => {
  expect(await element.page().evaluate(() => window.scrollY)).toBe(0);
  const { y = NaN, height = NaN } = (await element.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(viewport.height);
};

/** From the step of delivery on: buys, and saves the address and the card. */
const buyWithNewCard = async (page: Page): Promise<void> => {
  const steps = onCheckout(page);
  await steps.address();
  await steps.reached('payment');
  await page.getByLabel('Save this card for next time').check();
  await steps.card(CARDS.approved);
  await steps.reached('review');
  await steps.place();
  await steps.confirmed();
};

test.each(SCREENS)(
  '[CHK-01] [CHK-04] [PAY-05] on %s a member with a saved address and card buys by one press on one page',
  async (_screen, viewport) => {
    const { shopper } = await aCustomer('Pat');
    const { page, context, consoleMessages } = await browser.visit({ viewport });
    await withCart(context, product(), shopper);
    const steps = onCheckout(page);
    await openHydrated(page, PATHS.cart);
    await steps.begin();
    await steps.reached('delivery');
    await buyWithNewCard(page);

    await addToCart(shopper, product());
    await openHydrated(page, PATHS.cart);
    await steps.begin();
    await steps.reached('review');
    for (const part of ['Visa ending in 4242', '1 Bark St', 'San Diego, CA 92101']) {
      expect(await mainOf(page).innerText()).toContain(part);
    }
    await expectInFirstView(page.getByRole('button', { name: /^Place Order/ }), viewport);
    await steps.place();
    await steps.confirmed();
    expect(consoleMessages).toEqual([]);
  },
);

/** Phones, tablets and wide screens of common sizes. */
const SIZES: ReadonlyArray<readonly [string, ViewportSize]> = [
  ...SCREENS,
  ['a tablet', { width: 768, height: 1024 }],
  ['a tablet on its side', { width: 1024, height: 768 }],
  ['a small laptop', { width: 1280, height: 720 }],
];

test.each(SIZES)(
  '[CHK-08] [CHK-01] on %s Place Order of an order of six products is in the first view, and nothing moves',
  async (_screen, viewport) => {
    const { page, context } = await browser.visit({ viewport });
    await page.addInitScript(watchShifts);
    const shopper = await withCart(context, product());
    for (const more of finds.inStock.slice(1, 6)) await addToCart(shopper, more);
    await completeSteps(shopper);
    await openHydrated(page, '/checkout/review');
    const button = page.getByRole('button', { name: /^Place Order/ });
    await expectInFirstView(button, viewport);
    const totals = page.getByRole('region', { name: 'Order total' });
    const terms = totals.getByText('By placing your order, you agree');
    if (viewport.width >= DESKTOP.width) {
      await expectInFirstView(terms, viewport);
      await expectInFirstView(totals.getByText('Total', { exact: true }), viewport);
    }
    // The terms come before the button in the order of the page, too.
    expect(await totals.innerText()).toMatch(/you agree[^]*Place Order/);
    expect((await shiftsOf(page)).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([]);
  },
);

test('[PAY-05] [CHK-09] a saved card that was removed in another tab: Payment says so, and nothing is ordered', async () => {
  const { shopper } = await aCustomer('Pat');
  const { page, context } = await browser.visit();
  await withCart(context, product(), shopper);
  const steps = onCheckout(page);
  await openHydrated(page, '/checkout/delivery');
  await buyWithNewCard(page);

  await addToCart(shopper, product());
  await openHydrated(page, PATHS.cart);
  await steps.begin();
  await steps.reached('review');
  await openHydrated(page, '/checkout/payment');
  expect(await page.getByRole('radio', { name: /^Visa ending in 4242/ }).isChecked()).toBe(true);
  await removeSavedCard(shopper);
  await steps.press('Review your order');
  await page.getByText('This card is no longer in your wallet. Please choose another payment method.').waitFor();
  const removed = page.getByRole('radio', { name: /^Visa ending in 4242/, disabled: true });
  await removed.waitFor();
  expect(await removed.isChecked()).toBe(false);
  await page.getByText('No longer in your wallet', { exact: true }).waitFor();
  await page.getByLabel('PayPal').check();
  await steps.press('Review your order');
  await steps.reached('review');
  expect(await mainOf(page).innerText()).toContain('PayPal');
});

test('[PAY-05] the temporary Petco Pay card of the wallet pays, and another card can be chosen on Review', async () => {
  const { shopper } = await aCardholder();
  const { page, context, consoleMessages } = await browser.visit();
  await withCart(context, product(), shopper);
  const steps = onCheckout(page);
  await openHydrated(page, '/checkout/delivery');
  await steps.address();
  await steps.reached('payment');
  const card = page.getByRole('radio', { name: /^Petco Pay ending in \d{4}/ });
  expect(await card.isChecked()).toBe(true);
  await page.getByText('Temporary card').waitFor();
  await steps.press('Review your order');
  await steps.reached('review');
  expect(await mainOf(page).innerText()).toMatch(/Petco Pay ending in \d{4}/);
  await page.getByRole('link', { name: 'Change payment method' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change payment method' });
  await dialog.getByLabel(/^Petco Pay ending in/).check();
  await dialog.getByRole('button', { name: 'Use this payment method' }).click();
  await eventually(async () => expect(await dialog.count()).toBe(0));
  await steps.reached('review');
  await steps.place();
  expect(await steps.confirmed()).toMatch(/Petco Pay/);
  expect(consoleMessages).toEqual([]);
});

test.each(SCREENS)(
  '[CHK-02] [CHK-06] [PAY-05] [RWD-04] [FRM-09] on %s a member mixes shipping, pickup and same-day with a tip, a reward, a code and a saved card',
  async (_screen, viewport) => {
    const { page, context, consoleMessages } = await browser.visit({ viewport });
    await memberWhoMixes(context, finds.inStock);
    const steps = onCheckout(page);

    await openHydrated(page, PATHS.cart);
    const ways = page.getByRole('group', { name: /^How to get/ });
    await ways.nth(0).getByRole('link').press('Enter');
    await chooseStore(page);
    const pickup = ways.nth(0).getByRole('button', { name: /^Pickup at/ });
    await eventually(async () => expect(await pickup.getAttribute('aria-pressed')).toBe('true'));
    const sameDay = ways.nth(1).getByRole('button', { name: /^Same-day delivery/ });
    await sameDay.click();
    await eventually(async () => expect(await sameDay.getAttribute('aria-pressed')).toBe('true'));

    // Address and card are saved.
    await steps.begin();
    await steps.reached('review');
    await tipOnDelivery(page, steps.reached);
    await page.getByRole('link', { name: 'Edit payment' }).click();
    await steps.reached('payment');

    await page
      .getByRole('button', { name: /^Apply to cart/ })
      .first()
      .click();
    await page.getByText('In your cart').first().waitFor();
    await page.getByLabel('Promo code').fill('WELCOME10');
    await steps.press(/^Apply$/);
    await page.getByRole('list', { name: 'Applied promotion codes' }).getByText('WELCOME10').waitFor();
    expect(await page.getByRole('radio', { name: /^Visa ending in 4242/ }).isChecked()).toBe(true);
    // No card is typed: the frame of the provider is not even there.
    expect(await page.locator('iframe[title="Card details"]').count()).toBe(0);
    await steps.press('Review your order');
    await steps.reached('review');
    const review = await mainOf(page).innerText();
    for (const part of MIXED_ORDER) expect(review).toMatch(part);
    expect(await page.getByRole('list', { name: 'Shipments' }).locator(':scope > li').count()).toBe(3);
    await steps.place();
    const confirmation = await steps.confirmed();
    expect(confirmation).toMatch(/Pickup at/);
    expect(confirmation).toContain('$4.25');
    expect(consoleMessages).toEqual([]);
  },
);
