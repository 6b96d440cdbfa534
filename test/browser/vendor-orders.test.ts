import type { Page } from 'playwright-core';
import { orderPath } from '../../core/paths/order-paths';
import { DESKTOP, openHydrated, PHONE, untilHydrated } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { guestWithCart, moveOrder, moveShipment, placeOrder, readShipments } from '../support/placed-order';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aCustomer, copyCookies } from '../support/shoppers';
import { onCheckout } from './checkout-page';
import { meetDialog } from './checkout-walks';
import { fillCartWithVendor } from './find-modal-products';
import { setUpBrowser } from './set-up';
import { follow } from './shop-page';

/** A card of which the bank captures an authorisation only once. */
const CAPTURED_ONCE = '4000008400000076';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const partNumber = (): string => (finds.inStock[0] ?? finds.withSizes).sku;

/** Starts the return of one piece of a line on the page of its order. */
const startReturn = async (page: Page, lineId: string | undefined): Promise<void> => {
  await page.getByText('Return items', { exact: true }).click();
  await page.locator(`select[name="quantity-${lineId}"]`).selectOption('1');
  await page.getByLabel('Reason for return').selectOption('pet-dislikes');
  await follow(page.getByRole('button', { name: 'Start return' }));
};

const totalOf = (page: Page): Promise<string> => page.getByRole('region', { name: 'Order total' }).innerText();

test.each([
  ['with', true],
  ['without', false],
])(
  '[CHK-05] [ORD-05] %s scripts an item of another seller says who sold it, and comes back by mail only, until it is refunded',
  async (_with, javaScriptEnabled) => {
    const shopper = new HttpShopper();
    const seller = await fillCartWithVendor(shopper);
    const order = await placeOrder(shopper, []);
    await moveOrder(order, 'packed', 'shipped', 'delivered');
    const shipment = (await readShipments(order)).find(({ x_vendor }) => x_vendor === seller);
    const { page } = await browser.visit({ viewport: PHONE, javaScriptEnabled });
    await page.goto(orderPath({ token: order.token }));
    if (javaScriptEnabled) await untilHydrated(page);
    await page.getByText(`Sold and shipped by ${seller}`).waitFor();
    await startReturn(page, shipment?.orderItemId[0]);
    const byMail = `Our stores can’t accept items sold by ${seller}.`;
    expect(await page.getByRole('main').getByRole('alert').innerText()).toContain(byMail);
    const returns = await page.getByRole('region', { name: 'Returns' }).innerText();
    expect(returns).toContain(byMail);
    expect(returns).not.toContain('to a store');
    await follow(page.getByRole('link', { name: 'Print return slip' }));
    const slip = await page.getByRole('region', { name: /^Return \d+/ }).innerText();
    expect(slip).toContain(byMail);
    expect(slip).not.toContain('to a store');
    await moveShipment(shipment?.shipmentId ?? '', 'returned');
    await follow(page.getByRole('link', { name: 'Back to the order' }));
    expect(await totalOf(page)).toMatch(/Refunded\s+-\$[1-9]/);
  },
);

test('[ORD-05] what is returned before the card was charged is not charged, and not called refunded', async () => {
  const shopper = await guestWithCart([{ partNumber: partNumber() }]);
  await fillCartWithVendor(shopper);
  const order = await placeOrder(shopper, [], undefined, false, CAPTURED_ONCE);
  const own = (await readShipments(order)).find(({ x_vendor }) => x_vendor === undefined);
  await moveShipment(own?.shipmentId ?? '', 'packed', 'shipped', 'delivered');
  const { page, consoleMessages } = await browser.visit({ viewport: DESKTOP });
  await openHydrated(page, orderPath({ token: order.token }));
  await startReturn(page, own?.orderItemId[0]);
  await moveShipment(own?.shipmentId ?? '', 'returned');
  await openHydrated(page, orderPath({ token: order.token }));
  expect(await totalOf(page)).toMatch(/Not charged\s+-\$[1-9]/);
  expect(await totalOf(page)).not.toContain('Refunded');
  expect(await page.getByRole('region', { name: 'Returns' }).innerText()).toMatch(/Not charged: \$[1-9]/);
  expect(consoleMessages).toEqual([]);
});

test('[CHK-05] a member who comes straight to Review reads there who else sells and ships, and again on the confirmation', async () => {
  const { shopper, account } = await aCustomer('Kit');
  await placeOrder(shopper, [{ partNumber: partNumber() }], account.email, true);
  const seller = await fillCartWithVendor(shopper);
  const { page, context, consoleMessages } = await browser.visit({ viewport: PHONE });
  await copyCookies(context, shopper);
  const steps = onCheckout(page);
  await openHydrated(page, PATHS.cart);
  await steps.begin();
  await steps.reached('review');
  await page.getByText(`One item is sold and shipped by ${seller}`).waitFor();
  expect(await page.getByRole('list', { name: 'Shipments' }).innerText()).toContain(`Sold and shipped by ${seller}`);
  await page.getByRole('link', { name: 'See delivery and return details' }).click();
  const dialog = await meetDialog(page, 'VENDOR_DISCLAIMER');
  expect(await dialog.innerText()).toContain('Our stores can’t accept it.');
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await steps.place();
  expect(await steps.confirmed()).toContain(`Sold and shipped by ${seller}`);
  expect(consoleMessages).toEqual([]);
});
