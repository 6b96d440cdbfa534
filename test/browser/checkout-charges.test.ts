import { openHydrated, TestBrowser } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { loadCoupons } from '../support/load-coupons';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { startShop, type ShopProcess } from '../support/shop-process';
import { aMemberWithCoupons } from '../support/shoppers';
import { CARDS, onCheckout, withCart } from './checkout-page';

/** Gift cards of the demonstration with the PIN 1234. */
const [SMALL, MEDIUM] = ['6050000000000000025', '6050000000000000100'] as const;
/** A store of the demonstration. */
const STORE = '1101';
/** What one coupon pays. */
const COUPON = 5;

/** A shop of its own, whose provider of payments charges $50 at least. */
let shop: ShopProcess;
let browser: TestBrowser;
let finds: SampleProducts;

beforeAll(async () => {
  [browser, shop] = await Promise.all([TestBrowser.launch(), startShop({ environment: { PAYMENT_MINIMUM: '5000' } })]);
  finds = await findProducts(shop.address);
}, 240_000);
afterEach(() => browser.endVisits());
afterAll(async () => {
  await Promise.all([browser?.close(), shop?.stop()]);
});

const priceOf = ({ prices }: SampleProducts['withSizes']): number => prices.price ?? 0;

const visit = async (product: SampleProducts['withSizes'], shopper = new HttpShopper(shop.address)) => {
  const opened = await browser.visit({ baseURL: shop.address });
  await withCart(opened.context, product, shopper);
  return { ...opened, shopper, steps: onCheckout(opened.page), main: opened.page.getByRole('main') };
};

/** The only line of a cart. */
const lineOf = async (shopper: HttpShopper): Promise<string> => {
  const { text } = await shopper.call('GET', 'order/@self?extendedCart=true');
  return JSON.parse(text).orderItem[0].orderItemId;
};

test('[PAY-05] an order that rewards alone pay for needs no card and is placed', async () => {
  const cheap = finds.inStock.find((product) => priceOf(product) <= COUPON);
  if (cheap === undefined) throw new Error('no product costs less than a coupon');
  const { shopper } = await aMemberWithCoupons('Max', shop.address);
  await loadCoupons(shopper);
  const { page, steps, main, consoleMessages } = await visit(cheap, shopper);
  const orderItem = [{ orderItemId: await lineOf(shopper), x_fulfilment: 'BOPUS', physicalStoreId: STORE }];
  await shopper.call('PUT', 'cart/@self/shipping_info', { orderId: '.', orderItem });
  await openHydrated(page, '/checkout');
  await steps.reached('payment');
  expect(await main.innerText()).toContain('This total is below the minimum for cards and PayPal');
  await page
    .getByRole('button', { name: /^Apply to cart/ })
    .first()
    .click();
  await page.getByText('Your rewards cover this order. No card needed.').waitFor();
  await steps.press('Review your order');
  await steps.reached('review');
  expect(await main.innerText()).toMatch(/Total\s+\$0\.00/);
  await steps.place();
  await steps.confirmed();
  expect(consoleMessages).toEqual([]);
});

test('[PAY-05] a gift card leaves what the provider charges at least, keeps its rest, and the card pays exactly that', async () => {
  // With shipping and tax the order costs more than $50, and less than that and the card together.
  const piecesOf = (price: number): number => Math.ceil(52 / price);
  const product = finds.inStock.find((each) => priceOf(each) >= 25 && piecesOf(priceOf(each)) * priceOf(each) < 64);
  if (product === undefined) throw new Error('no product of a middle price');
  const { page, steps, main, shopper } = await visit(product);
  const quantity = String(piecesOf(priceOf(product)));
  await shopper.post('/cart/quantity', { itemId: await lineOf(shopper), quantity });
  await steps.toPayment();
  await steps.giftCard(SMALL);
  await page.getByText('$50.00 left to pay by card or PayPal, which is their minimum.').waitFor();
  await steps.card(CARDS.approved);
  await steps.reached('review');
  expect(await main.innerText()).toMatch(/Card payment\s+\$50\.00/);
  await steps.place();
  const confirmation = await steps.confirmed();
  expect(confirmation).toMatch(/Card payment\s+\$50\.00/);
  expect(confirmation).toMatch(/\$(?!0\.00)\d+\.\d\d left after this order/);
});

test('[PAY-05] an order below the least charge says so, and a gift card that pays for everything places it', async () => {
  const product = finds.inStock.find((each) => priceOf(each) > COUPON && priceOf(each) < 30);
  if (product === undefined) throw new Error('no product of a low price');
  const { page, steps, main } = await visit(product);
  await steps.toPayment();
  expect(await main.innerText()).toContain('They take $50.00 or more.');
  expect(await page.getByRole('button', { name: 'Review your order' }).count()).toBe(0);
  await steps.giftCard(MEDIUM);
  await page.getByText('Your gift cards cover this order. No card needed.').waitFor();
  await steps.press('Review your order');
  await steps.reached('review');
  await steps.place();
  expect(await steps.confirmed()).toMatch(/Card payment\s+\$0\.00/);
});
