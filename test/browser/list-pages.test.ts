import type { Page } from 'playwright-core';
import { ITEMS_ON_A_PAGE } from '../../core/lists/list-pages';
import { LIST_FORM_ACTIONS, listPath, LISTS_PATH } from '../../core/paths/list-paths';
import { HttpShopper } from '../support/http-shopper';
import { createList, manyProducts } from '../support/long-list';
import { aCustomer, copyCookies } from '../support/shoppers';
import { beginJourney, BY_KEYBOARD, WAYS_BY_POINTER } from './account-journey';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
/** Two full pages and one product. */
const COUNT = 2 * ITEMS_ON_A_PAGE + 1;

let skus: ReadonlyArray<string>;
beforeAll(async () => {
  skus = (await manyProducts(COUNT)).map(({ sku }) => sku);
});

/** A customer with a list of three pages, and with as many other lists as wanted. */
const customerWithPages = async (others = 0) => {
  const { shopper } = await aCustomer();
  const listId = await createList(shopper, 'For Rex', skus);
  for (let number = 1; number <= others; number += 1) await createList(shopper, `List ${number}`, []);
  return { shopper, listId };
};

/** The names of the products of the open list. */
const listed = (page: Page, level = 3): Promise<ReadonlyArray<string>> =>
  page.getByRole('main').locator(`section > ul > li h${level}`).allTextContents();

const pageIn = (page: Page): string | null => new URL(page.url()).searchParams.get('page');

test.each(WAYS_BY_POINTER)(
  '[ACC-05] %s, a long list has pages, and each form comes back to its page',
  async (_name, way) => {
    const { shopper, listId } = await customerWithPages();
    const { page, main, open, link, button, press, field, type, refused, says } = await beginJourney(browser, way, {
      shopper,
    });
    const pages = main.getByRole('navigation', { name: 'Pages of this list' });
    const current = (): Promise<string | null> => pages.locator('[aria-current=page]').getAttribute('aria-label');
    await open(listPath(listId));
    const first = await listed(page);
    await link('Next page');
    const second = await listed(page);
    expect([first.length, second.length, await current()]).toEqual([ITEMS_ON_A_PAGE, ITEMS_ON_A_PAGE, 'Page 2']);
    expect(second.filter((name) => first.includes(name))).toEqual([]);

    const summary = main.locator('summary').filter({ hasText: /^Quantity, note and list/ });
    await press(summary.first());
    const quantity = field('Quantity').first();
    await type(quantity, '100');
    const save = main.getByRole('button', { name: /^Save / }).first();
    await refused(save, quantity, 'Please enter a whole number from 1 to 99.');
    expect(await listed(page)).toEqual(second);
    await type(quantity, '2');
    await button(/^Save /);
    await says('Saved.');
    expect([await listed(page), await current()]).toEqual([second, 'Page 2']);
    await button(/^Move to cart /);
    await says('1 item added to your cart.');
    expect([pageIn(page), (await listed(page)).slice(0, -1)]).toEqual(['2', second.slice(1)]);
    expect(await pages.getByRole('link', { name: 'Page 3' }).count()).toBe(0);
  },
);

test.each(WAYS_BY_POINTER)(
  '[ACC-05] %s, the last page goes with its only product, and is back with it after Undo',
  async (_name, way) => {
    const { shopper, listId } = await customerWithPages();
    const { page, open, link, button, says } = await beginJourney(browser, way, { shopper });
    await open(listPath(listId));
    await link('Page 3');
    const last = await listed(page);
    expect(last).toHaveLength(1);
    await button(/^Remove /);
    await says('Removed from the list.');
    expect(await listed(page)).toHaveLength(ITEMS_ON_A_PAGE);
    await button('Undo');
    await says('Added back to the list.');
    expect(await listed(page)).toEqual(last);
    await open(`${listPath(listId)}&page=99`);
    expect(await listed(page)).toEqual(last);
  },
);

test.each([...WAYS_BY_POINTER, BY_KEYBOARD])(
  '[ACC-05] %s, a shopper with many lists chooses one for a product on its page of the list',
  async (_name, way) => {
    const { shopper, listId } = await customerWithPages(4);
    const { page, main, open, press, choose, field, link, follow, says } = await beginJourney(browser, way, {
      shopper,
    });
    await open(`${listPath(listId)}&page=3`);
    const [moved = ''] = await listed(page);
    expect(await main.getByRole('combobox').count()).toBe(0);
    await press(main.locator('summary').filter({ hasText: /^Quantity, note and list/ }));
    await link(`Move to another list ${moved}`);
    const to = field('Move to another list');
    expect(await to.getByRole('option').allTextContents()).toEqual(['List 1', 'List 2', 'List 3', 'List 4']);
    await choose(to, (await to.getByRole('option', { name: 'List 3' }).getAttribute('value')) ?? '');
    await follow(main.locator(`form[action="${LIST_FORM_ACTIONS.moveItem}"]`).getByRole('button'));
    await says('Moved to the other list.');
    expect(await listed(page)).toHaveLength(ITEMS_ON_A_PAGE);
    await link(/^List 3/);
    expect(await listed(page)).toEqual([moved]);
  },
);

test.each(WAYS_BY_POINTER)('[ACC-05] %s, a shared list has pages, too', async (_name, way) => {
  const { shopper, listId } = await customerWithPages();
  await shopper.post(LIST_FORM_ACTIONS.share, { listId });
  const token = /\/lists\/shared\/[\w-]+/.exec((await shopper.get(`${LISTS_PATH}?list=${listId}`)).text)?.[0] ?? '';
  const { page, open, link } = await beginJourney(browser, way, { shopper: new HttpShopper() });
  await open(token);
  const shown = [...(await listed(page, 2))];
  for (const name of ['Next page', 'Page 3']) {
    await link(name);
    shown.push(...(await listed(page, 2)));
  }
  expect([shown.length, new Set(shown).size]).toEqual([COUNT, COUNT]);
});

test('[PLT-03] [ACC-05] the pages of a list pass axe and fit 320 px', async () => {
  const { shopper, listId } = await customerWithPages(4);
  const { page, context } = await browser.visit(READY_FOR_AXE);
  await copyCookies(context, shopper);
  await page.goto(`${listPath(listId)}&page=2`);
  await page.getByRole('main').locator('summary', { hasText: 'Quantity, note and list' }).first().click();
  expect(await violationsEverywhere(page)).toEqual({});
});
