import type { Page } from 'playwright-core';
import { openHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts } from '../support/sample-products';
import { onCheckout, withCart } from './checkout-page';
import { setUpBrowser, setUpShopThatAsks } from './set-up';

const browser = setUpBrowser();
const asking = setUpShopThatAsks();

/** A page view and a stage. */
const ENTRIES_OF_STEP = 2;

/** The entries of the tag manager's list that tell of the checkout. */
const checkoutEntries = (page: Page): Promise<ReadonlyArray<object>> =>
  page.evaluate(() => {
    const entries = (Reflect.get(window, 'dataLayer') ?? []) as ReadonlyArray<Record<string, string>>;
    return entries.filter(({ event, category }) => event === 'checkout-step' || category === 'checkout');
  });

test('[ANA-01] each step of the checkout is reported as a page view and a stage with consent, and not at all without', async () => {
  const product = (await findProducts(asking.address)).withSizes;
  const seen = async (reply?: 'given') => {
    const { page, context } = await browser.visit({ baseURL: asking.address });
    if (reply !== undefined) await context.addCookies([{ name: 'trackingConsent', value: reply, url: asking.address }]);
    await withCart(context, product, new HttpShopper(asking.address));
    const steps = onCheckout(page);
    await openHydrated(page, '/checkout');
    const entriesOfStep = (): Promise<ReadonlyArray<object>> =>
      eventually(async () => {
        const entries = await checkoutEntries(page);
        expect(entries).toHaveLength(reply === undefined ? 0 : ENTRIES_OF_STEP);
        return entries;
      });
    const reported = [await entriesOfStep()];
    await steps.contact();
    await steps.reached('delivery');
    reported.push(await entriesOfStep());
    await steps.address();
    await steps.reached('payment');
    reported.push(await entriesOfStep());
    await page.getByLabel('PayPal').check();
    await steps.press('Review your order');
    await steps.reached('review');
    return [...reported, await entriesOfStep()];
  };
  const stages = ['contact', 'delivery', 'payment', 'review'].map((step) => [
    { event: 'page-view', pageType: step, category: 'checkout' },
    { event: 'checkout-step', step, itemCount: 1 },
  ]);
  expect(await seen('given')).toEqual(stages);
  expect(await seen()).toEqual([[], [], [], []]);
});
