import { openHydrated, PHONE, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aCustomer } from '../support/shoppers';
import { CARDS, onCheckout, SCREENS, withCart } from './checkout-page';
import { setUpBrowser } from './set-up';
import { signIn } from './shop-page';
import { shiftsOf, watchShifts } from './layout-shifts';

const browser = setUpBrowser({ withPictures: true });
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const product = () => finds.inStock[0] ?? finds.withSizes;

test.each(SCREENS)(
  '[CHK-01] [CHK-03] [CHK-08] [CRT-04] on %s a guest buys dog food: steps, suggestions, review and confirmation',
  async (_screen, viewport) => {
    const { page, context, consoleMessages } = await browser.visit({ viewport });
    await page.addInitScript(watchShifts);
    await withCart(context, product());
    await openHydrated(page, PATHS.cart);
    const steps = onCheckout(page);
    await steps.begin();
    await steps.reached('contact');
    expect(await page.getByRole('banner').getByRole('link').allInnerTexts()).toEqual(['petco', 'Help', 'Cart (1)']);
    await steps.contact();
    await steps.reached('delivery');
    const street = page.locator('[name=line1]');
    await street.click();
    await eventually(async () => expect(await street.getAttribute('role')).toBe('combobox'));
    await page.getByLabel('ZIP Code').fill('92101');
    await street.fill('1 Bay');
    await page.getByRole('option', { name: /^1 Bay St San Diego/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await street.inputValue()).toBe('1 Bay St'));
    await steps.address('1 Bay Street');
    const question = page.getByRole('dialog', { name: 'Check your address' });
    await question.getByRole('button', { name: 'Use suggested address' }).click();
    await steps.reached('payment');
    await steps.card(CARDS.approved);
    await steps.reached('review');
    const key = await page.locator('[name=key]').inputValue();
    await page.reload();
    await untilHydrated(page);
    expect(await page.locator('[name=key]').inputValue()).toBe(key);
    const review = await page.getByRole('main').innerText();
    for (const part of ['kim@example.test', '1 Bay St', 'San Diego, CA 92101', 'Visa ending in 4242', 'Tax']) {
      expect(review).toContain(part);
    }
    expect((await shiftsOf(page)).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([]);
    await steps.place();
    await steps.confirmed();
    await openHydrated(page, PATHS.cart);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Your cart is empty');
    expect(consoleMessages).toEqual([]);
  },
);

test.each(SCREENS)(
  '[CHK-09] [PAY-05] on %s a declined card says what to do, and another card pays',
  async (_screen, viewport) => {
    const { page, context } = await browser.visit({ viewport });
    await withCart(context, product());
    const steps = onCheckout(page);
    await openHydrated(page, '/checkout');
    await page.getByLabel('Email').fill('kim@');
    await steps.press('Continue');
    const summary = page.getByText(/^Please check \d fields:$/);
    await summary.waitFor();
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Please check 2 fields'),
    );
    expect(await page.getByLabel('Email').inputValue()).toBe('kim@');
    await steps.contact();
    await steps.reached('delivery');
    await steps.address();
    await steps.reached('payment');
    await steps.card(CARDS.declined);
    await steps.reached('review');
    await steps.place();
    await page.getByText('Your card has insufficient funds').waitFor();
    await page.getByRole('link', { name: 'Change payment method' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change payment method' });
    await dialog.getByRole('button', { name: 'Enter a new card' }).click();
    const frame = page.getByRole('dialog', { name: 'Enter your card' }).frameLocator('iframe[data-ready]');
    await frame.getByLabel('Card number').fill(CARDS.approved);
    await frame.getByLabel('Expiry date').fill('1240');
    await frame.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Use this card' }).click();
    await eventually(async () => expect(await page.getByRole('main').innerText()).toContain('Visa ending in 4242'));
    await untilHydrated(page);
    await steps.place();
    await steps.confirmed();
  },
);

describe.each(SCREENS)(
  '[PAY-05] on %s the shopper approves the payment elsewhere and comes back',
  (_screen, viewport) => {
    test.each([
      ['at the bank', 'Approve'],
      ['at PayPal', 'Agree and pay'],
    ])('%s', async (where, button) => {
      const { page, context } = await browser.visit({ viewport });
      await withCart(context, product());
      const steps = onCheckout(page);
      await steps.toPayment();
      if (where === 'at PayPal') {
        await page.getByLabel('PayPal').check();
        await page.getByRole('button', { name: 'How PayPal works' }).click();
        await page.getByRole('dialog', { name: 'How PayPal works' }).getByRole('button', { name: 'Got it' }).click();
        await steps.press('Review your order');
      } else await steps.card(CARDS.authentication);
      await steps.reached('review');
      await steps.place();
      await page.getByRole('button', { name: button, exact: true }).click();
      await steps.confirmed();
    });
  },
);

test('[CHK-07] what changed in another tab is told with both totals, and the next press places the order', async () => {
  const { page, context } = await browser.visit();
  const shopper = await withCart(context, product());
  const steps = onCheckout(page);
  await steps.toReview();
  const [item] = JSON.parse((await shopper.call('GET', 'order/@self?extendedCart=true')).text).orderItem;
  await shopper.post('/cart/quantity', { itemId: item.orderItemId, quantity: '2' });
  await steps.place();
  const note = page.getByText('Your order has changed. You haven’t been charged.');
  await note.waitFor();
  expect(await page.getByRole('main').innerText()).toMatch(/quantity is now 2 \(was 1\)/);
  await steps.place();
  await steps.confirmed();
});

test('[CHK-01] [PLT-03] without scripts each step is a form, and the card is typed on the page of the provider', async () => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
  await withCart(context, product());
  const steps = onCheckout(page);
  await page.goto(PATHS.cart);
  await steps.begin();
  await page.waitForURL('**/checkout/contact');
  await page.getByLabel('Email').fill('kim@');
  await steps.press('Continue');
  expect(await page.getByLabel('Email').inputValue()).toBe('kim@');
  await steps.contact();
  await page.waitForURL('**/checkout/delivery');
  await page.getByLabel('First name').fill('Kim');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Address', { exact: true }).fill('1 Bay Street');
  await page.getByLabel('ZIP Code').fill('92101');
  await page.getByLabel('City').fill('San Diego');
  await page.getByLabel('State').selectOption('CA');
  await steps.press('Continue');
  await page.getByText('Please check the address').waitFor();
  await steps.press('Continue');
  await page.waitForURL('**/checkout/payment');
  await page.getByRole('link', { name: 'Enter your card on our payment provider’s site' }).click();
  await page.getByLabel('Card number').fill(CARDS.approved);
  await page.getByLabel('Expiry date').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await steps.press('Use this card');
  await page.waitForURL('**/checkout/payment?**');
  expect(await page.getByLabel('Visa ending in 4242').isChecked()).toBe(true);
  await steps.press('Review your order');
  await page.waitForURL('**/checkout/review');
  await steps.place();
  await steps.confirmed();
});

test('[CHK-09] a customer’s typed text survives a session that ended, and the sign-in opens over the page', async () => {
  const { account, shopper } = await aCustomer('Kim');
  const { page, context } = await browser.visit();
  await withCart(context, product(), shopper);
  await openHydrated(page, '/checkout/contact');
  await page.getByLabel('Phone number').fill('6195550142');
  await context.clearCookies();
  await onCheckout(page).press('Continue');
  await page.getByText('Your session has ended. Sign in to continue').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page.getByRole('dialog', { name: 'Sign In' }), account);
  await page.getByText('Welcome back, Kim!').waitFor();
  await eventually(async () => expect(await page.getByLabel('Phone number').inputValue()).toMatch(/619.*555.*0142/));
});

