import type { ViewportSize } from 'playwright-core';
import { DESKTOP, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { CARDS, onCheckout, ON_A_PHONE, SCREENS, withCart } from './checkout-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

/** A guest who has entered everything and sees Review. */
const atReview = async (card: string, viewport: ViewportSize = DESKTOP) => {
  const { page, context } = await browser.visit({ viewport });
  await withCart(context, finds.inStock[0] ?? finds.withSizes);
  const steps = onCheckout(page);
  await steps.toReview(card);
  return { page, steps };
};

/** The test cards of docs/payments.md that are refused, and what the shopper reads then. */
const REFUSED: ReadonlyArray<readonly [card: string, message: RegExp]> = [
  ['4000000000000002', /Your bank declined this card, and you weren’t charged/],
  ['4000000000009995', /insufficient funds\. You weren’t charged/],
  ['4000000000009987', /Your bank declined this card, and you weren’t charged/],
  ['4000000000000069', /This card has expired\. You weren’t charged/],
  ['4000000000000127', /The security code is incorrect\. You weren’t charged/],
  ['4000000000000119', /Your bank didn’t respond\. You weren’t charged/],
  ['4000000000001109', /We can’t take payments right now\. You weren’t charged/],
];

/** Approved, but the response to the first request is lost. */
const LOST_ANSWER = '4000000000001208';
/** Approved after 8 s. */
const SLOW = '4000000000001000';
/** Approved; the issuing bank lets a shop capture once. */
const CAPTURED_ONCE = '4000008400000076';

test('[PAY-03] [CHK-09] each refused test card says why and leaves Review as it is; a lost answer is asked after, and one order is placed', async () => {
  const { page, steps } = await atReview(CARDS.approved);
  const main = page.getByRole('main');
  const payWith = async (card: string): Promise<void> => {
    await page.getByRole('link', { name: 'Change payment method' }).click();
    await page.getByRole('button', { name: 'Enter a new card' }).click();
    const entry = page.getByRole('dialog', { name: 'Enter your card' });
    const frame = entry.frameLocator('iframe[data-ready]');
    await frame.getByLabel('Card number').fill(card);
    await frame.getByLabel('Expiry date').fill('1240');
    await frame.getByLabel('Security code').fill('123');
    await entry.getByRole('button', { name: 'Use this card' }).click();
    await eventually(async () => expect(await main.innerText()).toContain(`ending in ${card.slice(-4)}`));
    await untilHydrated(page);
    await steps.place();
  };
  for (const [card, message] of REFUSED) {
    await payWith(card);
    await main.getByText(message).waitFor();
  }
  await payWith(LOST_ANSWER);
  await steps.confirmed();
});

test.each(SCREENS)(
  '[PAY-05] [CHK-09] on %s a declined card is marked at Payment and not chosen, and the shopper pays with another one',
  async (_screen, viewport) => {
    const { page, steps } = await atReview(CARDS.declined, viewport);
    await steps.place();
    await page.getByText('Your card has insufficient funds').waitFor();
    expect(await page.getByRole('main').innerText()).toMatch(/ending in 9995.*\n+Declined/);
    await page.getByRole('link', { name: 'Change payment', exact: true }).click();
    await steps.reached('payment');
    const declined = page.getByLabel(/ending in 9995/);
    expect(await declined.isChecked()).toBe(false);
    expect(await page.getByText('Declined', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByLabel('Credit or debit card').isChecked()).toBe(true);
    await steps.card(CARDS.approved);
    await steps.reached('review');
    expect(await page.getByRole('main').innerText()).not.toContain('Declined');
    await steps.place();
    await steps.confirmed();
  },
);

test.each([
  ['a slow bank', SLOW],
  ['a bank that lets a shop capture once', CAPTURED_ONCE],
])('[PAY-03] a card of %s pays', async (_bank, card) => {
  const { steps } = await atReview(card);
  await steps.place();
  await steps.confirmed();
});

test.each(ON_A_PHONE)(
  '[PAY-05] [CHK-01] on %s Back from the confirmation after the approval at the bank does not lead forward again',
  async (_screen, viewport) => {
    const { page, steps } = await atReview(CARDS.authentication, viewport);
    await steps.place();
    await page.getByRole('button', { name: 'Approve' }).click();
    await steps.confirmed();
    await page.goBack();
    await page.waitForLoadState();
    expect(new URL(page.url()).pathname).not.toMatch(/^\/checkout\/(return|confirmation)$/);
  },
);
