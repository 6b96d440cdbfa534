import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import type { ProductTile } from '../../core/catalogue/tile';
import { openHydrated, TestBrowser, type VisitedBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { freePort } from '../support/free-port';
import { HttpShopper } from '../support/http-shopper';
import { findProducts } from '../support/sample-products';
import { makeDataFolder, startShop, type ShopProcess } from '../support/shop-process';
import { aCustomer } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { beginJourney, WAYS, type Way } from './account-journey';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { noDialog } from './card-flow';

const MAILED_WITHIN_MS = 60_000;

const dataFolder = makeDataFolder();
let shop: ShopProcess;
let browser: TestBrowser;
let product: ProductTile;
/** Another product, which is in stock until a test takes it out. */
let other: ProductTile;
/** A third product, which a test takes out of a store. */
let inStores: ProductTile;

beforeAll(async () => {
  const port = String(await freePort());
  // Mail links to the shop's own address, which it has to know. All visitors of the tests come from one address.
  const environment = { PORT: port, PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, RESET_LIMIT: '1000' };
  [shop, browser] = await Promise.all([startShop({ dataFolder, environment }), TestBrowser.launch()]);
  const { outOfStock, inStock } = await findProducts(shop.address);
  product = outOfStock;
  const [second, third] = inStock.filter(({ name }) => name !== product.name);
  if (second === undefined || third === undefined) throw new Error('the first list has fewer than two products');
  [other, inStores] = [second, third];
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

/** For how many products this address waits. */
const waiting = (email: string): number => {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { timeout: 10_000 });
  const rows = database.prepare('select notice_id from stock_notice where email = ?').all(email);
  database.close();
  return rows.length;
};

/** `location` is `online` or a store's id. */
const setStock = (quantity: number, sku = product.sku, location = 'online'): void =>
  change(
    `insert into stock (sku_id, location, quantity) select id, ?, ? from sku where part_number = ?
      on conflict (sku_id, location) do update set quantity = excluded.quantity`,
    location,
    quantity,
    sku,
  );

/** The shop looks at its stock every minute. The test does not wait for that. */
const lookNow = (): void => change(`update job set run_at = 0 where kind = 'stock-notices' and leased_until < run_at`);

/** The mails about a product that is back, in the development outbox, as HTML. */
const mailsTo = async (email: string): Promise<ReadonlyArray<string>> => {
  const { text } = await new HttpShopper(shop.address).get('/dev/outbox');
  return text.split('<article>').filter((mail) => mail.includes(`To ${email},`) && mail.includes('<h2>Back in stock'));
};

/** The mail to an address, once the shop has looked at its stock. */
const nextMail = (email: string): Promise<string> =>
  eventually(async () => {
    lookNow();
    const [mail] = await mailsTo(email);
    if (mail === undefined) throw new Error(`no mail for ${email}`);
    return mail;
  }, MAILED_WITHIN_MS);

/** The mail after a variant came back, which then is out of stock again. */
const mailAfterReturn = async (email: string, sku = product.sku, location = 'online'): Promise<string> => {
  setStock(7, sku, location);
  try {
    return await nextMail(email);
  } finally {
    setStock(0, sku, location);
  }
};

const pathOut = (mail: string): string => {
  const path = /\/mail\/[\w-]+/.exec(mail)?.[0];
  if (path === undefined) throw new Error('the mail has no way out');
  return path;
};

const productPage = (): string => `${product.url}?sku=${product.sku}`;
const notifyFolder = (url = product.url): string => `/notify/${url.split('/').at(-1)}`;
const visit = (options: Parameters<TestBrowser['visit']>[0] = {}) =>
  browser.visit({ baseURL: shop.address, ...options });

/** The browser of visits to this file's own shop. */
const ownShop: VisitedBrowser = { visit };

const notifyLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Email me when it’s back' }).first();

/** Begins as a guest in one of the ways. */
const beginAsGuest = (way: Way) => beginJourney(ownShop, way, { shopper: new HttpShopper(shop.address) });

test.each(WAYS)(
  '[ACC-06] %s a guest asks from the product page, gets one mail when it is back, and stops one of the others from the mail',
  async (name, way) => {
    const email = `${name.replaceAll(' ', '-')}@example.test`;
    const { page, main, open, press, follow, type, consoleMessages } = await beginAsGuest(way);
    await open(productPage());
    if (way.isWithoutScripts === true) await follow(notifyLink(page));
    else await press(notifyLink(page));
    const form = way.isWithoutScripts === true ? main : page.getByRole('dialog', { name: 'Email me when it’s back' });
    const field = form.getByRole('textbox', { name: 'Email' });
    const send = form.getByRole('button', { name: 'Email Me' });
    await press(send);
    await form.getByText('This field is required.').first().waitFor();
    await type(field, 'nobody');
    await press(send);
    await form
      .getByText(/Please enter a valid email address/)
      .first()
      .waitFor();
    expect([await field.getAttribute('aria-invalid'), await field.inputValue()]).toEqual(['true', 'nobody']);
    await type(field, email);
    await press(send);
    await page.getByRole('heading', { name: 'We’ll email you' }).waitFor();
    await follow(page.getByRole('button', { name: 'Undo' }));
    await main.getByText('We’ve canceled your request.').waitFor();
    expect(waiting(email)).toBe(0);
    await type(main.getByRole('textbox', { name: 'Email' }), email);
    await follow(main.getByRole('button', { name: 'Email Me' }));
    await page.getByRole('heading', { name: 'We’ll email you' }).waitFor();
    expect(waiting(email)).toBe(1);
    await follow(page.getByRole('button', { name: 'Undo' }));
    await open(productPage());
    if (way.isWithoutScripts === true) await follow(notifyLink(page));
    else await press(notifyLink(page));
    await type(field, email);
    await press(send);
    await page.getByRole('heading', { name: 'We’ll email you' }).waitFor();
    if (way.isWithoutScripts !== true) {
      const sent = page.getByRole('dialog', { name: 'We’ll email you' });
      await sent.getByText(email).waitFor();
      await press(sent.getByRole('button', { name: 'Done' }));
      await noDialog(page);
    }
    // The refused form is a page with this status.
    expect(consoleMessages.filter((message) => !message.includes('400 (Bad Request)'))).toEqual([]);

    setStock(0, other.sku);
    const ask = async ({ url, sku }: ProductTile): Promise<number> =>
      (await new HttpShopper(shop.address).post(notifyFolder(url), { sku, email })).status;
    expect(await ask(other)).toBe(303);
    const mail = await mailAfterReturn(email);
    expect(mail).toContain('/product/');
    expect(await ask(product)).toBe(303);
    lookNow();

    const reader = await beginAsGuest(way);
    await reader.open(pathOut(mail));
    expect(await reader.main.getByRole('button', { name: /^Stop: / }).count()).toBe(2);
    await reader.button(`Stop: ${other.name}`);
    await reader.says('We won’t email you about this product.');
    const left = await reader.main.innerText();
    expect([left.includes(other.name), left.includes(product.name)]).toEqual([false, true]);
    await reader.button(`Stop: ${product.name}`);
    await reader.says('You haven’t signed up for any products.');
    expect(reader.consoleMessages).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(1);
  },
);

const STORE = { id: '1101', name: 'Mission Valley', zip: '92108' };

/** Makes the store the shopper's own, in the dialog of a product's page. */
const chooseOwnStore = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Choose your store' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('ZIP code or city').fill(STORE.zip);
  await page.keyboard.press('Enter');
  const entry = dialog.getByRole('list', { name: 'Stores near you' }).locator(':scope > li');
  await entry
    .filter({ hasText: STORE.name })
    .first()
    .getByRole('button', { name: /^Make this my store/ })
    .click();
};

test('[ACC-06] a shopper who waits for a product in their store gets one mail when it is there, and none when it is back online only', async () => {
  const [email, elsewhere] = ['in-store@example.test', 'online@example.test'];
  const { sku, url } = inStores;
  setStock(0, sku, STORE.id);
  const { page, consoleMessages } = await visit();
  await openHydrated(page, `${url}?sku=${sku}`);
  await chooseOwnStore(page);
  await page.getByText(`Not in stock at ${STORE.name}`).first().waitFor();
  await page.getByRole('link', { name: 'Email me when it’s here' }).first().click();
  const asked = page.getByRole('dialog', { name: 'Email me when it’s back' });
  await asked.getByText(`is in stock at ${STORE.name}`).waitFor();
  await asked.getByRole('textbox', { name: 'Email' }).fill(email);
  await asked.getByRole('button', { name: 'Email Me' }).click();
  const sent = page.getByRole('dialog', { name: 'We’ll email you' });
  await sent.getByText(`at ${STORE.name}`).waitFor();
  expect(consoleMessages).toEqual([]);

  // The later notice of the same variant: its mail shows that the shop has looked at the earlier one, too.
  setStock(0, sku);
  expect((await new HttpShopper(shop.address).post(notifyFolder(url), { sku, email: elsewhere })).status).toBe(303);
  expect(await mailAfterReturn(elsewhere, sku)).not.toContain(STORE.name);
  expect(await mailsTo(email)).toEqual([]);

  expect(await mailAfterReturn(email, sku, STORE.id)).toMatch(new RegExp(`back in stock at [^<]*${STORE.name}`));
  const again = { sku, store: STORE.id, email: 'later@example.test' };
  expect((await new HttpShopper(shop.address).post(notifyFolder(url), again)).status).toBe(303);
  await mailAfterReturn(again.email, sku, STORE.id);
  expect(await mailsTo(email)).toHaveLength(1);
});

/** The one click of a mail program, as both types of RFC 8058. */
const ONE_CLICK: ReadonlyArray<readonly [string, string]> = [
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
];

test('[ACC-06] the link of the mail leads to the product in stock, though its page was cached before', async () => {
  const isOut = async (path: string): Promise<boolean> =>
    (await new HttpShopper(shop.address).get(path)).text.includes('Email me when it’s back');
  await new HttpShopper(shop.address).post(notifyFolder(), { sku: product.sku, email: 'cached@example.test' });
  expect(await isOut(productPage())).toBe(true);
  setStock(7);
  const [query = ''] = /back=\d{8}/.exec(await nextMail('cached@example.test')) ?? [];
  expect([await isOut(productPage()), await isOut(`${productPage()}&${query}`)]).toEqual([true, false]);
  setStock(0);
});

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

test('[ACC-06] a member is told which address gets the mail and where requests are removed, and types nothing', async () => {
  const known = await aCustomer('Robin', shop.address);
  const { page } = await visitSignedIn(browser, known, productPage(), { ...READY_FOR_AXE, baseURL: shop.address });
  await notifyLink(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`We’ll send one email to ${known.account.email}`).waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  expect(await violationsEverywhere(page)).toEqual({});
  await dialog.getByRole('button', { name: 'Email Me' }).click();
  await page.getByRole('dialog', { name: 'We’ll email you' }).getByText('You can remove your requests').waitFor();
  expect(waiting(known.account.email)).toBe(1);
  await dialog.getByRole('link', { name: 'your profile' }).click();
  await page.getByRole('button', { name: `Remove ${product.name}` }).waitFor();
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
