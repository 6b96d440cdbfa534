import type { BrowserContextOptions, Page } from 'playwright-core';
import { orderPath } from '../../core/paths/order-paths';
import { DESKTOP, openHydrated, PHONE, untilHydrated } from '../support/browser';
import { endPromotion, expireRewards, startPromotion } from '../support/end-promotions';
import { eventually } from '../support/eventually';
import { issueGiftCard } from '../support/issue-gift-card';
import { loadCoupons } from '../support/load-coupons';
import { completeSteps, guestWithCart } from '../support/placed-order';
import { reservedPayments } from '../support/provider-payments';
import { aMemberWithCoupons, copyCookies } from '../support/shoppers';
import { food, setUpChangingShop } from './changing-shop';
import { addToCart, CARDS, onCheckout, orderNumberIn } from './checkout-page';
import { setUpBrowser } from './set-up';
import { follow } from './shop-page';

const browser = setUpBrowser();
const shop = setUpChangingShop((price) => [food('kibble', price), food('cat-tower', '120.00')]);

interface Manner {
  readonly options: BrowserContextOptions;
  readonly codes: { readonly early: string; readonly late: string };
  readonly isReady: (page: Page) => Promise<void>;
}

const withScripts: Manner = {
  options: { viewport: DESKTOP },
  codes: { early: 'SPRING4', late: 'SUMMER4' },
  isReady: untilHydrated,
};

const withoutScripts: Manner = {
  options: { viewport: PHONE, javaScriptEnabled: false },
  codes: { early: 'AUTUMN4', late: 'WINTER4' },
  isReady: async () => undefined,
};

const MANNERS = [
  ['with scripts', withScripts],
  ['without scripts', withoutScripts],
] as const;

/** A guest who has entered everything and this code. */
const guestWithCode = async (code: string, { options }: Manner) => {
  startPromotion(shop.dataFolder, code, 4);
  const shopper = await guestWithCart([{ partNumber: 'kibble' }], shop.address);
  await shopper.post('/cart/promotion', { code });
  await completeSteps(shopper);
  const { page, context } = await browser.visit({ baseURL: shop.address, ...options });
  await copyCookies(context, shopper);
  return { page, shopper, steps: onCheckout(page), main: page.getByRole('main') };
};

describe.each(MANNERS)('[PLT-03] %s', (_manner, manner) => {
  const { codes, isReady } = manner;

  const opened = async (page: Page, path: string): Promise<void> => {
    await page.goto(path);
    await isReady(page);
  };

  test('[CHK-07] a code that ends after it was entered is told in the cart and on Review, until the shopper has seen it', async () => {
    const { page, steps, main } = await guestWithCode(codes.early, manner);
    const text = `Promo code ${codes.early} has ended.`;
    await opened(page, '/shop/OrderItemDisplay');
    expect(await main.innerText()).toContain('-$4.00');
    endPromotion(shop.dataFolder, codes.early);
    for (const path of ['/shop/OrderItemDisplay', '/checkout/review']) {
      await opened(page, path);
      expect(await main.innerText()).toContain('A discount no longer applies');
      expect(await main.innerText()).toContain(text);
    }
    await opened(page, '/shop/OrderItemDisplay');
    await page.getByRole('button', { name: new RegExp(`^Got it.*${codes.early}`) }).click();
    await eventually(async () => expect(await main.innerText()).not.toContain(text));
    await opened(page, '/checkout/review');
    expect(await main.innerText()).not.toContain(text);
    await steps.place();
    await steps.confirmed();
  });

  test('[CHK-07] [ORD-01] a code that ends while Review is open is named, nothing is charged, and the order can be placed after it', async () => {
    const { page, steps, main } = await guestWithCode(codes.late, manner);
    await opened(page, '/checkout/review');
    expect(await main.innerText()).toContain('-$4.00');
    endPromotion(shop.dataFolder, codes.late);
    const before = reservedPayments(shop.dataFolder);
    await steps.place();
    await page.getByText('Your order has changed. You haven’t been charged.').waitFor();
    expect(await main.innerText()).toContain(`Promo code ${codes.late} has ended.`);
    expect(await main.innerText()).not.toContain('-$4.00');
    expect(reservedPayments(shop.dataFolder)).toEqual(before);
    await steps.place();
    await steps.confirmed();
  });
});

test('[CHK-07] a code that the cart no longer earns says what it needs, beside the code and on Review', async () => {
  const shopper = await guestWithCart([{ partNumber: 'kibble' }], shop.address);
  await addToCart(shopper, { sku: 'kibble' }, 2);
  await shopper.post('/cart/promotion', { code: 'PUP5' });
  await completeSteps(shopper);
  const { page, context } = await browser.visit({ baseURL: shop.address, viewport: PHONE });
  await copyCookies(context, shopper);
  const main = page.getByRole('main');
  await page.goto('/shop/OrderItemDisplay');
  await untilHydrated(page);
  const applied = page.getByRole('list', { name: 'Applied promotion codes' });
  expect(await applied.innerText()).not.toContain('requires');
  const fewer = page.getByRole('button', { name: /one less/i });
  for (const left of [2, 1]) {
    await fewer.click();
    await eventually(async () => expect(await main.innerText()).toContain(`Subtotal (${left} item`));
  }
  const text = 'Promo code PUP5 requires at least $30.00 of dog products in your cart.';
  await applied.getByText(text).waitFor();
  await page.goto('/checkout/review');
  await untilHydrated(page);
  expect(await main.innerText()).toContain(text);
});

