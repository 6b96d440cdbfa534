import type { Page } from 'playwright-core';
import { DESKTOP, openHydrated, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { overflowOf, putAxeIn, READY_FOR_AXE, violationsEverywhere, violationsOf, LAYOUT } from './axe';
import { addPickup, CARDS, onCheckout, withCart } from './checkout-page';
import { MAX_STOPS, moveTo, press, readStop, tabTo, tabToControl, type Stop } from './focus-stops';
import { setUpBrowser } from './set-up';
import { addedDialog } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

test('[CHK-01] [CRT-04] [PLT-03] by Tab and Enter alone a guest buys, from the product to the confirmation', async () => {
  const { page } = await browser.visit({ viewport: DESKTOP, reducedMotion: 'reduce' });
  const steps = onCheckout(page);
  const type = async (name: RegExp, text: string): Promise<void> => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  const go = async (name: RegExp): Promise<void> => {
    await tabTo(page, name);
    await press(page, 'Enter');
  };
  await openHydrated(page, finds.withSizes.url);
  await go(/^button Add To Cart$/);
  await addedDialog(page).waitFor();
  // It may have the focus already.
  await moveTo(page, /^a View cart/i);
  await press(page, 'Enter');
  await page.waitForURL(`**${PATHS.cart}`);
  await untilHydrated(page);
  await go(/^button Check out$/);

  await steps.reached('contact');
  await type(/^input Email/, 'kim@example.test');
  await type(/^input Phone number/, '6195550100');
  await go(/^button Continue$/);

  await steps.reached('delivery');
  await type(/^input First name/, 'Kim');
  await type(/^input Last name/, 'Lee');
  await type(/^input Address/, '1 Bark St');
  await press(page, 'Escape');
  await type(/^input ZIP Code/, '92101');
  await eventually(async () => expect(await page.getByLabel('City').inputValue()).toBe('San Diego'));
  await go(/^button Continue$/);

  await steps.reached('payment');
  const fields = steps.fields();
  for (const [label, text] of [
    ['Card number', CARDS.approved],
    ['Expiry date', '1240'],
    ['Security code', '123'],
  ] as const) {
    await tabToControl(page, fields.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabToControl(page, page.getByRole('button', { name: 'Review your order' }));
  await press(page, 'Enter');

  await steps.reached('review');
  await go(/^button Place Order/);
  await steps.confirmed();
});

/** A window of 1280 × 900 pixels at 400 % zoom. */
const ZOOMED = { width: 320, height: 225 };

/** Each step has at least two links in the header, two fields or links in the page, and a button. */
const MIN_STOPS = 5;

/** The stops of the page at which the focus is not seen. */
const unseenStops = async (page: Page): Promise<ReadonlyArray<Stop>> => {
  const unseen: Stop[] = [];
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await press(page, 'Tab');
    const stop = await readStop(page);
    if (!stop.isOnPage) {
      expect(count).toBeGreaterThanOrEqual(MIN_STOPS);
      break;
    }
    if (!stop.isUncovered) unseen.push(stop);
  }
  return unseen;
};

test('[CHK-01] [CHK-02] [PLT-03] each step of an order that is shipped and picked up passes axe, wide and narrow, and can be used at 400 % zoom', async () => {
  const { page, context } = await browser.visit(READY_FOR_AXE);
  const shopper = await withCart(context, finds.inStock[0] ?? finds.withSizes);
  await addPickup(shopper, finds.inStock.slice(1));
  const steps = onCheckout(page);
  const check = async (): Promise<void> => {
    const { pathname } = new URL(page.url());
    expect([pathname, await violationsEverywhere(page)]).toEqual([pathname, {}]);
    await page.setViewportSize(ZOOMED);
    expect([pathname, await overflowOf(page)]).toEqual([pathname, 0]);
    await putAxeIn(page);
    expect([pathname, await violationsOf(page, { rules: LAYOUT })]).toEqual([pathname, []]);
    expect([pathname, await unseenStops(page)]).toEqual([pathname, []]);
    await page.setViewportSize(DESKTOP);
  };
  await openHydrated(page, '/checkout');
  await check();
  await steps.pickupContact();
  await steps.reached('delivery');
  await check();
  await steps.address();
  await steps.reached('payment');
  await check();
  await steps.card(CARDS.approved);
  await steps.reached('review');
  expect(await page.getByRole('main').innerText()).toMatch(/Pickup at[^]*Shipped to you|Shipped to you[^]*Pickup at/);
  await check();
});

test('[CHK-09] [PAY-05] [PLT-03] axe finds nothing on the notice of a declined card and on the bank’s page', async () => {
  const { page, context } = await browser.visit(READY_FOR_AXE);
  await withCart(context, finds.inStock[0] ?? finds.withSizes);
  const steps = onCheckout(page);
  await steps.toReview(CARDS.declined);
  await steps.place();
  await page.getByText('Your card has insufficient funds').waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
  await page.getByRole('link', { name: 'Change payment', exact: true }).click();
  await steps.reached('payment');
  expect(await violationsEverywhere(page)).toEqual({});
  await page.getByRole('radio', { name: 'Credit or debit card' }).check();
  await steps.card(CARDS.authentication);
  await steps.reached('review');
  await steps.place();
  await page.getByRole('heading', { name: 'Approve your payment' }).waitFor();
  expect(await violationsEverywhere(page, { within: 'html' })).toEqual({});
  await page.getByRole('button', { name: 'Approve' }).click();
  await steps.confirmed();
});
