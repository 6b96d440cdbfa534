import type { Page } from 'playwright-core';
import { CHECKOUT_PATHS } from '../../core/paths/paths';
import { confirmationPath } from '../../core/paths/order-paths';
import { openHydrated, untilHydrated } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { completeSteps, guestWithOrder } from '../support/placed-order';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aCustomer, copyCookies } from '../support/shoppers';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { addSameDay, addToCart, onCheckout, withCart } from './checkout-page';
import { fillCartWithVendor, findFrozen } from './find-modal-products';
import { memberWhoMixes } from './mixed-order';
import { setUpBrowser } from './set-up';
import { follow } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const product = () => finds.inStock[0] ?? finds.withSizes;

/** Checks the page as it is now in every view. The name tells a failure apart. */
const expectAccessible = async (page: Page, name: string): Promise<void> => {
  expect([name, await violationsEverywhere(page)]).toEqual([name, {}]);
};

test('[CHK-05] [CHK-06] [PLT-03] Delivery passes axe with a tip, same-day delivery, a frozen day and the note about another seller', async () => {
  const { page, context } = await browser.visit(READY_FOR_AXE);
  const shopper = new HttpShopper();
  await fillCartWithVendor(shopper);
  await addToCart(shopper, await findFrozen());
  await addSameDay(shopper, finds.inStock);
  await copyCookies(context, shopper);
  const steps = onCheckout(page);
  await openHydrated(page, '/checkout');
  await steps.contact();
  await steps.reached('delivery');
  await page.getByText(/sold and shipped by/).waitFor();
  await page.getByRole('group', { name: 'Add a tip for your driver?' }).getByRole('radio', { name: 'Other' }).check();
  await page.getByLabel('Custom amount').fill('4.255');
  await steps.address();
  await page.getByLabel('Custom amount').and(page.locator('[aria-invalid=true]')).waitFor();
  await expectAccessible(page, 'a tip that is refused');
  await page.getByLabel('Custom amount').fill('4.25');
  await steps.press('Continue');
  await page.getByLabel('Delivery day').and(page.locator('[aria-invalid=true]')).waitFor();
  expect(await page.getByRole('main').innerText()).toMatch(/Same-day delivery[^]*sold and shipped by/);
  await expectAccessible(page, 'a day that is missing');
});

test('[PAY-05] [RWD-04] [PLT-03] Payment of a member with a saved card and rewards, and the choice on Review, pass axe', async () => {
  const { page, context } = await browser.visit(READY_FOR_AXE);
  await memberWhoMixes(context, finds.inStock);
  const steps = onCheckout(page);
  await openHydrated(page, PATHS.cart);
  await steps.begin();
  // Address and card are saved.
  await steps.reached('review');
  await openHydrated(page, '/checkout/payment');
  await page.getByRole('radio', { name: /^Visa ending in 4242/, checked: true }).waitFor();
  const apply = page.getByRole('button', { name: /^Apply to cart/ }).first();
  await apply.waitFor();
  await expectAccessible(page, 'a saved card and a reward');
  await apply.click();
  await page.getByText('In your cart').first().waitFor();
  await page.getByRole('radio', { name: 'Another card' }).check();
  await page.locator('iframe[title="Card details"]').waitFor();
  await expectAccessible(page, 'a reward in the cart and another card');
  await openHydrated(page, '/checkout/review');
  await page.getByRole('link', { name: 'Change payment method' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change payment method' });
  await dialog.getByLabel(/^Visa ending in 4242/).waitFor();
  expect(await violationsEverywhere(page, { within: 'dialog[open]' })).toEqual({});
});

test('[ORD-03] [PLT-03] the confirmation of a guest, with the offer of an account, passes axe', async () => {
  const { shopper, orderId, token } = await guestWithOrder([{ partNumber: product().sku }]);
  const { page, context } = await browser.visit(READY_FOR_AXE);
  await copyCookies(context, shopper);
  await openHydrated(page, confirmationPath({ token }));
  await page.getByText(`We’ve received your order ${orderId}.`).waitFor();
  await page.getByRole('button', { name: 'Create my account' }).waitFor();
  await expectAccessible(page, 'the confirmation');
});

test('[CHK-03] [CHK-04] [PLT-03] the page of saved addresses passes axe: the list, a form, its errors and a suggestion', async () => {
  const { shopper } = await aCustomer('Ada');
  const { page, context } = await browser.visit(READY_FOR_AXE);
  await withCart(context, product(), shopper);
  await completeSteps(shopper, 2);
  const { addresses } = CHECKOUT_PATHS;
  const save = (): Promise<void> => follow(page.getByRole('button', { name: 'Save and deliver here' }));
  await openHydrated(page, `${addresses}?edit=new`);
  await save();
  await page.getByText(/^Please check \d fields:$/).waitFor();
  await untilHydrated(page);
  await expectAccessible(page, 'the form with errors');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lee');
  await page.locator('[name=line1]').fill('2 Bay Street');
  await page.getByLabel('ZIP Code').fill('92101');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=city]')?.value === 'San Diego');
  await save();
  await page.getByText('Please check the address').waitFor();
  await untilHydrated(page);
  await expectAccessible(page, 'a suggestion');
  await save();
  await page.waitForURL('**/checkout/delivery');
  await openHydrated(page, addresses);
  expect(await page.getByRole('group', { name: 'Your addresses' }).getByRole('radio').count()).toBe(2);
  await expectAccessible(page, 'the list');
  await follow(page.getByRole('link', { name: 'Edit this address' }).first());
  await page.getByRole('heading', { level: 1, name: 'Edit address' }).waitFor();
  await untilHydrated(page);
  await expectAccessible(page, 'the form of a saved address');
});
