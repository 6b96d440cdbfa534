import type { BrowserContext, ViewportSize } from 'playwright-core';
import { formatDay } from '../../core/catalogue/delivery-promise';
import { DESKTOP, openHydrated, PHONE, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { importLines, importRows, type FeedRow } from '../support/import-feed';
import { guestWithOrder } from '../support/placed-order';
import { reservedPayments } from '../support/provider-payments';
import { loadCoupons } from '../support/load-coupons';
import { aCustomer, aMemberWithCoupons } from '../support/shoppers';
import { food, priceOf, setUpChangingShop } from './changing-shop';
import { addToCart, CARDS, onCheckout, SCREENS, withCart } from './checkout-page';
import { signIn } from './shop-page';
import { setUpBrowser } from './set-up';

const rowsAt = (price: string): ReadonlyArray<FeedRow> => [
  food('kibble', price),
  food('last-bag', '25.00', { quantity: '1' }),
  food('last-sack', '25.00', { quantity: '1' }),
  food('last-box', '15.00', { quantity: '1' }),
  food('frozen-patties', '31.00', { shipping_label: 'frozen' }),
  food('cat-tower', '120.00', { vendor: 'Cold Paws Workshop' }),
];

const browser = setUpBrowser();
const shop = setUpChangingShop(rowsAt);

const visit = async (partNumber: string, shopper = new HttpShopper(shop.address), viewport: ViewportSize = DESKTOP) => {
  const opened = await browser.visit({ baseURL: shop.address, viewport });
  await withCart(opened.context, { sku: partNumber }, shopper);
  return { ...opened, shopper, steps: onCheckout(opened.page), main: opened.page.getByRole('main') };
};

/** A guest who has entered everything and sees Review. */
const atReview = async (partNumber: string, viewport: ViewportSize) => {
  const visited = await visit(partNumber, undefined, viewport);
  const { steps } = visited;
  await steps.toReview();
  return visited;
};

test.each(SCREENS)(
  '[CHK-07] [ORD-01] on %s a price that rises at Review is told, nothing is charged, and the order can be placed after it',
  async (_screen, viewport) => {
    await shop.changeKibble('20.00');
    const { page, steps, main, shopper } = await atReview('kibble', viewport);
    expect(await main.innerText()).toMatch(/Subtotal\s+\$20\.00/);
    await shop.changeKibble('23.50', shopper);
    const before = reservedPayments(shop.dataFolder);
    await steps.place();
    const note = page.getByText('Your order has changed. You haven’t been charged.');
    await note.waitFor();
    // Place Order is further down: the page scrolls up to the note.
    await eventually(async () => expect((await note.boundingBox())?.y).toBeGreaterThanOrEqual(0));
    expect(await main.innerText()).toMatch(/now \$23\.50 each, was \$20\.00/);
    expect(await main.innerText()).toMatch(/Subtotal\s+\$23\.50/);
    expect(reservedPayments(shop.dataFolder)).toEqual(before);
    await steps.place();
    expect(await steps.confirmed()).toContain('$23.50');
    expect(Object.keys(reservedPayments(shop.dataFolder))).toHaveLength(Object.keys(before).length + 1);
  },
);

test('[CHK-07] a price that rises after an item was added is told in the cart and on Review, before the order is placed', async () => {
  await shop.changeKibble('20.00');
  const { page, steps, main, shopper } = await visit('kibble');
  const told = /Price went up from \$20\.00 to \$21\.75\./;
  await openHydrated(page, '/shop/OrderItemDisplay');
  expect(await main.innerText()).not.toContain('Price went up');
  await shop.changeKibble('21.75', shopper);
  await page.reload();
  await untilHydrated(page);
  expect(await main.innerText()).toMatch(told);
  await steps.toReview();
  expect(await main.innerText()).toMatch(told);
  const { text } = await shopper.get('/checkout/review');
  expect(text).toContain('A price has changed');
});

test('[CRT-03] [CHK-10] an item that has left the catalogue keeps its name, has no price, and stops the checkout until it is removed', async () => {
  await importRows(shop.dataFolder, [...rowsAt('20.00'), food('old-bowl', '12.00')]);
  await eventually(() => addToCart(new HttpShopper(shop.address), { sku: 'old-bowl' }), 30_000);
  const { page, steps, main, shopper } = await visit('old-bowl');
  await addToCart(shopper, { sku: 'kibble' });
  const left = rowsAt('20.00').map((row) => JSON.stringify(row));
  expect(await importLines(shop.dataFolder, left, '--complete', '--remove-limit', '50%')).toBe(0);
  await eventually(async () => expect(await priceOf(shopper)).toBe(0), 30_000);
  await openHydrated(page, '/shop/OrderItemDisplay');
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem').first();
  const text = await line.innerText();
  expect(text).toContain('Dog Food old-bowl');
  expect(text).toContain('This item is no longer available online. Remove it or save it for later to check out.');
  expect(text).not.toMatch(/\$|each|Pick/);
  await steps.begin();
  await page.getByRole('alert').getByText('Some items can’t be bought as they are.').waitFor();
  await page.getByRole('button', { name: 'Save for later Dog Food old-bowl' }).click();
  await eventually(async () => expect(await page.getByRole('alert').count()).toBe(0));
  expect(await main.innerText()).toMatch(/Saved for later[\s\S]*Dog Food old-bowl/);
  await steps.begin();
  await steps.reached('contact');
});

test.each([
  ['a phone', PHONE, 'last-bag'],
  ['a wide screen', DESKTOP, 'last-sack'],
])(
  '[CHK-07] [ORD-02] on %s the last piece goes to somebody else at Review: nothing is charged, and the cart is where it is changed',
  async (_screen, viewport, partNumber) => {
    const { page, steps, main } = await atReview(partNumber, viewport);
    await guestWithOrder([{ partNumber }], shop.address);
    const before = reservedPayments(shop.dataFolder);
    expect(Object.keys(before).length).toBeGreaterThan(0);
    await steps.place();
    await page.getByText(`Dog Food ${partNumber} just sold out. You weren’t charged.`).waitFor();
    expect(reservedPayments(shop.dataFolder)).toEqual(before);
    await page.reload();
    await untilHydrated(page);
    expect(await main.innerText()).toContain('just sold out');
    await page.getByRole('link', { name: 'Edit cart', exact: true }).click();
    await page.waitForURL('**/shop/OrderItemDisplay');
  },
);

test('[CRT-03] [CHK-10] an item that has sold out keeps the shopper in the cart, which says why; without it the checkout begins', async () => {
  const { page, steps, main, shopper } = await visit('last-box');
  await addToCart(shopper, { sku: 'kibble' });
  await guestWithOrder([{ partNumber: 'last-box' }], shop.address);
  await openHydrated(page, '/shop/OrderItemDisplay');
  await steps.begin();
  await page.getByRole('alert').getByText('Some items can’t be bought as they are.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/shop/OrderItemDisplay');
  expect(await main.innerText()).toContain('Change or remove it to check out.');
  await page.getByRole('button', { name: 'Remove Dog Food last-box' }).click();
  await eventually(async () => expect(await page.getByRole('alert').count()).toBe(0));
  await steps.begin();
  await steps.reached('contact');
});

test('[CHK-05] [CHK-08] [ORD-03] [MOD-01] frozen food comes on a chosen day, which Review and the confirmation say beside those of the rest, and another seller is named before anything is bought', async () => {
  const { page, steps, main, shopper, consoleMessages } = await visit('frozen-patties');
  await addToCart(shopper, { sku: 'kibble' });
  await addToCart(shopper, { sku: 'cat-tower' });
  await openHydrated(page, '/checkout');
  await steps.contact();
  await steps.reached('delivery');
  await page.getByText('One item is sold and shipped by Cold Paws Workshop').waitFor();
  await page.getByRole('link', { name: 'See delivery and return details' }).click();
  const note = page.getByRole('dialog');
  await note.getByText(/Cold Paws Workshop sells this product and ships it/).waitFor();
  await note.getByRole('button', { name: 'Got it' }).click();
  await steps.address();
  await page.getByLabel('Delivery day').and(page.locator('[aria-invalid=true]')).waitFor();
  await page.getByRole('button', { name: 'How frozen delivery works' }).click();
  const schedule = page.getByRole('dialog');
  await schedule.getByRole('radio').last().check();
  await schedule.getByRole('button', { name: 'Confirm delivery day' }).click();
  const day = await page.getByLabel('Delivery day').inputValue();
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  await steps.press('Continue');
  await steps.reached('payment');
  await steps.card(CARDS.approved);
  await steps.reached('review');
  const review = await main.innerText();
  expect(review).toContain(`Frozen products arrive on ${formatDay(day)}`);
  // The food, the frozen food, and what the other seller ships.
  const announced = await steps.daysOnReview();
  expect(announced).toHaveLength(3);
  expect(announced[0]).toBe(formatDay(day));
  await steps.place();
  await steps.confirmed();
  expect(await steps.daysOnConfirmation()).toEqual(announced);
  expect(consoleMessages).toEqual([]);
});

test('[PAY-05] a member pays with two rewards and a card for the rest', async () => {
  // In a shop of its own, the first number of a membership has the points for two rewards.
  const { shopper } = await aMemberWithCoupons('Max', shop.address);
  await loadCoupons(shopper, 2);
  const { page, steps, main } = await visit('cat-tower', shopper);
  await openHydrated(page, '/checkout/delivery');
  await steps.address();
  await steps.reached('payment');
  for (const applied of [1, 2]) {
    await page
      .getByRole('button', { name: /^Apply to cart/ })
      .first()
      .click();
    await eventually(async () => expect(await page.getByText('In your cart').count()).toBe(applied));
  }
  await steps.card(CARDS.approved);
  await steps.reached('review');
  const costs = main.locator('dl').filter({ hasText: 'Subtotal' }).first();
  expect((await costs.textContent())?.match(/-\$5\.00/g)).toHaveLength(2);
  await steps.place();
  await steps.confirmed();
});

/** Ends the session at the shop, as another device does; what the browser has stays. */
const endSession = (context: BrowserContext): Promise<void> => context.clearCookies();

test.each(SCREENS)(
  '[CHK-09] on %s a session that ends at Review asks for a sign-in, and the order is placed from the same page',
  async (_screen, viewport) => {
    const { shopper, account } = await aCustomer('Kim', shop.address);
    const { page, context, steps } = await visit('cat-tower', shopper, viewport);
    await openHydrated(page, '/checkout');
    await steps.reached('delivery');
    await steps.address();
    await steps.reached('payment');
    await steps.card(CARDS.approved);
    await steps.reached('review');
    await endSession(context);
    await steps.place();
    await page.getByText('Your session has ended.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/checkout/review');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).last().click();
    await page.getByRole('dialog', { name: 'Sign In' }).waitFor();
    await signIn(page, account);
    await eventually(async () => expect(await page.getByRole('dialog').count()).toBe(0));
    await steps.reached('review');
    await steps.place();
    await steps.confirmed();
  },
);
