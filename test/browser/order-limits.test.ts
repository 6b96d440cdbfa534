import { orderPath } from '../../core/paths/order-paths';
import { DESKTOP, PHONE, untilHydrated, workerShop } from '../support/browser';
import { ageDelivery } from '../support/age-delivery';
import { moveOrder, placeOrder } from '../support/placed-order';
import { findProducts } from '../support/sample-products';
import { aCustomer, copyCookies } from '../support/shoppers';
import { setUpBrowser } from './set-up';
import { follow } from './shop-page';

const browser = setUpBrowser();

/** The page of an order of a customer, which is opened again with `show`. */
const anOrder = async (options: Parameters<typeof browser.visit>[0]) => {
  const { inStock, withSizes } = await findProducts();
  const { shopper } = await aCustomer();
  const order = await placeOrder(shopper, [{ partNumber: (inStock[0] ?? withSizes).sku, quantity: 2 }]);
  const { page, context } = await browser.visit(options);
  await copyCookies(context, shopper);
  const main = page.getByRole('main');
  return {
    order,
    page,
    main,
    show: async (): Promise<string> => {
      await page.goto(orderPath({ orderId: order.orderId }));
      if (options?.javaScriptEnabled !== false) await untilHydrated(page);
      return main.innerText();
    },
  };
};

const MANNERS = [
  ['with scripts', { viewport: DESKTOP }],
  ['without scripts', { viewport: PHONE, javaScriptEnabled: false }],
] as const;

const MOVED_ON = 'This can no longer be changed. See your order’s current status below.';
const PACKED = 'It’s packed, so you can’t cancel it. You can return it later.';

describe.each(MANNERS)('[ORD-05] %s,', (_manner, options) => {
  test('an order is canceled until it is packed: then its page offers no cancelation and says why, and an older page is told', async () => {
    const { order, page, main, show } = await anOrder(options);
    expect(await show()).not.toContain(PACKED);
    const summary = main.locator('summary', { hasText: 'Cancel this order' });
    await summary.click();
    await moveOrder(order, 'packed');
    await follow(page.getByRole('button', { name: 'Cancel the whole order' }));
    await main.getByText(MOVED_ON).waitFor();
    expect(await show()).toContain(PACKED);
    expect(await main.locator('summary', { hasText: /cancel/i }).count()).toBe(0);
    await moveOrder(order, 'shipped');
    expect(await show()).not.toContain(PACKED);
  });

  test('an order is returned until the thirtieth day: then its page offers no return and says since when', async () => {
    const { order, page, main, show } = await anOrder(options);
    await moveOrder(order, 'packed', 'shipped', 'delivered');
    const { dataFolder = '' } = workerShop();
    ageDelivery(dataFolder, order.orderId, 29);
    expect(await show()).toMatch(/Return by \w+/);
    await main.getByText('Return items', { exact: true }).click();
    await main.locator('select[name^="quantity-"]').first().selectOption('1');
    await page.getByLabel('Reason for return').selectOption('damaged');
    ageDelivery(dataFolder, order.orderId, 2);
    await follow(page.getByRole('button', { name: 'Start return' }));
    await main.getByText(MOVED_ON).waitFor();
    const late = await show();
    expect(late).toMatch(/Returns ended \w+, \w+ \d+/);
    expect(late).not.toMatch(/Return by/);
    expect(await main.getByText('Return items', { exact: true }).count()).toBe(0);
  });
});
