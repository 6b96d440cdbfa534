import type { Page } from 'playwright-core';
import { openHydrated, PHONE } from '../support/browser';
import { eventually } from '../support/eventually';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { CARDS, onCheckout, withCart } from './checkout-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

/** A slow phone network: 800 kbit/s down, 200 kbit/s up, and 400 ms for each round trip. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 100_000, uploadThroughput: 25_000 };

/** The changes that the page has sent, by method and the end of the path. */
const changesOf = (page: Page): ReadonlyArray<string> => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.includes('/wcs/')) {
      sent.push(`${request.method()} ${pathname.split('/').pop()}`);
    }
  });
  return sent;
};

test('[CHK-08] [CHK-09] [ORD-01] on a slow network each press shows its progress, counts once and loses nothing', async () => {
  const { page, context, consoleMessages } = await browser.visit({ viewport: PHONE });
  await withCart(context, finds.withSizes);
  const steps = onCheckout(page);
  const sent = changesOf(page);
  await openHydrated(page, '/checkout');
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW);
  /** Presses a button twice in a row, as an impatient thumb does, and sees that it works. */
  const tapTwice = async (name: string | RegExp): Promise<void> => {
    const button = page.getByRole('button', { name });
    const isPending = button.evaluate(
      (element: HTMLElement) =>
        new Promise<boolean>((resolve) => {
          new MutationObserver(() => element.hasAttribute('data-pending') && resolve(true)).observe(element, {
            attributes: true,
          });
          element.click();
          element.click();
        }),
    );
    expect(await isPending).toBe(true);
  };
  const times = (change: string): number => sent.filter((each) => each === change).length;

  await page.getByLabel('Email').fill('kim@example.test');
  await page.getByLabel('Phone number').fill('6195550100');
  await tapTwice('Continue');
  await steps.reached('delivery');
  expect(times('PUT x_contact')).toBe(1);

  await page.getByLabel('First name').fill('Kim');
  await page.getByLabel('Last name').fill('Lee');
  await page.locator('[name=line1]').fill('1 Bark St');
  await page.getByLabel('ZIP Code').fill('92101');
  await eventually(async () => expect(await page.getByLabel('City').inputValue()).toBe('San Diego'));
  await tapTwice('Continue');
  await steps.reached('payment');
  expect([times('POST contact'), await page.getByRole('main').innerText()]).toEqual([
    1,
    expect.stringContaining('1 Bark St'),
  ]);

  await steps.fields().getByLabel('Card number').fill(CARDS.approved);
  await steps.fields().getByLabel('Expiry date').fill('1240');
  await steps.fields().getByLabel('Security code').fill('123');
  await tapTwice('Review your order');
  await steps.reached('review');
  expect(times('POST payment_instruction')).toBe(1);

  await tapTwice(/^Place Order/);
  await steps.confirmed();
  expect(times('POST checkout')).toBe(1);
  expect(consoleMessages).toEqual([]);
});
