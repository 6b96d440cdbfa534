import type { Locator, Page } from 'playwright-core';
import { LISTS_PATH } from '../../core/paths/list-paths';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { HttpShopper } from '../support/http-shopper';
import { aCustomer, signedIn } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { beginJourney, untilPointedOut, WAYS, type Way } from './account-journey';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { setUpBrowser } from './set-up';

const NAME_TAKEN = 'You already have a list with this name. Please choose another one.';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const productOf = (index: number): SampleProducts['withSizes'] => {
  const product = finds.inStock[index];
  if (product === undefined) throw new Error(`the catalogue has no product ${index} in stock`);
  return product;
};

/** The names of the products of the open list. */
const listed = (page: Page): Promise<ReadonlyArray<string>> =>
  page.getByRole('main').locator('section > ul > li h3').allTextContents();

/** A journey through lists, of a customer or of a guest without an identity. */
const begin = async (way: Way, shopper: HttpShopper) => {
  const journey = await beginJourney(browser, way, { shopper });
  const { page, main, press, follow, field, type, button, open, says } = journey;
  const list = (name: RegExp): Locator =>
    main.getByRole('navigation', { name: 'Your lists' }).getByRole('link', { name });
  const disclose = (words: RegExp): Promise<void> => press(main.locator('summary').filter({ hasText: words }).first());
  return {
    ...journey,
    disclose,
    /** Opens one of the lists. */
    openList: (name: RegExp): Promise<void> => follow(list(name)),
    /** Puts a product into the wish list on its page, and opens the lists. */
    wish: async ({ url }: Pick<SampleProducts['withSizes'], 'url'>): Promise<void> => {
      await open(url);
      const heart = main.getByRole('button', { name: 'Add to wish list' });
      if (way.isWithoutScripts === true) return follow(heart);
      await press(heart);
      await page.getByText(/^Added to wish list: /).waitFor();
      await open(LISTS_PATH);
    },
    create: async (name: string): Promise<void> => {
      await disclose(/^New list$/);
      await type(field('List name'), name);
      await button('Create list');
      await says('List created.');
    },
  };
};

test.each(WAYS)(
  '[ACC-05] %s, a list is created after a name that is taken is pointed out, renamed, and a product moves to it, is removed and comes back',
  async (_name, way) => {
    const { shopper } = await aCustomer('Robin');
    const { page, main, wish, create, openList, disclose, type, choose, field, refused, button, says } = await begin(
      way,
      shopper,
    );
    await wish(productOf(0));
    const [product = ''] = await listed(page);
    await create('For Rex');
    await disclose(/^New list$/);
    await type(field('List name'), 'for rex');
    await refused('Create list', field('List name'), NAME_TAKEN);
    expect(await field('List name').inputValue()).toBe('for rex');
    await type(field('List name'), 'For Bo');
    await button('Create list');
    await says('List created.');

    await disclose(/^Rename or delete$/);
    await type(field('New name'), 'For Rex');
    await refused('Rename', field('New name'), NAME_TAKEN);
    expect(await field('New name').inputValue()).toBe('For Rex');
    await type(field('New name'), 'For Bo and Mo');
    await button(/^Rename$/);
    await says('List renamed.');

    await openList(/^Wish list/);
    await disclose(/^Quantity, note and list/);
    await type(field('Quantity'), '3');
    await type(field(/^Note/), 'The big one');
    await button(/^Save /);
    await says('Saved.');
    await says('The big one');
    await disclose(/^Quantity, note and list/);
    const to = field('Move to another list');
    const wanted = await to.getByRole('option', { name: 'For Bo and Mo' }).getAttribute('value');
    await choose(to, wanted ?? '');
    await button(/^Move (?!to cart|all)/);
    await says('Moved to the other list.');
    expect(await listed(page)).toEqual([]);
    await openList(/^For Bo and Mo/);
    expect(await listed(page)).toEqual([product]);
    await says(/^Wanted: 3/);

    await button(/^Remove /);
    await says('Removed from the list.');
    expect(await listed(page)).toEqual([]);
    await button('Undo');
    await says('Added back to the list.');
    expect(await listed(page)).toEqual([product]);
    await disclose(/^Rename or delete$/);
    await button('Delete this list');
    await says('List deleted.');
    expect(await main.innerText()).not.toContain('For Bo and Mo');
  },
);

