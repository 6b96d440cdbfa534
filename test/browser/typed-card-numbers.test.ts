import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { openHydrated, TestBrowser, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS } from '../support/sample-products';
import { makeDataFolder, startShop, type ShopProcess } from '../support/shop-process';
import { aCustomer, copyCookies } from '../support/shoppers';
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
afterEach(() => browser.endVisits());
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

/** A number as it is stored, as the field shows it, and as forms and addresses write what the field shows. */
const spellings = (number: string): ReadonlyArray<string> =>
  ['', ' ', '+', '%20'].map((space) => number.replace(/(.{4})(?=.)/g, `$1${space}`));

/** The security code of every card here, beside its name, since 123 is part of many other numbers. */
const TYPED_CODE = /(?:security.?code|cvc|cvv)[\\"'\]\s]{0,9}[=:][\\"'[\s]{0,9}123/i;

/**
 * Expects that the shop has these numbers nowhere. What was typed beside the cards is where it belongs, so the search would
 * find a number as well.
 */
const expectNowhere = (sent: ReadonlyArray<string>, numbers: ReadonlyArray<string>): void => {
  const logs = shop.output();
  const places = { requests: sent.join('\n'), logs, files: storedFiles().join('\n') };
  expect(places.requests).toMatch(/kim@example\.test|card_last_four=/);
  expect(places.files).toContain('@example.test');
  expect(logs).toMatch(/"level":(?:10|20|30)/);
  for (const number of numbers.flatMap(spellings)) {
    expect(Object.entries(places).flatMap(([name, text]) => (text.includes(number) ? [name, number] : []))).toEqual([]);
  }
  expect(
    Object.entries(places).flatMap(([name, text]) => TYPED_CODE.exec(text)?.map((code) => [name, code]) ?? []),
  ).toEqual([]);
};

test('[PAY-02] the search finds a number and a security code as JSON and forms write them', () => {
  expect(spellings(CARDS.approved)).toEqual([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242+4242+4242+4242',
    '4242%204242%204242%204242',
  ]);
  for (const text of ['{"securityCode":"123"}', String.raw`{\"securityCode\": \"123\"}`, 'number=4&card[cvc]=123']) {
    expect(text).toMatch(TYPED_CODE);
  }
});

/** Cards that no other test of this file uses. */
const OTHER = {
  mastercard: '5555555555554444',
  discover: '6011111111111117',
  declined: '4000000000000002',
  expired: '4000000000000069',
} as const;

/** Types a card that pays instead of the one on Review. */
const typeOtherCard = async (page: Page, number: string): Promise<void> => {
  await page.getByRole('link', { name: 'Change payment method' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change payment method' });
  await dialog.getByRole('button', { name: 'Enter a new card' }).click();
  const frame = page.getByRole('dialog', { name: 'Enter your card' }).frameLocator('iframe[data-ready]');
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry date').fill('1240');
  await frame.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Use this card' }).click();
  const chosen = `Visa ending in ${number.slice(-4)}`;
  await eventually(async () => expect(await page.getByRole('main').innerText()).toContain(chosen));
  await untilHydrated(page);
};

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
  await page.getByText('Your card has insufficient funds').waitFor();
  for (const number of [CARDS.approved, CARDS.authentication]) await typeOtherCard(page, number);
  await steps.place();
  await page.getByRole('heading', { name: 'Approve your payment' }).waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await steps.confirmed();

  expectNowhere(sent, [CARDS.declined, CARDS.approved, CARDS.authentication]);
});

test('[PAY-02] [ACC-03] a number typed in the wallet is in no request to the shop, no log of its servers and no file', async () => {
  const { shopper } = await aCustomer('Wanda', shop.address);
  const { page, context } = await browser.visit({ baseURL: shop.address });
  const sent = sentToShop(page);
  await copyCookies(context, shopper);
  const fields = onCheckout(page).fields();
  await openHydrated(page, `${ACCOUNT_PATHS.wallet}?add=card`);
  for (const [number, told] of [
    [OTHER.declined, /declined this card/],
    [OTHER.mastercard, /^Card saved\.$/],
  ] as const) {
    await fields.getByLabel('Card number').fill(number);
    await fields.getByLabel('Expiry date').fill('1240');
    await fields.getByLabel('Security code').fill('123');
    await fields.getByLabel('Security code').press('Enter');
    await page.getByText(told).waitFor();
    await untilHydrated(page);
  }
  expectNowhere(sent, [OTHER.declined, OTHER.mastercard]);
});

test('[PAY-02] [PLT-01] without scripts a number typed for the wallet or an order is in no request to the shop, no log of its servers and no file', async () => {
  const { shopper } = await aCustomer('Nora', shop.address);
  const { page, context } = await browser.visit({ baseURL: shop.address, javaScriptEnabled: false });
  const sent = sentToShop(page);
  const { inStock, withSizes } = await findProducts(shop.address);
  await withCart(context, inStock[0] ?? withSizes, shopper);
  const steps = onCheckout(page);
  await page.goto(ACCOUNT_PATHS.wallet);
  await page.getByRole('link', { name: 'Add a card' }).click();
  await steps.plainCardFields(OTHER.discover);
  await page.getByText(/ending in 1117/).waitFor();
  await steps.press('Save card');
  await page.getByText('Card saved.').waitFor();
  await page.goto('/checkout/delivery');
  await steps.plainAddress();
  await page.waitForURL('**/checkout/payment');
  await steps.plainCard(OTHER.expired);
  await steps.place();
  expect(await page.getByRole('main').innerText()).toContain('This card has expired. You weren’t charged.');
  expectNowhere(sent, [OTHER.discover, OTHER.expired]);
});
