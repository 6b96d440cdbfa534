import { TestBrowser } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { findProducts } from '../support/sample-products';
import { startShop, type ShopProcess } from '../support/shop-process';
import { StripeStandIn } from '../support/stripe-stand-in';
import { onCheckout, withCart } from './checkout-page';

/** Stripe's fields are made by a script of its origin, for which a stand-in is configured. */
let browser: TestBrowser;
let stripe: StripeStandIn;
let shop: ShopProcess;

beforeAll(async () => {
  stripe = await StripeStandIn.open();
  [browser, shop] = await Promise.all([
    TestBrowser.launch(),
    startShop({
      environment: {
        PAYMENT_PROVIDER: 'stripe',
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_SCRIPT_URL: stripe.scriptUrl,
      },
    }),
  ]);
}, 240_000);
afterEach(() => browser.endVisits());
afterAll(async () => {
  await Promise.all([browser?.close(), shop?.stop(), stripe?.close()]);
});

const NUMBER = '4242 4242 4242 4242';

test('[PAY-02] [PAY-04] a card is typed into frames of Stripe, whose script is loaded on the payment step alone', async () => {
  const { page, context, consoleMessages } = await browser.visit({ baseURL: shop.address });
  const { inStock, withSizes } = await findProducts(shop.address);
  await withCart(context, inStock[0] ?? withSizes, new HttpShopper(shop.address));
  const steps = onCheckout(page);
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().startsWith(shop.address) && sent.push(request.postData() ?? '')));

  const contact = await page.goto('/checkout');
  expect(contact?.headers()['content-security-policy']).not.toContain(stripe.origin);
  await steps.reached('contact');
  await steps.contact();
  await steps.reached('delivery');
  await steps.address();
  await page.waitForURL('**/checkout/payment');
  const fields = page.frameLocator('iframe[title="Secure payment input frame"]');
  await fields.getByLabel('Card number').waitFor();
  expect(stripe.requested).toEqual(['/v3/', '/fields?key=pk_test_1']);

  const payment = await page.reload();
  const policy = payment?.headers()['content-security-policy'] ?? '';
  const directive = (name: string): string | undefined => policy.split(';').find((each) => each.startsWith(`${name} `));
  expect(directive('script-src')).toContain(stripe.scriptUrl);
  expect(directive('frame-src')).toContain(stripe.origin);
  expect(policy).not.toContain('js.stripe.com');

  await fields.getByLabel('Card number').waitFor();
  await steps.reached('payment');
  await steps.press('Review your order');
  await fields.getByRole('alert').getByText('Enter a card number').waitFor();
  await fields.getByLabel('Card number').fill(NUMBER);
  await steps.press('Review your order');
  await steps.reached('review');
  expect(await page.getByRole('main').innerText()).toContain('Visa ending in 4242');
  expect(sent.join()).not.toMatch(/4242.?4242/);

  const before = stripe.requested.length;
  await page.getByRole('link', { name: 'Change payment method' }).click();
  await page.getByRole('button', { name: 'Enter a new card' }).click();
  await fields.getByLabel('Card number').waitFor();
  expect(stripe.requested.slice(before)).toEqual(['/v3/', '/fields?key=pk_test_1']);
  expect(consoleMessages).toEqual([]);
});

test('[CHK-09] [PAY-04] without Stripe’s script the page says what to do, and PayPal can still be chosen', async () => {
  const { page, context } = await browser.visit({ baseURL: shop.address });
  const { inStock, withSizes } = await findProducts(shop.address);
  await withCart(context, inStock[0] ?? withSizes, new HttpShopper(shop.address));
  await page.route(stripe.scriptUrl, (route) => route.abort());
  const steps = onCheckout(page);
  await steps.toPayment();
  await page.getByText('We couldn’t load the card form.').waitFor();
  await page.getByLabel('PayPal').check();
  await steps.press('Review your order');
  await steps.reached('review');
});
