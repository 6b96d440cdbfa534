import type { Locator } from 'playwright-core';
import { ACCOUNT_FORM_ACTIONS } from '../../core/paths/account-form-actions';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { ACCOUNT_PATHS, MY_ACCOUNT_PATH, STORE_LOCATOR_PATH, storePath } from '../../core/paths/paths';
import { REPEAT_DELIVERY_PATH } from '../../core/paths/repeat-delivery-paths';
import { openHydrated, PHONE } from '../support/browser';
import { eventually } from '../support/eventually';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aRepeatShopper, startPlan } from '../support/repeat-shopper';
import { aCustomer, aMember, copyCookies } from '../support/shoppers';
import { SALON } from './appointments-page';
import { beginJourney, WAYS, type Way } from './account-journey';
import { makeBusy, wish } from '../support/busy-shopper';
import { setUpBrowser } from './set-up';
import { onShop } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

/** A link, the title of the page to which it leads, and what that page shows of the shopper or lets the shopper do. */
type Place = readonly [link: string | RegExp, title: string | RegExp, shows: RegExp];

/** The words of a part of a document. */
const wordsOf = (html: string): string =>
  html
    .replace(/<!--.*?-->|<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** Expects that a title is this text, or matches it. */
const expectTitle = (title: string, wanted: string | RegExp): void =>
  typeof wanted === 'string' ? expect(title.trim()).toBe(wanted) : expect(title).toMatch(wanted);

/**
 * Begins in one of the ways as a member who has something of everything. On a phone each link is followed to its page. By
 * keyboard and without scripts each link is reached, and the document at its address is read: a page that opened on the
 * phone opens there, too.
 */
const begin = async (way: Way) => {
  const { member, orderId } = await makeBusy(await aMember('Robin'), finds);
  await wish(member, finds.inStock[0]?.sku ?? '');
  const journey = await beginJourney(browser, way, member);
  const { page, main, open, follow, reach } = journey;
  const isFollowing = way.isByKeyboard !== true && way.isWithoutScripts !== true;

  const followLink = async (link: Locator, title: string | RegExp): Promise<string> => {
    await follow(link);
    await page.getByRole('heading', { level: 1, name: title, exact: typeof title === 'string' }).waitFor();
    return main.innerText();
  };
  const readLink = async (link: Locator, title: string | RegExp): Promise<string> => {
    await reach(link);
    const { status, text } = await member.shopper.get((await link.getAttribute('href')) ?? '');
    expect(status).toBe(200);
    expectTitle(wordsOf(/<h1.*?<\/h1>/s.exec(text)?.[0] ?? ''), title);
    return wordsOf(/<main.*<\/main>/s.exec(text)?.[0] ?? '');
  };
  /** Visits the page of each link on a page, which may be on the pages that follow, too. */
  const visitAll = async (
    from: string,
    places: ReadonlyArray<Place>,
    { isOnEach = false, before = async (): Promise<void> => {} } = {},
  ): Promise<void> => {
    for (const [index, [name, title, shows]] of places.entries()) {
      const link = main.getByRole('link', { name, exact: typeof name === 'string' }).first();
      if (index === 0 || (isFollowing && !(isOnEach && (await link.count()) > 0))) await open(from);
      if (index === 0 || isFollowing) await before();
      expect([name, await (isFollowing ? followLink : readLink)(link, title)]).toEqual([
        name,
        expect.stringMatching(shows),
      ]);
    }
  };
  return { ...journey, orderId, isFollowing, visitAll };
};

const ADDRESS = /1 Bark St/;
const CARD = /Visa ending in 4242/;
const PLAN = /Next delivery ships[\s\S]*Skip next delivery/;
const DOGS = /Rex[\s\S]*Bella/;

test.each(WAYS)(
  '[ACC-01] [CRT-05] %s, each entry of the overview leads to the page of what it is about',
  async (_name, way) => {
    const { visitAll, orderId, consoleMessages } = await begin(way);
    await visitAll(MY_ACCOUNT_PATH, [
      ['Track this order', `Order ${orderId}`, ADDRESS],
      ['All orders', 'Your orders', new RegExp(orderId)],
      ['Buy again', 'Buy again', /Add To Cart/],
      ['Manage repeat deliveries', 'Repeat delivery', PLAN],
      ['Rewards and coupons', 'Pals Rewards', /points/],
      ['Food for Rex', /dog food/i, /Bella|\$/],
      ['Manage pets and vets', 'My Pets', DOGS],
      ['See all lists', 'Wish lists', /Move to cart/],
      ['Find a store', /store/i, /ZIP/],
      ['Manage addresses', 'Address book', ADDRESS],
      ['Manage cards', 'Wallet', CARD],
    ]);
    expect(consoleMessages).toEqual([]);
  },
);

test.each(WAYS)(
  '[ACC-01] [CRT-05] [HDR-02] %s, each entry of the account’s menu leads to its page, which is marked in the menu',
  async (_name, way) => {
    const { page, main, open, press, visitAll, orderId, isFollowing, consoleMessages } = await begin(way);
    const isNarrow = way.viewport === PHONE;
    const menu = main.getByRole('navigation', { name: 'My Account' });
    await visitAll(
      MY_ACCOUNT_PATH,
      [
        ['Orders', 'Your orders', new RegExp(orderId)],
        ['Buy Again', 'Buy again', /Add To Cart/],
        ['Wish Lists', 'Wish lists', /Move to cart/],
        ['Repeat Delivery', 'Repeat delivery', PLAN],
        ['Rewards', 'Pals Rewards', /points/],
        ['Appointments', 'Appointments', /Book an appointment/],
        ['Memberships', 'Memberships', /Vital Care/],
        ['My Pets', 'My Pets', DOGS],
        ['My Store', /store/i, /ZIP/],
        ['Address Book', 'Address book', ADDRESS],
        ['Wallet', 'Wallet', CARD],
        ['Profile', 'Profile', /Save changes/],
        ['Sign-in & security', 'Sign-in & security', /This browser/],
        ['Your data', 'Your data', /Download your data/],
      ],
      {
        isOnEach: true,
        before: async () => {
          if (isNarrow) await press(main.locator('summary').filter({ hasText: 'My Account' }));
          await menu.getByRole('link', { name: 'Overview' }).waitFor();
        },
      },
    );
    if (!isFollowing) await open(ACCOUNT_PATHS.data);
    expect(new URL(page.url()).pathname).toBe(ACCOUNT_PATHS.data);
    if (isNarrow) await press(main.locator('summary').filter({ hasText: 'My Account' }));
    const here = menu.getByRole('link', { name: 'Your data' });
    expect(await here.getAttribute('aria-current')).toBe('page');
    expect(consoleMessages).toEqual([]);
  },
);

test.each(WAYS)(
  '[ACC-01] [RPD-02] [ORD-08] %s, each tile of a member’s home page leads to the page of what it is about, and a purchase is bought again',
  async (_name, way) => {
    const { page, main, open, press, follow, visitAll, orderId, consoleMessages } = await begin(way);
    await visitAll(PATHS.home, [
      ['Pals Rewards', 'Pals Rewards', /points/],
      ['Last order', `Order ${orderId}`, ADDRESS],
      ['Next delivery', 'Repeat delivery', PLAN],
      ['My pets', 'My Pets', DOGS],
      ['Food for Bella', /dog food/i, /\$/],
      ['My store', /store/i, /ZIP/],
    ]);
    await open(PATHS.home);
    const again = page.getByRole('region', { name: 'Buy it again' });
    const add = again.getByRole('button', { name: /^Add To Cart/ }).first();
    if (way.isWithoutScripts === true) await follow(add);
    else {
      await press(add);
      // The header counts the item before the service has it.
      await onShop(page).toast.filter({ hasText: 'Added to cart' }).waitFor();
    }
    await eventually(async () => expect(await onShop(page).cart.getAttribute('aria-label')).toBe('Cart, 1 item'));
    await open(PATHS.cart);
    expect(await onShop(page).lines.count()).toBe(1);
    expect(await main.innerText()).toMatch(/\$[\d.]+/);
    expect(consoleMessages).toEqual([]);
  },
);

test.each([true, false])(
  '[ACC-01] [STO-02] overview, account menu and home lead to the store that was chosen, with scripts: %s',
  async (javaScriptEnabled) => {
    const { page, context } = await browser.visit({ javaScriptEnabled, viewport: PHONE });
    const { shopper } = await aCustomer('Robin');
    const { status } = await shopper.post(FORM_ACTIONS.chooseStore, { storeId: SALON.id, URL: STORE_LOCATOR_PATH });
    expect(status).toBe(303);
    await copyCookies(context, shopper);
    const open = (path: string) => (javaScriptEnabled ? openHydrated(page, path) : page.goto(path));
    const main = page.getByRole('main');
    const url = storePath(SALON.id);
    await open(MY_ACCOUNT_PATH);
    const card = main.getByRole('region', { name: 'Your store' });
    expect(await card.innerText()).toContain(SALON.name);
    expect(await card.getByRole('link', { name: 'Hours and services' }).getAttribute('href')).toBe(url);
    expect(await main.locator('nav a', { hasText: 'My Store' }).getAttribute('href')).toBe(url);
    await open(PATHS.home);
    const tile = main.getByRole('region', { name: 'My store' });
    expect(await tile.innerText()).toContain(SALON.name);
    await Promise.all([page.waitForEvent('load'), tile.getByRole('link', { name: 'My store' }).click()]);
    expect(new URL(page.url()).pathname).toBe(url);
    await main.getByRole('heading', { level: 1, name: SALON.name }).waitFor();
  },
);

test('[ACC-01] [RPD-03] a repeat delivery that the shop paused as its card was removed is told on overview and home, with the way to it', async () => {
  const own = await aRepeatShopper(finds.inStock.map(({ sku }) => sku));
  const planId = await startPlan(own);
  const plans = 'x_repeat_delivery/@self';
  const { wallet } = JSON.parse((await own.shopper.call('GET', 'wallet/@self')).text);
  const { status } = await own.shopper.post(ACCOUNT_FORM_ACTIONS.accountRemoveCard, { walletId: wallet[0].walletId });
  expect(status).toBe(303);
  const { page, context, consoleMessages } = await browser.visit({ viewport: PHONE });
  await copyCookies(context, own.shopper);
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: 'Next delivery' });
  await openHydrated(page, MY_ACCOUNT_PATH);
  expect(await card.innerText()).toMatch(/The card was removed\. Choose another one[\s\S]*Ships \w+/);

  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  expect((await own.shopper.call('PUT', `${plans}/${planId}`, { nextDate: soon })).status).toBe(200);
  await eventually(async () =>
    expect(JSON.parse((await own.shopper.call('GET', plans)).text).plans).toMatchObject([{ status: 'PAUSED' }]),
  );
  await openHydrated(page, MY_ACCOUNT_PATH);
  expect(await card.innerText()).toContain('We paused this because its card was removed. Choose another card');
  expect(await card.innerText()).not.toMatch(/no active repeat delivery|Ships/);
  await openHydrated(page, PATHS.home);
  expect(await card.innerText()).toContain('We paused this because its card was removed');
  const alert = card.getByRole('link', { name: 'Needs your attention' });
  const [link, words, tile, tiles] = await Promise.all(
    [alert, card.getByText('We paused this'), card, card.locator('..')].map((part) => part.boundingBox()),
  );
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
  expect(tile?.width).toBe(tiles?.width);
  await Promise.all([page.waitForEvent('load'), alert.click()]);
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${REPEAT_DELIVERY_PATH}#plan-${planId}`);
  expect(await main.locator(`#plan-${planId}`).innerText()).toMatch(/Paused[\s\S]*Update card[\s\S]*Resume/);
  expect(consoleMessages).toEqual([]);
});
