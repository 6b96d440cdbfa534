import type { Page } from 'playwright-core';
import { orderPath } from '../../core/paths/order-paths';
import { openHydrated } from '../support/browser';
import { moveOrder, placeOrder } from '../support/placed-order';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aMember, copyCookies } from '../support/shoppers';
import { addToCart } from './checkout-page';
import { setUpBrowser } from './set-up';

const REWARD_POINTS = 100;

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

/** The number in the paragraph that matches. */
const numberIn = async (page: Page, text: RegExp): Promise<number> => {
  const paragraph = await page.locator('main p').filter({ hasText: text }).first().textContent();
  return Number(text.exec(paragraph ?? '')?.[1]);
};

/** What the Rewards menu shows: points towards the next reward, and the rewards. */
const standingOf = async (page: Page): Promise<{ readonly points: number; readonly rewards: number }> => {
  await openHydrated(page, PATHS.home);
  await page.locator('header summary', { hasText: 'Rewards' }).click();
  const points = page.locator('header').getByText(/^\d+ of 100 points/);
  await points.waitFor();
  return {
    points: Number.parseInt((await points.textContent()) ?? '', 10),
    rewards: await page.getByRole('list', { name: 'Your coupons' }).getByRole('listitem').count(),
  };
};

/** A product of which a few pieces cost more than 100 dollars. */
const wanted = (): { readonly sku: string; readonly quantity: number } => {
  for (const { sku, prices } of finds.inStock) {
    const price = prices.price ?? 0;
    if (price >= 25 && price < REWARD_POINTS) return { sku, quantity: Math.ceil(REWARD_POINTS / price) };
  }
  throw new Error('no product between 25 and 100 dollars');
};

test('[ORD-07] [RWD-04] an order earns the points that the cart announced when it leaves, a reward at 100, and a return takes points back', async () => {
  const { shopper } = await aMember();
  const { sku, quantity } = wanted();
  await addToCart(shopper, { sku }, quantity);
  const { page, context } = await browser.visit();
  await copyCookies(context, shopper);

  await openHydrated(page, PATHS.cart);
  const announced = await numberIn(page, /^Earn (\d+) .+ points with this order$/);
  expect(announced).toBeGreaterThanOrEqual(REWARD_POINTS);

  const order = await placeOrder(shopper, []);
  await openHydrated(page, orderPath(order));
  expect(await numberIn(page, /^You’ll earn (\d+) points when this order ships\.$/)).toBe(announced);
  expect(await standingOf(page)).toEqual({ points: 0, rewards: 0 });

  await moveOrder(order, 'packed', 'shipped', 'delivered');
  await openHydrated(page, orderPath(order));
  expect(await numberIn(page, /^You earned (\d+) points with this order\.$/)).toBe(announced);
  const earned = { points: announced % REWARD_POINTS, rewards: Math.floor(announced / REWARD_POINTS) };
  expect(await standingOf(page)).toEqual(earned);

  await openHydrated(page, orderPath(order));
  await page.getByText('Return items', { exact: true }).click();
  await page.locator('select[name^="quantity-"]').first().selectOption('1');
  await page.getByLabel('Reason for return').selectOption('pet-dislikes');
  await page.getByRole('button', { name: 'Start return' }).click();
  await page.waitForURL(/done=returned/);
  await moveOrder(order, 'returned');
  await openHydrated(page, orderPath(order));
  const kept = await numberIn(page, /^You earned (\d+) points with this order\.$/);
  expect(kept).toBeLessThan(announced);
  expect(await standingOf(page)).toEqual({ ...earned, points: Math.max(0, earned.points - (announced - kept)) });
});
