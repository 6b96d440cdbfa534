import type { Page } from 'playwright-core';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { LIST_FORM_ACTIONS, LISTS_PATH } from '../../core/paths/list-paths';
import { MAX_QUANTITY } from '../../core/cart/cart';
import type { ListItem } from '../../core/lists/wish-list';
import { HOME_PATH, categoryPath } from '../../core/paths/paths';
import type { ListsData } from '../../ui/pages/lists/lists-data';
import type { ProductData } from '../../ui/pages/product/product-data';
import { PHONE, untilHydrated } from '../support/browser';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { createList, manyProducts } from '../support/long-list';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aCustomer, copyCookies } from '../support/shoppers';
import { beginJourney, WAYS, WAYS_BY_POINTER } from './account-journey';
import { SALON } from './appointments-page';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { findProductPage } from './find-product-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let finds: SampleProducts;
let pickedUp: ProductData['product'];
beforeAll(async () => {
  finds = await findProducts();
  const found = await findProductPage(
    ({ product }) => product.pickupOnly && !product.inStoreOnly,
    [`${categoryPath('fish')}?availability=Pickup+In+Store`, `${HOME_PATH}/search?query=aquarium`],
  );
  pickedUp = found.product;
});

/** More than a list and a cart hold; each half is less. */
const LONG = 120;
const QUANTITY_RULE = 'Please enter a whole number from 1 to 99.';

/** A guest with a wish list of these products. */
const guestWithWishes = async (...partNumbers: ReadonlyArray<string>): Promise<HttpShopper> => {
  const shopper = new HttpShopper();
  for (const partNumber of partNumbers) await shopper.post(LIST_FORM_ACTIONS.wish, { partNumber });
  return shopper;
};

const skuOf = (index: number): string => finds.inStock[index]?.sku ?? '';

/** The names of the products of the open list. */
const listed = (page: Page): Promise<ReadonlyArray<string>> =>
  page.getByRole('main').locator('section > ul > li h3').allTextContents();

const linesIn = async (page: Page): Promise<number> => {
  await page.goto(PATHS.cart);
  return page.getByRole('main').getByRole('spinbutton').count();
};

describe.each(WAYS)('[ACC-05] %s', (_name, way) => {
  test('one product moves from the list to the cart, and a wrong quantity is pointed out before', async () => {
    const shopper = await guestWithWishes(skuOf(0), skuOf(1));
    const { page, main, open, press, type, field, refused, button, says } = await beginJourney(browser, way, {
      shopper,
    });
    await open(LISTS_PATH);
    const [moved = '', kept = ''] = await listed(page);
    await press(
      main
        .locator('summary')
        .filter({ hasText: /^Quantity, note and list/ })
        .first(),
    );
    const quantity = field('Quantity').first();
    await type(quantity, '100');
    await refused(main.getByRole('button', { name: /^Save / }).first(), quantity, QUANTITY_RULE);
    expect(await quantity.inputValue()).toBe('100');
    expect(await main.innerText()).not.toMatch(/Wanted:/);
    await type(quantity, '2');
    await button(/^Save /);
    await says('Saved.');
    await button(`Move to cart ${moved}`);
    await says('1 item added to your cart.');
    expect(await listed(page)).toEqual([kept]);
    expect(await linesIn(page)).toBe(1);
    expect(await main.getByRole('spinbutton').inputValue()).toBe('2');
  });
});

/** A product of the list of which there are fewer than a shopper may want. */
const scarceIn = async (shopper: HttpShopper): Promise<ListItem & { readonly availableQuantity: number }> => {
  const { open } = pageDataOf((await shopper.get(LISTS_PATH)).text).data as ListsData;
  for (const item of open?.items ?? []) {
    const { availableQuantity = 0 } = item;
    if (availableQuantity > 0 && availableQuantity < MAX_QUANTITY) return { ...item, availableQuantity };
  }
  throw new Error('every product of the list is in stock as often as a shopper may want it');
};