test.each(WAYS)(
  '[ACC-05] %s, a shared list is opened by somebody else, without the notes, until the link is taken back',
  async (_name, way) => {
    const { shopper } = await aCustomer('Robin');
    await shopper.post('/lists/wish', { partNumber: productOf(1).sku });
    const { page, main, open, disclose, type, field, button, check, says } = await begin(way, shopper);
    await open(LISTS_PATH);
    const [product = ''] = await listed(page);
    await disclose(/^Quantity, note and list/);
    await type(field(/^Note/), 'Not for everybody');
    await button(/^Save /);
    await says('Saved.');
    await disclose(/^Share this list$/);
    await check(main.getByRole('checkbox', { name: 'Show my first name' }));
    await button('Create link');
    await says('Anyone with the link can now see this list.');
    const path = new URL(await field('Link to this list').inputValue()).pathname;

    const friend = await beginJourney(browser, way, { shopper: new HttpShopper() });
    await friend.open(path);
    await friend.says('Robin’s wish list.');
    expect(await friend.main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([product]);
    expect(await friend.main.innerText()).not.toContain('Not for everybody');
    expect(await friend.main.getByRole('button', { name: /^(Remove|Rename|Stop sharing|Save)/ }).count()).toBe(0);

    await button('Stop sharing');
    await says('You’ve stopped sharing this list.');
    expect(await main.getByRole('textbox', { name: 'Link to this list' }).count()).toBe(0);
    await friend.open(path);
    await friend.says('This list isn’t shared');
    expect(await friend.main.innerText()).not.toContain(product);
  },
);

test.each(WAYS)(
  '[ACC-05] %s, the lists of a guest are in the account after the sign-in, and a product that both have is there once',
  async (_name, way) => {
    const { account } = await aCustomer('Robin');
    const before = (await signedIn(account)).shopper;
    await before.post('/lists/wish', { partNumber: productOf(0).sku });
    const { page, wish, create, openList, link, type, field, follow, main } = await begin(way, new HttpShopper());
    await wish(productOf(0));
    await wish(productOf(1));
    await create('For Rex');
    await link('Sign in');
    await type(field('Email'), account.email);
    await type(field('Password'), account.password);
    await follow(main.getByRole('button', { name: 'Sign In', exact: true }));
    await page.waitForURL(`**${LISTS_PATH}`);
    expect(await main.getByRole('heading', { name: 'Save your lists' }).count()).toBe(0);
    // The names of the list end with the size.
    const names = [productOf(0).name, productOf(1).name].toSorted();
    expect([...(await listed(page))].toSorted()).toEqual(names.map((name) => expect.stringContaining(name)));
    await openList(/^For Rex/);
    expect(await listed(page)).toEqual([]);
  },
);

test('[ACC-05] [PLT-03] lists pass axe with refused names, and what becomes of a link that was taken back, and fit 320 px', async () => {
  const { shopper, account } = await aCustomer('Robin');
  await shopper.post('/lists/create', { name: 'For Rex' });
  const { page } = await visitSignedIn(browser, { shopper, account }, LISTS_PATH, READY_FOR_AXE);
  await page.locator('main summary', { hasText: 'New list' }).click();
  await page.getByLabel('List name').fill('For Rex');
  await page.getByRole('button', { name: 'Create list' }).click();
  await untilPointedOut(page.getByLabel('List name'), NAME_TAKEN);
  expect(await violationsEverywhere(page)).toEqual({});
  await page.goto(`${LISTS_PATH}/shared/not-any-more-not-any-more`);
  await page.getByText('This list isn’t shared').waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
});
