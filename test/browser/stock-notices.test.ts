import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import type { ProductTile } from '../../core/catalogue/tile';
import { DESKTOP, openHydrated, PHONE, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts } from '../support/sample-products';
import { makeDataFolder, startShop, type ShopProcess } from '../support/shop-process';
import { aCustomer } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { noDialog } from './card-flow';

const MAILED_WITHIN_MS = 60_000;

const dataFolder = makeDataFolder();
let shop: ShopProcess;
let browser: TestBrowser;
let product: ProductTile;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

beforeAll(async () => {
  const port = String(await freePort());
  // Mail links to the shop's own address, which it has to know.
  const environment = { PORT: port, PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
  [shop, browser] = await Promise.all([startShop({ dataFolder, environment }), TestBrowser.launch()]);
  product = (await findProducts(shop.address)).outOfStock;
}, 180_000);
afterEach(() => browser.endVisits());
afterAll(async () => {
  await Promise.all([browser.close(), shop.stop()]);
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Runs a statement on the shop's own database. */
const change = (statement: string, ...values: ReadonlyArray<string | number>): void => {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { timeout: 10_000 });
  database.prepare(statement).run(...values);
  database.close();
};

const setStock = (quantity: number): void =>
  change(
    `update stock set quantity = ? where location = 'online' and sku_id in (select id from sku where part_number = ?)`,
    quantity,
    product.sku,
  );

/** The shop looks at its stock every minute. The test does not wait for that. */
const lookNow = (): void => change(`update job set run_at = 0 where kind = 'stock-notices' and leased_until < run_at`);

/** The mails about a product that is back, in the development outbox, as HTML. */
const mailsTo = async (email: string): Promise<ReadonlyArray<string>> => {
  const { text } = await new HttpShopper(shop.address).get('/dev/outbox');
  return text.split('<article>').filter((mail) => mail.includes(`To ${email},`) && mail.includes('<h2>Back in stock'));
};

/** The mail after the product came back. */
const mailAfterReturn = async (email: string): Promise<string> => {
  setStock(7);
  try {
    return await eventually(async () => {
      lookNow();
      const [mail] = await mailsTo(email);
      if (mail === undefined) throw new Error(`no mail for ${email}`);
      return mail;
    }, MAILED_WITHIN_MS);
  } finally {
    setStock(0);
  }
};

const pathOut = (mail: string): string => {
  const path = /\/mail\/[\w-]+/.exec(mail)?.[0];
  if (path === undefined) throw new Error('the mail has no way out');
  return path;
};

const productPage = (): string => `${product.url}?sku=${product.sku}`;
const notifyFolder = (): string => `/notify/${product.url.split('/').at(-1)}`;
const visit = (options: Parameters<TestBrowser['visit']>[0] = {}) =>
  browser.visit({ baseURL: shop.address, ...options });

const notifyLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Email me when it’s back' }).first();

test.each([
  ['a wide screen', 'wide@example.test', DESKTOP],
  ['a phone', 'phone@example.test', PHONE],
])(
  '[ACC-06] on %s a shopper asks by keyboard, gets one mail when the product is back, and stops the rest from it',
  async (_, email, viewport) => {
    const { page, consoleMessages } = await visit({ viewport });
    await openHydrated(page, productPage());
    await notifyLink(page).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Email me when it’s back' });
    const field = dialog.getByRole('textbox', { name: 'Email' });
    await field.press('Enter');
    await dialog.getByText('This field is required.').first().waitFor();
    await field.fill(email);
    await field.press('Enter');
    const sent = page.getByRole('dialog', { name: 'We’ll email you' });
    await sent.getByText(email).waitFor();
    await page.keyboard.press('Escape');
    await noDialog(page);
    expect(consoleMessages).toEqual([]);

    const mail = await mailAfterReturn(email);
    expect(mail).toContain('/product/');
    lookNow();
    const { page: reader } = await visit({ viewport, javaScriptEnabled: false });
    await reader.goto(pathOut(mail));
    await reader.getByText('You haven’t signed up for any products.').waitFor();
    expect(await mailsTo(email)).toHaveLength(1);
  },
);

test('[ACC-06] without scripts a page asks for the mail, keeps a wrong address, and the mail leads out of it', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(productPage());
  await notifyLink(page).click();
  await page.getByRole('heading', { level: 1, name: 'Email me when it’s back' }).waitFor();
  await page.getByRole('main').getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Email Me' }).click();
  await page
    .getByText(/Please enter a valid email address/)
    .first()
    .waitFor();
  const field = page.getByRole('main').getByLabel('Email');
  expect(await field.inputValue()).toBe('nobody');
  await field.fill('plain@example.test');
  await page.getByRole('button', { name: 'Email Me' }).click();
  await page.getByRole('heading', { level: 1, name: 'We’ll email you' }).waitFor();

  const out = pathOut(await mailAfterReturn('plain@example.test'));
  await page.goto(productPage());
  await notifyLink(page).click();
  await page.getByRole('main').getByLabel('Email').fill('plain@example.test');
  await page.getByRole('button', { name: 'Email Me' }).click();
  await page.getByRole('heading', { level: 1, name: 'We’ll email you' }).waitFor();
  await page.goto(out);
  await page.getByRole('button', { name: /^Stop: / }).click();
  await page.getByText('We won’t email you about this product.').waitFor();
  await page.getByText('You haven’t signed up for any products.').waitFor();
});

/** The one click of a mail program, as both types of RFC 8058. */
const ONE_CLICK: ReadonlyArray<readonly [string, string]> = [
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
];

test('[ACC-06] a mail program stops the mail with one click, without cookies and without a redirect', async () => {
  const shopper = new HttpShopper(shop.address);
  const ask = () => shopper.post(notifyFolder(), { sku: product.sku, email: 'click@example.test' });
  expect((await ask()).status).toBe(303);
  const out = pathOut(await mailAfterReturn('click@example.test'));
  for (const [type, body] of ONE_CLICK) {
    expect((await ask()).status).toBe(303);
    expect((await shopper.get(out)).text).toContain('Stop: ');
    const headers = { 'content-type': type };
    const clicked = await fetch(shop.address + out, { method: 'POST', headers, body, redirect: 'manual' });
    expect([type, clicked.status]).toEqual([type, 200]);
    expect((await shopper.get(out)).text).toContain('You haven’t signed up for any products.');
  }
});

test('[ACC-06] the address of a member is filled in', async () => {
  const known = await aCustomer('Robin', shop.address);
  const { page } = await visitSignedIn(browser, known, productPage(), { baseURL: shop.address });
  await notifyLink(page).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Email' });
  await field.waitFor();
  expect(await field.inputValue()).toBe(known.account.email);
});

test('[ACC-06] the pages and the dialog pass axe, wide and narrow, light and dark', async () => {
  const { page } = await visit(READY_FOR_AXE);
  await openHydrated(page, productPage());
  await notifyLink(page).click();
  await page.getByRole('dialog', { name: 'Email me when it’s back' }).waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
  const { page: plain } = await visit(READY_FOR_AXE);
  await openHydrated(plain, `${notifyFolder()}?sku=${product.sku}`);
  expect(await violationsEverywhere(plain)).toEqual({});
  const shopper = new HttpShopper(shop.address);
  await shopper.post(notifyFolder(), { sku: product.sku, email: 'axe@example.test' });
  const out = pathOut(await mailAfterReturn('axe@example.test'));
  await shopper.post(notifyFolder(), { sku: product.sku, email: 'axe@example.test' });
  const { page: mail } = await visit(READY_FOR_AXE);
  await openHydrated(mail, out);
  expect(await violationsEverywhere(mail)).toEqual({});
});