describe.each(WAYS_BY_POINTER)('[ACC-05] %s', (_name, way) => {
  test('of a product of which there is less than is wanted, the rest stays in the list with its note', async () => {
    const shopper = await guestWithWishes(...finds.inStock.slice(0, 20).map(({ sku }) => sku));
    const { id: itemId, name, availableQuantity } = await scarceIn(shopper);
    const { open: list } = pageDataOf((await shopper.get(LISTS_PATH)).text).data as ListsData;
    const change = { listId: list?.id ?? '', itemId, quantity: String(MAX_QUANTITY), note: 'For the crate' };
    await shopper.post(LIST_FORM_ACTIONS.changeItem, change);
    const { page, main, open, button, says } = await beginJourney(browser, way, { shopper });
    await open(LISTS_PATH);
    await button(`Move to cart ${name}`);
    await says(new RegExp(`^Only ${availableQuantity} of ${MAX_QUANTITY} (?:was|were) available: `));
    await says('We kept the rest in your list.');
    const item = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    const kept = await item.innerText();
    expect(kept).toContain('For the crate');
    expect(kept.match(/Wanted: (\d+)/)?.[1]).toBe(String(MAX_QUANTITY - availableQuantity));
  });

  test('a product of a shared list is added to the cart of whoever opens it, and stays in the list', async () => {
    const owner = await guestWithWishes(skuOf(1));
    const { main, open, press, button, field } = await beginJourney(browser, way, { shopper: owner });
    await open(LISTS_PATH);
    await press(main.locator('summary').filter({ hasText: /^Share this list$/ }));
    await button('Create link');
    const path = new URL(await field('Link to this list').inputValue()).pathname;
    const friend = await beginJourney(browser, way, { shopper: new HttpShopper() });
    await friend.open(path);
    await friend.button(/^Add To Cart /);
    expect(await linesIn(friend.page)).toBe(1);
    expect((await owner.get(LISTS_PATH)).text).toContain(skuOf(1));
  });

  test('a product for pickup only moves to the cart for pickup at the chosen store', async () => {
    const shopper = await guestWithWishes(pickedUp.variants[0]?.partNumber ?? '');
    const { page, main, open, button, link, says } = await beginJourney(browser, way, { shopper });
    await open(LISTS_PATH);
    await link('Choose a store for pickup');
    await main.getByRole('heading', { level: 1 }).waitFor();
    const chosen = new HttpShopper();
    for (const [name, value] of shopper.cookies) chosen.cookies.set(name, value);
    await chosen.post(FORM_ACTIONS.chooseStore, { storeId: SALON.id, URL: LISTS_PATH });
    await copyCookies(page.context(), chosen);
    await open(LISTS_PATH);
    await button(new RegExp(`^Move to cart for pickup at ${SALON.name}`));
    await says('1 item added to your cart.');
    expect(await linesIn(page)).toBe(1);
    expect(await main.innerText()).toMatch(new RegExp(`Pickup at ${SALON.name}`));
  });

  test('a product that is out of stock leads to the mail that tells when it is back', async () => {
    const shopper = await guestWithWishes(finds.outOfStock.sku);
    const { main, open, link } = await beginJourney(browser, way, { shopper });
    await open(LISTS_PATH);
    await link(/^Email me when it’s back/);
    await main.getByRole('heading', { level: 1, name: 'Email me when it’s back' }).waitFor();
    expect(await main.innerText()).toContain(finds.outOfStock.name);
  });
});

test.each(WAYS_BY_POINTER)(
  '[ACC-05] %s, of a list that a sign-in made longer than a cart every product is shown, and the first hundred move to the cart',
  async (_name, way) => {
    const skus = (await manyProducts(LONG)).map(({ sku }) => sku);
    const { shopper: owner, account } = await aCustomer('Kim');
    await createList(owner, 'For Rex', skus.slice(0, LONG / 2));
    const shopper = await guestWithWishes(skuOf(0));
    await createList(shopper, 'For Rex', skus.slice(LONG / 2));
    expect((await shopper.post(PATHS.signIn, { ...account, URL: LISTS_PATH })).status).toBe(303);

    const { page, main, open, button, link, follow, says } = await beginJourney(browser, way, { shopper });
    const hasItems = (count: number): Promise<void> =>
      main.getByRole('heading', { level: 2, name: new RegExp(`^For Rex\\s?, ${count} items$`) }).waitFor();
    await open(LISTS_PATH);
    await link(/^For Rex/);
    await hasItems(LONG);
    const products = [...(await listed(page))];
    const next = main.getByRole('link', { name: 'Next page' });
    while ((await next.count()) > 0) {
      await follow(next);
      products.push(...(await listed(page)));
    }
    expect(products).toHaveLength(LONG);
    await button('Move the first 100 to cart');
    await says(/^(?:We moved \d+ of 100 items|100 items added) to your cart\./);
    // A move ends in time for its page; a button goes on with the rest.
    const rest = main.getByRole('button', { name: 'Move the rest' });
    while ((await rest.count()) > 0) await button('Move the rest');
    await hasItems(LONG - 100);
    await button(`Move all ${LONG - 100} to cart`);
    await says('Your cart can hold up to 100 different products.');
    await hasItems(LONG - 100);
    expect(await linesIn(page)).toBe(100);
  },
);

test('[ACC-05] without scripts, the product that is one too many for a list is refused with the reason', async () => {
  const [first, ...others] = await manyProducts(101);
  const last = others.at(-1);
  const shopper = await guestWithWishes(first?.sku ?? '');
  const { GiftList: lists } = JSON.parse((await shopper.call('GET', 'wishlist/@self')).text);
  const item = others.slice(0, -1).map(({ sku }) => ({ partNumber: sku, quantityRequested: '1' }));
  const filled = await shopper.call('PUT', `wishlist/${lists[0].externalIdentifier}?addItem=true`, { item });
  expect(filled.status).toBe(200);
  const way = { viewport: PHONE, isWithoutScripts: true } as const;
  const { main, open, button, says } = await beginJourney(browser, way, { shopper });
  await open(last?.url ?? '');
  await button('Add to wish list');
  await says('Your lists are full. Please remove something first.');
  await main.getByRole('heading', { level: 2, name: /, 100 items$/ }).waitFor();
});

test('[A11Y-01] [ACC-05] every way to get an item passes axe and fits 320 px', async () => {
  const shopper = await guestWithWishes(skuOf(0), pickedUp.variants[0]?.partNumber ?? '', finds.outOfStock.sku);
  const { page, context } = await browser.visit(READY_FOR_AXE);
  await copyCookies(context, shopper);
  for (const storeId of [undefined, SALON.id]) {
    if (storeId !== undefined) {
      await shopper.post(FORM_ACTIONS.chooseStore, { storeId, URL: LISTS_PATH });
      await copyCookies(context, shopper);
    }
    await page.goto(LISTS_PATH);
    await untilHydrated(page);
    expect(await violationsEverywhere(page)).toEqual({});
  }
});
