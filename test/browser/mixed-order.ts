import type { BrowserContext, Page } from 'playwright-core';
import type { ProductTile } from '../../core/catalogue/tile';
import { loadCoupons } from '../support/load-coupons';
import { placeOrder } from '../support/placed-order';
import { aMemberWithCoupons } from '../support/shoppers';
import { addToCart, onCheckout, withCart } from './checkout-page';
import { enterZip } from './store-choice';

/**
 * Signs the browser in as a member with a saved address and card, a coupon that can be spent, a ZIP code, and three
 * products in the cart that are shipped.
 */
export const memberWhoMixes = async (context: BrowserContext, products: ReadonlyArray<ProductTile>): Promise<void> => {
  const [first, ...others] = products.slice(0, 3);
  if (first === undefined || others.length < 2) throw new Error('too few products are in stock');
  const { shopper, account } = await aMemberWithCoupons('Max');
  await placeOrder(shopper, [{ partNumber: first.sku }], account.email, true);
  await loadCoupons(shopper);
  await enterZip(context);
  await withCart(context, first, shopper);
  for (const other of others) await addToCart(shopper, other);
};

/**
 * From Review to Delivery, where each shipment leads to the cart: a tip that is not an amount is pointed out, and one of $4.25 leads back to Review. `reached` waits
 * for a step; without scripts, pages are never hydrated.
 */
export const tipOnDelivery = async (page: Page, reached: (step: string) => Promise<void>): Promise<void> => {
  const steps = onCheckout(page);
  await page.getByRole('link', { name: 'Edit delivery' }).click();
  await reached('delivery');
  const changes = await page.getByRole('link', { name: /^Change .* in cart/ }).allTextContents();
  expect(changes.toSorted()).toEqual([
    'Change pickup in cart',
    'Change same-day delivery in cart',
    'Change shipping in cart',
  ]);
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByLabel('Custom amount').fill('4.255');
  await steps.press('Continue');
  await page
    .getByRole('main')
    .getByText(/two decimals|cents/i)
    .first()
    .waitFor();
  await page.getByLabel('Custom amount').fill('4.25');
  await steps.press('Continue');
  await reached('review');
};

/** What Review says of an order that is mixed with a tip of $4.25, a reward, the code WELCOME10 and the saved card. */
export const MIXED_ORDER: ReadonlyArray<RegExp> = [
  /Pickup at/,
  /Same-day delivery from/,
  /Shipped to you/,
  /\$4\.25/,
  /10% off your order/,
  /Pals Rewards\s+-\$5\.00/,
  /Visa ending in 4242/,
];
