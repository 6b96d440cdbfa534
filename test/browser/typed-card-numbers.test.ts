import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openHydrated, TestBrowser, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS } from '../support/sample-products';
import { makeDataFolder, startShop, type ShopProcess } from '../support/shop-process';
import { CARDS, onCheckout, withCart } from './checkout-page';

let dataFolder: string;
let shop: ShopProcess;
let browser: TestBrowser;
beforeAll(async () => {
  dataFolder = makeDataFolder();
  [shop, browser] = await Promise.all([
    startShop({ dataFolder, environment: { LOG_LEVEL: 'trace' } }),
    TestBrowser.launch(),
  ]);
});
afterAll(async () => {
  await Promise.all([shop.stop(), browser.close()]);
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Each address and body that a page and its frames send to the origin of the shop. */
const sentToShop = (page: Page): ReadonlyArray<string> => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isShop = new URL(request.url()).origin === new URL(shop.address).origin;
    if (isShop) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
};

/** The contents of all files of the shop's data, such as databases with their logs, as single bytes. */
const storedFiles = (): ReadonlyArray<string> =>
  readdirSync(dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));

/** A number as it is stored and as the field shows it. */
const spellings = (number: string): ReadonlyArray<string> => [number, number.replace(/(.{4})(?=.)/g, '$1 ')];

test('[PAY-02] a number typed in the checkout is in no request to the shop, no log of its servers and no file', async () => {
  const { page, context } = await browser.visit({ baseURL: shop.address });
  const sent = sentToShop(page);
  const { inStock, withSizes } = await findProducts(shop.address);
  await withCart(context, inStock[0] ?? withSizes, new HttpShopper(shop.address));
  const steps = onCheckout(page);
  await openHydrated(page, PATHS.cart);
  await steps.begin();
  await steps.reached('contact');
  await steps.contact();
  await steps.reached('delivery');
  await steps.address();
  await steps.reached('payment');
  await steps.card(CARDS.declined);
  await steps.reached('review');
  await steps.place();
  await page.getByRole('link', { name: 'Change payment method' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change payment method' });
  await dialog.getByRole('button', { name: 'Enter a new card' }).click();
  const frame = page.getByRole('dialog', { name: 'Enter your card' }).frameLocator('iframe');
  await frame.getByLabel('Card number').fill(CARDS.approved);
  await frame.getByLabel('Expiry date').fill('1240');
  await frame.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Use this card' }).click();
  await eventually(async () => expect(await page.getByRole('main').innerText()).toContain('Visa ending in 4242'));
  await untilHydrated(page);
  await steps.place();
  await steps.confirmed();

  const logs = shop.output();
  const places = { requests: sent.join('\n'), logs, files: storedFiles().join('\n') };
  // What was typed beside the card is where it belongs, so the search would find the number as well.
  expect(places.requests).toContain('kim@example.test');
  expect(places.files).toContain('kim@example.test');
  expect(logs).toMatch(/"level":(?:10|20|30)/);
  for (const number of [CARDS.declined, CARDS.approved].flatMap(spellings)) {
    expect(Object.entries(places).filter(([, text]) => text.includes(number))).toEqual([]);
  }
});
