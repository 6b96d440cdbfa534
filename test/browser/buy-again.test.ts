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
