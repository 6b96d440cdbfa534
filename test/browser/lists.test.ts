import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { LIST_FORM_ACTIONS, LISTS_PATH } from '../../core/paths/list-paths';
import { openHydrated, PHONE, untilHydrated } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { copyCookies, forgetIdentity } from '../support/shoppers';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { fillIn, noDialog, onCard } from './card-flow';
import { setUpBrowser } from './set-up';
import { follow } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const productOf = (index: number): { readonly sku: string; readonly name: string } => {
  const product = finds.inStock[index];
  if (product === undefined) throw new Error(`the catalogue has no product ${index} in stock`);
  return product;
};

/** A client with a guest's wish list of these products. */
const guestWithWishes = async (...partNumbers: ReadonlyArray<string>): Promise<HttpShopper> => {
  const shopper = new HttpShopper();
  await shopper.call('POST', 'guestidentity?updateCookies=true');
  for (const partNumber of partNumbers) {
    const { status } = await shopper.post('/lists/wish', { partNumber });
    expect(status).toBe(303);
  }
  return shopper;
};

const openLists = async (shopper: HttpShopper, options = {}): Promise<Page> => {
  const { context, page } = await browser.visit(options);
  await copyCookies(context, shopper);
  await page.goto(LISTS_PATH);
  return page;
};

/** The names of the products of the open list. */
const listed = (page: Page): Promise<ReadonlyArray<string>> =>
  page.getByRole('main').locator('section > ul > li h3').allTextContents();

test('[ACC-05] on a phone the heart of a tile puts its product into the wish list, and removes it', async () => {
  const { page, consoleMessages } = await browser.visit({ viewport: PHONE });
  await openHydrated(page, PATHS.category);
  const heart = page.getByRole('button', { name: /^Wish list: / }).first();
  await heart.click();
  await page.getByText(/^Added to wish list: /).waitFor();
  expect(await heart.getAttribute('aria-pressed')).toBe('true');

  await page.reload();
  await untilHydrated(page);
  const pressed = page.getByRole('button', { name: /^Wish list: /, pressed: true });
  await pressed.waitFor();
  expect(await pressed.count()).toBe(1);

  await pressed.press('Enter');
  await page.getByText(/^Removed from wish list: /).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/^Added to wish list: /).waitFor();
  await page.getByRole('button', { name: 'View' }).click();
  await page.waitForURL(`**${LISTS_PATH}`);
  expect(await listed(page)).toHaveLength(1);
  expect(consoleMessages).toEqual([]);
});

test('[ACC-05] without scripts a product page adds to the wish list, and a deleted list comes back', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false });
  await page.goto(finds.withSizes.url);
  await follow(page.getByRole('button', { name: 'Add to wish list' }));
  await page.getByText('Added to your wish list.').waitFor();

  await page.getByText('New list', { exact: true }).click();
  await page.getByLabel('List name').fill('For Rex');
  await page.getByRole('button', { name: 'Create list' }).click();
  await page.getByText('List created.').waitFor();

  await page.getByText('Rename or delete').click();
  await page.getByRole('button', { name: 'Delete this list' }).click();
  await page.getByText('List deleted.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /^For Rex/ }).waitFor();
});

test('[ACC-05] a guest whom the shop no longer knows has no lists, and makes a new one', async () => {
  const guest = await guestWithWishes(productOf(0).sku);
  forgetIdentity(guest);
  const { status, text } = await guest.get(LISTS_PATH);
  expect([status, text.includes(productOf(0).name)]).toEqual([200, false]);
  const created = await guest.post(LIST_FORM_ACTIONS.create, { name: 'For Rex' });
  expect([created.status, created.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/lists\?list=/)]);
  expect((await guest.get(LISTS_PATH)).text).toContain('For Rex');
});

test('[ACC-05] a shared list is there for everybody until the sharing stops', async () => {
  const page = await openLists(await guestWithWishes(productOf(0).sku));
  await page.getByText('Share this list').click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = page.getByRole('textbox', { name: 'Link to this list' });
  const path = new URL(await link.inputValue()).pathname;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  const stranger = new HttpShopper();
  const shared = await stranger.get(path);
  expect([shared.status, shared.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(shared.text).toMatch(/<meta name="robots" content="noindex/);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByText('You’ve stopped sharing this list.').waitFor();
  const gone = await stranger.get(path);
  expect([gone.status, gone.text.includes('This list isn’t shared')]).toEqual([404, true]);
  expect(gone.headers.get('cache-control')).toBe('private, no-store');
  await page.goBack();
  await page.waitForURL(({ searchParams }) => !searchParams.has('done'));
  await page.getByText('Share this list').waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('can now see this list');
});

test('[ACC-05] all of a list moves to the cart', async () => {
  const page = await openLists(await guestWithWishes(productOf(2).sku, productOf(3).sku));
  await page.getByRole('button', { name: 'Move all 2 to cart' }).click();
  await page.getByText('2 items added to your cart.').waitFor();
  expect(await listed(page)).toEqual([]);
  await page.goto(PATHS.cart);
  expect(await page.getByRole('main').getByRole('spinbutton').count()).toBe(2);
});

test('[PCC-07] a sign-in during an application that began at a wish list leads back to the list', async () => {
  const account = await new HttpShopper().makeAccount('Robin');
  const page = await openLists(await guestWithWishes(productOf(0).sku));
  await untilHydrated(page);
  await page.getByRole('link', { name: /^Apply for / }).click();
  const card = onCard(page);
  await card.register.getByRole('link', { name: 'Sign In' }).click();
  await fillIn(card.signIn, [
    ['Email', account.email],
    ['Password', account.password],
  ]);
  await card.signIn.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Save your lists' }).waitFor({ state: 'detached' });
  await untilHydrated(page);
  await noDialog(page);
  await eventually(async () =>
    expect([new URL(page.url()).pathname, await listed(page)]).toEqual([LISTS_PATH, [expect.any(String)]]),
  );
});

test('[A11Y-01] [ACC-05] lists and shared lists pass axe on every screen, wide, narrow and dark', async () => {
  const shopper = await guestWithWishes(productOf(0).sku, productOf(1).sku);
  await shopper.post('/lists/create', { name: 'For Rex' });
  const { text } = await shopper.call('GET', 'wishlist/@self');
  const [first] = (JSON.parse(text) as { GiftList: ReadonlyArray<{ externalIdentifier: string }> }).GiftList;
  await shopper.post('/lists/share', { listId: first?.externalIdentifier ?? '' });
  const page = await openLists(shopper, READY_FOR_AXE);
  await untilHydrated(page);
  for (const summary of await page.getByRole('main').locator('summary').all()) {
    const isOpen = await summary.locator('xpath=..').getAttribute('open');
    if (isOpen === null && (await summary.isVisible())) await summary.click();
  }
  expect(await violationsEverywhere(page)).toEqual({});
  await page.goto((await page.getByRole('link', { name: 'Open shared list' }).getAttribute('href')) ?? '');
  await untilHydrated(page);
  expect(await violationsEverywhere(page)).toEqual({});
});
