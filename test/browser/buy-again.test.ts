import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LINKS } from '../../core/paths/links';
import { DESKTOP, openHydrated, PHONE } from '../support/browser';
import { guestWithOrder, placeOrder } from '../support/placed-order';
import { aCustomer, copyCookies } from '../support/shoppers';
import { food, setUpChangingShop } from './changing-shop';
import { follow, onShop } from './shop-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
const shop = setUpChangingShop((price) => [
  food('kibble', price),
  food('biscuits', '9.00'),
  food('last-bags', '25.00', { quantity: '3' }),
  food('last-sacks', '25.00', { quantity: '3' }),
  food('pond-kit', '40.00'),
  food('terrace-kit', '40.00'),
]);

test.each([
  ['on a wide screen', DESKTOP, true, 'last-bags'],
  ['on a phone without scripts', PHONE, false, 'last-sacks'],
])(
  '[ORD-08] %s a customer sees how often each item was bought, the last price and today’s, and what is sold out, and buys one item again',
  async (_way, viewport, javaScriptEnabled, last) => {
    await shop.changeKibble('20.00');
    const { shopper } = await aCustomer('Kim', shop.address);
    await placeOrder(shopper, [{ partNumber: 'kibble', quantity: 2 }, { partNumber: last }]);
    await placeOrder(shopper, [{ partNumber: 'kibble' }, { partNumber: 'biscuits' }]);
    await shop.changeKibble('23.50');
    // The change of the price has restored the stock.
    await guestWithOrder([{ partNumber: last, quantity: 3 }], shop.address);
    const { page, context } = await browser.visit({ baseURL: shop.address, viewport, javaScriptEnabled });
    await copyCookies(context, shopper);
    await (javaScriptEnabled ? openHydrated(page, LINKS.buyAgain) : page.goto(LINKS.buyAgain));

    const past = page.getByRole('list', { name: 'Past purchases' }).locator(':scope > li');
    const of = (id: string) => past.filter({ hasText: `Dog Food ${id}` });
    expect(await past.count()).toBe(3);
    const kibble = await of('kibble').innerText();
    expect(kibble).toMatch(/Bought 2 times, last on \w+, \w+ \d/);
    expect(kibble).toMatch(/Current price:\s*\$23\.50\s*last time \$20\.00/);
    expect(kibble).toContain('In stock');
    const biscuits = await of('biscuits').innerText();
    expect(biscuits).toMatch(/Bought once, on \w+, \w+ \d/);
    expect(biscuits).toMatch(/Current price:\s*\$9\.00/);
    expect(biscuits).not.toContain('last time');
    expect(await of(last).innerText()).toContain('Out of stock');
    expect(await page.getByRole('main').getByRole('button', { name: /^Add/ }).allInnerTexts()).toEqual([
      expect.stringMatching(/^Add all 2 to cart$/),
      expect.stringContaining('Add To Cart'),
      expect.stringContaining('Add To Cart'),
    ]);

    await follow(page.getByRole('button', { name: 'Add To Cart Dog Food kibble' }));
    await page.waitForURL('**/shop/OrderItemDisplay**');
    const lines = onShop(page).lines;
    await lines.first().waitFor();
    expect(await lines.count()).toBe(1);
    expect(await lines.first().innerText()).toMatch(/Dog Food kibble[^]*\$23\.50/);
  },
);

/** Runs a statement on the shop's own database. */
const change = (statement: string, ...values: ReadonlyArray<string | number>): void => {
  const database = new DatabaseSync(join(shop.dataFolder, 'shop.db'), { timeout: 10_000 });
  database.prepare(statement).run(...values);
  database.close();
};

/** Lets a product be picked up only, with this stock at Mission Valley. */
const pickUpOnly = (partNumber: string, quantity: number): void => {
  change(
    'update product set pickup_only = 1 where id = (select product_id from sku where part_number = ?)',
    partNumber,
  );
  change(
    `insert into stock (sku_id, location, quantity) select id, '1101', ? from sku where part_number = ?
      on conflict (sku_id, location) do update set quantity = excluded.quantity`,
    quantity,
    partNumber,
  );
};

test.each([
  ['on a wide screen', DESKTOP, true, 'pond-kit'],
  ['on a phone without scripts', PHONE, false, 'terrace-kit'],
])(
  '[ORD-08] %s what is only picked up is bought again at the store that has it, with a whole order too, and the order says when its store has none',
  async (_way, viewport, javaScriptEnabled, kit) => {
    pickUpOnly(kit, 5);
    const { shopper } = await aCustomer('Kim', shop.address);
    await shopper.post('/cart/add', { partNumber: kit, quantity: '1', choice: 'pickup:1101' });
    const { orderId } = await placeOrder(shopper, [{ partNumber: 'biscuits' }]);
    const { page, context } = await browser.visit({ baseURL: shop.address, viewport, javaScriptEnabled });
    await copyCookies(context, shopper);
    const open = (path: string) => (javaScriptEnabled ? openHydrated(page, path) : page.goto(path));
    const lines = onShop(page).lines;
    const pressed = () => page.getByRole('button', { name: /^Pickup at Mission Valley/, pressed: true });

    await open(LINKS.buyAgain);
    const item = page.getByRole('list', { name: 'Past purchases' }).getByRole('listitem').filter({ hasText: kit });
    expect(await item.innerText()).toContain('Pickup at Mission Valley: Only 4 left');
    await follow(page.getByRole('button', { name: `Add To Cart Dog Food ${kit}` }));
    await page.waitForURL('**/shop/OrderItemDisplay**');
    await lines.first().waitFor();
    expect([await lines.count(), await pressed().count()]).toEqual([1, 1]);

    await shopper.call('DELETE', 'cart/@self');
    await open(`/shop/OrderDetail?orderId=${orderId}`);
    await follow(page.getByRole('button', { name: 'Buy all again' }));
    await page.waitForURL('**/shop/OrderItemDisplay**');
    await lines.nth(1).waitFor();
    expect([await lines.count(), await pressed().count()]).toEqual([2, 1]);

    pickUpOnly(kit, 0);
    await shopper.call('DELETE', 'cart/@self');
    await open(`/shop/OrderDetail?orderId=${orderId}`);
    await follow(page.getByRole('button', { name: 'Buy all again' }));
    await page.waitForURL('**again=1**');
    expect(await page.getByRole('alert').innerText()).toMatch(
      new RegExp(`1 item added to your cart[^]*Dog Food ${kit} \\(unavailable at Mission Valley\\)`),
    );
    await open(LINKS.buyAgain);
    expect(await item.innerText()).toContain('Store pickup only: not in stock at Mission Valley');
    expect(await item.getByRole('button').count()).toBe(0);
  },
);
