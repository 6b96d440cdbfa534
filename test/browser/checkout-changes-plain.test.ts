import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { completeSteps, guestWithCart, guestWithOrder } from '../support/placed-order';
import { reservedPayments } from '../support/provider-payments';
import { copyCookies } from '../support/shoppers';
import { food, setUpChangingShop } from './changing-shop';
import { onCheckout } from './checkout-page';
import { hasFocus, press, tabToControl } from './focus-stops';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
const shop = setUpChangingShop((price) => [
  food('kibble', price),
  food('last-bag', '25.00', { quantity: '1' }),
  food('last-sack', '25.00', { quantity: '1' }),
]);

interface Manner {
  readonly options: BrowserContextOptions;
  /** The product of which only one piece is left. */
  readonly last: string;
  readonly isReady: (page: Page) => Promise<void>;
  readonly activate: (page: Page, control: Locator) => Promise<void>;
}

const byKeyboard: Manner = {
  options: { viewport: DESKTOP, reducedMotion: 'reduce' },
  last: 'last-bag',
  isReady: untilHydrated,
  activate: async (page, control) => {
    if (!(await hasFocus(control))) await tabToControl(page, control);
    await press(page, 'Enter');
  },
};

const withoutScripts: Manner = {
  options: { viewport: PHONE, javaScriptEnabled: false },
  last: 'last-sack',
  isReady: async () => undefined,
  activate: (_page, control) => control.click(),
};

const MANNERS = [
  ['by keyboard alone', byKeyboard],
  ['without scripts', withoutScripts],
] as const;

/** A guest who has entered everything and sees Review. */
const atReview = async (partNumber: string, { options, isReady, activate }: Manner) => {
  const shopper = await guestWithCart([{ partNumber }], shop.address);
  await completeSteps(shopper);
  const { page, context } = await browser.visit({ baseURL: shop.address, ...options });
  await copyCookies(context, shopper);
  await page.goto('/checkout/review');
  await isReady(page);
  const use = (control: Locator): Promise<void> => activate(page, control);
  const place = (): Promise<void> => use(page.getByRole('button', { name: /^Place Order/ }));
  return { page, shopper, use, place, steps: onCheckout(page), main: page.getByRole('main') };
};

describe.each(MANNERS)('[PLT-03] %s', (_manner, manner) => {
  test('[CHK-07] [ORD-01] a price that rises at Review is told, nothing is charged, and the order can be placed after it', async () => {
    await shop.changeKibble('20.00');
    const { page, shopper, place, steps, main } = await atReview('kibble', manner);
    expect(await main.innerText()).toMatch(/Subtotal\s+\$20\.00/);
    await shop.changeKibble('23.50', shopper);
    const before = reservedPayments(shop.dataFolder);
    await place();
    await page.getByText('Your order has changed. You haven’t been charged.').waitFor();
    expect(await main.innerText()).toMatch(/now \$23\.50 each, was \$20\.00/);
    expect(await main.innerText()).toMatch(/Subtotal\s+\$23\.50/);
    expect(reservedPayments(shop.dataFolder)).toEqual(before);
    await place();
    expect(await steps.confirmed()).toContain('$23.50');
    expect(Object.keys(reservedPayments(shop.dataFolder))).toHaveLength(Object.keys(before).length + 1);
  });

  test('[CHK-07] [ORD-02] the last piece goes to somebody else at Review: nothing is charged, and the cart is one press away', async () => {
    const { last } = manner;
    const { page, place, use, main } = await atReview(last, manner);
    await guestWithOrder([{ partNumber: last }], shop.address);
    const before = reservedPayments(shop.dataFolder);
    expect(Object.keys(before).length).toBeGreaterThan(0);
    await place();
    await page.getByText(`Dog Food ${last} just sold out. You weren’t charged.`).waitFor();
    expect(reservedPayments(shop.dataFolder)).toEqual(before);
    const edit = main.getByRole('link', { name: 'Edit cart', exact: true });
    // It takes the place of Place Order, and its focus.
    if (manner === byKeyboard) await eventually(async () => expect(await hasFocus(edit)).toBe(true));
    await use(edit);
    await page.waitForURL('**/shop/OrderItemDisplay');
    await manner.isReady(page);
    expect(await main.innerText()).toContain('Change or remove it to check out.');
  });
});
