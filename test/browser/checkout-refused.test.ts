import { PHONE } from '../support/browser';
import { completeSteps, guestWithCart } from '../support/placed-order';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { copyCookies } from '../support/shoppers';
import { CARDS, ON_A_WIDE_SCREEN, onCheckout } from './checkout-page';
import { setUpBrowser } from './set-up';
import { openHydrated } from '../support/browser';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

/** A guest at Payment who pays elsewhere: at PayPal, or with a card whose bank asks. */
const payingElsewhere = async (where: 'PayPal' | 'the bank', viewport = PHONE, javaScriptEnabled = true) => {
  const { page, context } = await browser.visit({ viewport, javaScriptEnabled });
  const shopper = await guestWithCart([{ partNumber: (finds.inStock[0] ?? finds.withSizes).sku }]);
  await completeSteps(shopper, 2);
  await copyCookies(context, shopper);
  const steps = onCheckout(page);
  const main = page.getByRole('main');
  if (javaScriptEnabled) await openHydrated(page, '/checkout/payment');
  else await page.goto('/checkout/payment');
  if (where === 'PayPal') {
    await page.getByLabel('PayPal').check();
    await steps.press('Review your order');
    await page.waitForURL('**/checkout/review');
  } else if (javaScriptEnabled) await steps.card(CARDS.authentication);
  else await steps.plainCard(CARDS.authentication);
  if (javaScriptEnabled) await steps.reached('review');
  return { page, steps, main };
};

const REFUSALS = [
  ['PayPal', 'Cancel and return to store'],
  ['the bank', 'Refuse'],
] as const;

describe.each(ON_A_WIDE_SCREEN)('[CHK-07] [PAY-05] on %s', (_screen, viewport) => {
  test.each(REFUSALS)('what was refused at %s was not charged, and a card pays instead', async (where, button) => {
    const { page, steps, main } = await payingElsewhere(where, viewport);
    await steps.place();
    await page.getByRole('button', { name: button, exact: true }).click();
    await main
      .getByText(/you weren’t charged/i)
      .first()
      .waitFor();
    await main.getByRole('link', { name: 'Change payment method' }).click();
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Enter a new card' }).click();
    await steps.card(CARDS.approved);
    await steps.reached('review');
    await steps.place();
    expect(await steps.confirmed()).toMatch(/Visa ending in 4242/);
  });
});

test.each(REFUSALS)(
  '[CHK-01] [CHK-07] [PAY-05] without scripts what was refused at %s was not charged, and a card pays instead',
  async (where, button) => {
    const { page, steps, main } = await payingElsewhere(where, PHONE, false);
    await steps.place();
    await page.getByRole('link', { name: 'Approve payment' }).click();
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.waitForURL('**/checkout/return?**');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Your payment wasn’t completed');
    await steps.press('Continue');
    expect(await main.innerText()).toMatch(/you weren’t charged/i);
    await main.getByRole('link', { name: 'Change payment method' }).click();
    await page.waitForURL('**/checkout/payment**');
    await page.getByLabel('Credit or debit card').check();
    await steps.plainCard(CARDS.approved);
    await steps.place();
    expect(await steps.confirmed()).toMatch(/Visa ending in 4242/);
  },
);