test('[ERR-04] [CHK-09] an error that signs the shopper out leads back to the step, and the typed text is there', async () => {
  const { account, shopper } = await aCustomer('Kim');
  const { page, context } = await browser.visit();
  await withCart(context, product(), shopper);
  await openHydrated(page, '/checkout/contact');
  await page.getByLabel('Phone number').fill('6195550142');
  const expired = {
    errors: [{ errorKey: 'CWXBB1011E', errorCode: '1011', errorMessage: 'expired', errorParameters: '' }],
  };
  await page.route('**/cart/@self/x_contact', (route) => route.fulfill({ status: 400, json: expired }));
  await onCheckout(page).press('Continue');
  await page.waitForURL('**/shop/LogonForm?**');
  await page.unroute('**/cart/@self/x_contact');
  await untilHydrated(page);
  await signIn(page, account);
  await page.waitForURL('**/checkout/contact');
  await untilHydrated(page);
  await eventually(async () => expect(await page.getByLabel('Phone number').inputValue()).toMatch(/619.*555.*0142/));
  await onCheckout(page).press('Continue');
  await onCheckout(page).reached('delivery');
  expect(await page.evaluate(() => sessionStorage.getItem('CHECKOUT_TYPED'))).toBeNull();
});

test('[CHK-01] an empty cart leads to the cart', async () => {
  const { status, headers } = await new HttpShopper().get('/checkout');
  expect([status, headers.get('location')]).toEqual([302, PATHS.cart]);
});
