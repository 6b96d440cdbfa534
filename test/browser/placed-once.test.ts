import type { Page } from 'playwright-core';
import { ORDER_HISTORY_PATH } from '../../core/paths/paths';
import { untilHydrated, workerShop } from '../support/browser';
import { completeSteps } from '../support/placed-order';
import { reservedPayments } from '../support/provider-payments';
import { findProducts } from '../support/sample-products';
import { aCustomer } from '../support/shoppers';
import { onCheckout, orderNumberIn, withCart } from './checkout-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();

/** The number of payments for which money is held or taken. */
const payments = (): number => Object.keys(reservedPayments(workerShop().dataFolder ?? '')).length;

const MANNERS = [
  ['with scripts', true],
  ['without scripts', false],
] as const;

/** A customer at Review in as many tabs, and what became of it. */
const atReview = async (javaScriptEnabled: boolean, count: number) => {
  const { inStock, withSizes } = await findProducts();
  const { shopper } = await aCustomer();
  const { page, context } = await browser.visit({ javaScriptEnabled });
  await withCart(context, inStock[0] ?? withSizes, shopper);
  await completeSteps(shopper);
  const tabs: Page[] = [page];
  while (tabs.length < count) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto('/checkout/review');
    if (javaScriptEnabled) await untilHydrated(tab);
  }
  const before = payments();
  return {
    page,
    tabs,
    /** Expects that each tab shows the confirmation of the same order, which is the only one, and was paid once. */
    expectOne: async (): Promise<void> => {
      const numbers = new Set<string>();
      for (const tab of tabs) numbers.add(orderNumberIn(await onCheckout(tab).confirmed()));
      expect(numbers.size).toBe(1);
      expect(payments() - before).toBe(1);
      await page.goto(ORDER_HISTORY_PATH);
      expect(await page.locator('main h2').allTextContents()).toEqual([`Order ${[...numbers][0]}`]);
    },
  };
};

const buttonOf = (page: Page) => page.getByRole('button', { name: /^Place Order/ });

describe.each(MANNERS)('[CRT-04] [ORD-01] %s, one order is placed and paid', (_manner, javaScriptEnabled) => {
  test('by a double click of Place Order', async () => {
    const { page, expectOne } = await atReview(javaScriptEnabled, 1);
    await buttonOf(page).dblclick();
    await expectOne();
  });

  test('by Place Order in two tabs at once', async () => {
    const { tabs, expectOne } = await atReview(javaScriptEnabled, 2);
    await Promise.all(tabs.map((tab) => buttonOf(tab).click()));
    await expectOne();
  });

  test('by Place Order in a second tab after the first one, which was open before', async () => {
    const { tabs, expectOne } = await atReview(javaScriptEnabled, 2);
    for (const tab of tabs) {
      await buttonOf(tab).click();
      await onCheckout(tab).confirmed();
    }
    await expectOne();
  });
});

test('[CRT-04] [ORD-01] one order is placed and paid when the answer is lost and the shopper tries again', async () => {
  const { page, expectOne } = await atReview(true, 1);
  let lost = 0;
  await page.route(/\/cart\/@self\/checkout(\?|$)/, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('timedout');
  });
  await buttonOf(page).click();
  await expectOne();
  expect(lost).toBe(1);
});
