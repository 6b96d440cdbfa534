import { DESKTOP, openHydrated, untilHydrated } from '../support/browser';
import { completeSteps, guestWithCart } from '../support/placed-order';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { copyCookies } from '../support/shoppers';
import { choosePickup, keyboardOn, typeCard } from './checkout-by-keyboard';
import { CARDS, onCheckout } from './checkout-page';
import { press } from './focus-stops';
import { memberWhoMixes, MIXED_ORDER } from './mixed-order';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

test('[CHK-09] [PAY-05] [PLT-03] by keyboard alone a guest reads why a card is declined, and pays with another', async () => {
  const shopper = await guestWithCart([{ partNumber: (finds.inStock[0] ?? finds.withSizes).sku }]);
  await completeSteps(shopper, 2);
  const { page, context } = await browser.visit({ viewport: DESKTOP, reducedMotion: 'reduce' });
  await copyCookies(context, shopper);
  const steps = onCheckout(page);
  const { go } = keyboardOn(page);
  await openHydrated(page, '/checkout/payment');
  await typeCard(page, CARDS.declined);
  await steps.reached('review');
  await go(page.getByRole('button', { name: /^Place Order/ }));
  await page.getByText('Your card has insufficient funds. You weren’t charged.').waitFor();
  await go(page.getByRole('link', { name: 'Change payment', exact: true }));
  await steps.reached('payment');
  // Another card is chosen already.
  expect(await page.getByRole('radio', { name: 'Credit or debit card' }).isChecked()).toBe(true);
  await typeCard(page, CARDS.approved);
  await steps.reached('review');
  await go(page.getByRole('button', { name: /^Place Order/ }));
  expect(await steps.confirmed()).toMatch(/Visa ending in 4242/);
});

test('[CHK-02] [CHK-06] [PAY-05] [RWD-04] [PLT-03] by keyboard alone a member mixes shipping, pickup and same-day with a tip, a reward, a code and a saved card', async () => {
  const { page, context, consoleMessages } = await browser.visit({ viewport: DESKTOP, reducedMotion: 'reduce' });
  await memberWhoMixes(context, finds.inStock);
  const steps = onCheckout(page);
  const { go, to, type } = keyboardOn(page);
  const main = page.getByRole('main');

  await openHydrated(page, PATHS.cart);
  const ways = page.getByRole('group', { name: /^How to get/ });
  await choosePickup(page, ways.nth(0));
  await go(ways.nth(1).getByRole('button', { name: /^Same-day delivery/ }), 'Space');
  await ways
    .nth(1)
    .getByRole('button', { name: /^Same-day delivery/, pressed: true })
    .waitFor();
  await go(page.getByRole('button', { name: 'Check out' }).first());

  // Address and card are saved.
  await steps.reached('review');
  await go(page.getByRole('link', { name: 'Edit delivery' }));
  await steps.reached('delivery');
  await to(page.getByRole('radio', { name: 'No tip' }));
  await press(page, 'ArrowDown');
  await type(page.getByLabel('Custom amount'), '4.25');
  await go(page.getByRole('button', { name: 'Continue' }));
  await steps.reached('review');
  await go(page.getByRole('link', { name: 'Edit payment' }));
  await steps.reached('payment');
  await go(page.getByRole('button', { name: /^Apply to cart/ }).first());
  await page.getByText('In your cart').first().waitFor();
  await type(page.getByLabel('Promo code'), 'WELCOME10');
  await press(page, 'Enter');
  await page.getByRole('list', { name: 'Applied promotion codes' }).getByText('WELCOME10').waitFor();
  expect(await page.getByRole('radio', { name: /^Visa ending in 4242/ }).isChecked()).toBe(true);
  await go(page.getByRole('button', { name: 'Review your order' }));
  await steps.reached('review');
  const review = await main.innerText();
  for (const part of MIXED_ORDER) expect(review).toMatch(part);
  await go(page.getByRole('button', { name: /^Place Order/ }));
  expect(await steps.confirmed()).toContain('$4.25');
  await untilHydrated(page);
  expect(consoleMessages).toEqual([]);
});
