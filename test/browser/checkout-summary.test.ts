import type { Page } from 'playwright-core';
import { DESKTOP, openHydrated, PHONE } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { completeSteps } from '../support/placed-order';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { copyCookies } from '../support/shoppers';
import { addSameDay, addToCart, onCheckout } from './checkout-page';
import { findFrozen } from './find-modal-products';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

/** A guest with a saved address at Delivery, where a tip can be given and a day has to be chosen. */
const atDelivery = async (viewport: typeof PHONE, javaScriptEnabled: boolean) => {
  const { page, context } = await browser.visit({ viewport, javaScriptEnabled });
  const shopper = new HttpShopper();
  await addToCart(shopper, finds.inStock[0] ?? finds.withSizes);
  await addToCart(shopper, await findFrozen());
  await addSameDay(shopper, finds.inStock);
  await completeSteps(shopper, 2);
  await copyCookies(context, shopper);
  if (javaScriptEnabled) await openHydrated(page, '/checkout/delivery');
  else await page.goto('/checkout/delivery');
  return { page, steps: onCheckout(page) };
};

/** The summary's links, and the names of the fields to which they lead. */
const linksOf = (page: Page): Promise<ReadonlyArray<readonly [text: string, name: string | null | undefined]>> =>
  page.locator('form#delivery a[href^="#"]').evaluateAll((links) =>
    links.map((link) => {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      return [link.textContent ?? '', target?.getAttribute('name')] as const;
    }),
  );

const DAY = ['Delivery day: Please choose a day.', 'day'];
const TIP = [expect.stringMatching(/^Custom amount: .*two decimals/), 'ownTip'];

test.each([
  ['a phone', PHONE, true],
  ['a wide screen', DESKTOP, true],
  ['a phone without scripts', PHONE, false],
  ['a wide screen without scripts', DESKTOP, false],
])(
  '[CHK-09] [CHK-05] [CHK-06] on %s a wrong tip and a day that lacks are in a summary on top with a link to each, and the shopper goes on',
  async (_screen, viewport, javaScriptEnabled) => {
    const { page, steps } = await atDelivery(viewport, javaScriptEnabled);
    await page.getByRole('radio', { name: 'Other' }).check();
    await page.getByLabel('Custom amount').fill('4.255');
    await steps.press('Continue');
    const title = page.getByText('Please check 2 fields:');
    await title.waitFor();
    expect(await linksOf(page)).toEqual([DAY, TIP]);
    if (javaScriptEnabled) {
      await eventually(async () =>
        expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Please check 2 fields:/),
      );
    }
    const { y = -1 } = (await title.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(viewport.height);
    await page.getByLabel('Custom amount').fill('4.25');
    await steps.press('Continue');
    await page.getByText('Please check one field:').waitFor();
    expect(await linksOf(page)).toEqual([DAY]);
    await page.getByLabel('Delivery day').selectOption({ index: 1 });
    await steps.press('Continue');
    await page.waitForURL('**/checkout/payment');
  },
);