/** A member at Payment with a cat tower of $120 and one reward of $5 on the cart. */
const memberWithReward = async () => {
  const { shopper } = await aMemberWithCoupons('Max', shop.address);
  await loadCoupons(shopper, 1);
  await addToCart(shopper, { sku: 'cat-tower' });
  const { page, context } = await browser.visit({ baseURL: shop.address, viewport: DESKTOP });
  await copyCookies(context, shopper);
  const steps = onCheckout(page);
  await openHydrated(page, '/checkout/delivery');
  await steps.address();
  await steps.reached('payment');
  await page
    .getByRole('button', { name: /^Apply to cart/ })
    .first()
    .click();
  await page.getByText('In your cart').waitFor();
  return { page, steps, main: page.getByRole('main') };
};

test('[PLT-03] [CHK-09] [RWD-06] without scripts, a reward is applied and removed at Payment, which says so and keeps the address that was typed', async () => {
  const { shopper } = await aMemberWithCoupons('Mia', shop.address);
  await loadCoupons(shopper, 1);
  await addToCart(shopper, { sku: 'cat-tower' });
  await completeSteps(shopper, 2);
  const { page, context } = await browser.visit({
    baseURL: shop.address,
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  await copyCookies(context, shopper);
  await page.goto('/checkout/payment');
  const applied = page.getByText('In your cart');
  const code = page.locator('[name=promotionCode]');
  await code.fill('NOSUCHCODE');
  await follow(page.getByRole('button', { name: 'Apply', exact: true }));
  expect(await code.getAttribute('aria-invalid')).toBe('true');
  expect(await code.inputValue()).toBe('NOSUCHCODE');
  await page.getByLabel('New address').check();
  await page.locator('[name=line1]').fill('9 Purr Ave');
  for (const [button, times, text] of [
    [/^Apply to cart.*reward/, 1, 'Added to your order.'],
    [/^Remove.*reward/, 0, 'Removed from your order.'],
  ] as const) {
    await follow(page.getByRole('button', { name: button }).first());
    await page.getByText(text).waitFor();
    expect(await applied.count()).toBe(times);
    expect(await page.locator('[name=line1]').inputValue()).toBe('9 Purr Ave');
    expect(await page.getByLabel('New address').isChecked()).toBe(true);
  }
});

/** The amounts of money behind a label. */
const amountsAfter = (text: string, label: RegExp): ReadonlyArray<number> =>
  [...text.matchAll(new RegExp(`${label.source}\\s+(-?)\\$([\\d,]+\\.\\d\\d)`, 'g'))].map(
    ([, sign = '', amount = '']) => Number(sign + amount.replaceAll(',', '')),
  );

test('[PAY-05] [CHK-08] [RWD-04] a reward, a gift card and a card pay one order together: Review, the confirmation and the order say how much each', async () => {
  const { page, steps, main } = await memberWithReward();
  const { number, pin } = await issueGiftCard(shop.dataFolder, 25);
  await steps.giftCard(number, pin);
  await page.getByRole('list', { name: 'Gift cards applied' }).waitFor();
  await steps.card(CARDS.approved);
  await steps.reached('review');
  const review = await main.innerText();
  expect(amountsAfter(review, /Subtotal/)).toContain(120);
  expect(amountsAfter(review, /Pals Rewards/)).toContain(-5);
  const [total = 0] = amountsAfter(review, /Total/);
  expect(total).toBeGreaterThanOrEqual(115);
  const gift = new RegExp(`Gift card ending in ${number.slice(-4)}`);
  const rest = Math.round((total - 25) * 100) / 100;
  expect(amountsAfter(review, gift)).toContain(-25);
  expect(amountsAfter(review, /Card payment/)).toContain(rest);
  expect(review).toContain('Earn 115 Pals Rewards points with this order');
  const before = reservedPayments(shop.dataFolder);
  await steps.place();
  const confirmation = await steps.confirmed();
  const reserved = Object.entries(reservedPayments(shop.dataFolder)).filter(([id]) => before[id] === undefined);
  expect(reserved.map(([, cents]) => cents)).toEqual([Math.round(rest * 100)]);
  await openHydrated(page, orderPath({ orderId: orderNumberIn(confirmation) }));
  for (const text of [confirmation, await main.innerText()]) {
    expect(amountsAfter(text, /Pals Rewards/)).toContain(-5);
    expect(amountsAfter(text, gift)).toContain(-25);
    expect(amountsAfter(text, /Card payment/)).toContain(rest);
    expect(amountsAfter(text, /Total/)).toContain(total);
  }
});

test('[CHK-07] [RWD-06] a reward that expires while Review is open is named, and nothing is charged', async () => {
  const { page, steps, main } = await memberWithReward();
  await steps.card(CARDS.approved);
  await steps.reached('review');
  expect(await main.innerText()).toContain('-$5.00');
  const before = reservedPayments(shop.dataFolder);
  expireRewards(shop.dataFolder);
  await steps.place();
  await page.getByText('Your order has changed. You haven’t been charged.').waitFor();
  expect(await main.innerText()).toMatch(/Reward C-\d+ has expired\./);
  expect(reservedPayments(shop.dataFolder)).toEqual(before);
});
