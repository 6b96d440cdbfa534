import type { BrowserContext } from 'playwright-core';
import { DESKTOP, openHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { completeSteps, guestWithCart } from '../support/placed-order';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aCustomer, copyCookies } from '../support/shoppers';
import { choosePickup, keyboardOn, typeCard } from './checkout-by-keyboard';
import { addToCart, CARDS, onCheckout } from './checkout-page';
import { press } from './focus-stops';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const product = () => finds.inStock[0] ?? finds.withSizes;

/** A shop on a wide screen that is used by keyboard alone. */
const byKeyboard = async (prepare: (context: BrowserContext) => Promise<unknown>) => {
  const { page, context } = await browser.visit({ viewport: DESKTOP, reducedMotion: 'reduce' });
  await prepare(context);
  const steps = onCheckout(page);
  const keyboard = keyboardOn(page);
  return {
    page,
    context,
    steps,
    ...keyboard,
    place: (): Promise<void> => keyboard.go(page.getByRole('button', { name: /^Place Order/ })),
    /** Chooses the only other option of a group of radio buttons, from the chosen one. */
    chooseNext: async (chosen: string): Promise<void> => {
      await keyboard.to(page.getByRole('radio', { name: chosen }));
      await press(page, 'ArrowDown');
    },
  };
};

/** A guest with a product, a contact and an address, at Payment. */
const guestAtPayment = async () => {
  const visited = await byKeyboard(async (context) => {
    const shopper = await guestWithCart([{ partNumber: product().sku }]);
    await completeSteps(shopper, 2);
    await copyCookies(context, shopper);
  });
  await openHydrated(visited.page, '/checkout/payment');
  return visited;
};

test('[CHK-01] [CHK-02] [PLT-03] by keyboard alone a guest chooses a store in the cart and buys for pickup today', async () => {
  const { page, steps, go, type, place } = await byKeyboard(async (context) => {
    const shopper = await guestWithCart([{ partNumber: product().sku }]);
    await copyCookies(context, shopper);
  });
  await openHydrated(page, PATHS.cart);
  const ways = page.getByRole('group', { name: /^How to get/ });
  await choosePickup(page, ways);
  await go(page.getByRole('button', { name: 'Check out' }).first());
  await steps.reached('contact');
  const person = page.getByRole('group', { name: 'Who’s picking up?' });
  await type(person.getByLabel('First name'), 'Robin');
  await type(person.getByLabel('Last name'), 'Doe');
  await type(page.getByLabel('Email'), 'kim@example.test');
  await type(page.getByLabel('Phone number'), '6195550100');
  await go(page.getByRole('button', { name: 'Continue' }));
  await steps.reached('payment');
  await typeCard(page, CARDS.approved);
  await steps.reached('review');
  await place();
  const confirmation = await steps.confirmed();
  expect(confirmation).toMatch(/ready for pickup/);
  expect(confirmation).toMatch(/Pickup by\s+Robin Doe/);
});

test('[PAY-05] [PLT-03] by keyboard alone a guest approves the payment at PayPal and comes back to the order', async () => {
  const { page, steps, go, chooseNext, place } = await guestAtPayment();
  await chooseNext('Credit or debit card');
  expect(await page.getByRole('radio', { name: 'PayPal' }).isChecked()).toBe(true);
  await go(page.getByRole('button', { name: 'Review your order' }));
  await steps.reached('review');
  await place();
  await go(page.getByRole('button', { name: 'Agree and pay' }));
  await steps.confirmed();
});

test('[PAY-05] [CHK-07] [PLT-03] by keyboard alone a guest approves the payment at the bank and comes back to the order', async () => {
  const { page, steps, go, place } = await guestAtPayment();
  await typeCard(page, CARDS.authentication);
  await steps.reached('review');
  await place();
  await go(page.getByRole('button', { name: 'Approve', exact: true }));
  await steps.confirmed();
});

test('[CHK-09] [PLT-03] by keyboard alone a member whose session ends at Review signs in there and places the order', async () => {
  const { shopper, account } = await aCustomer('Kim');
  const { page, context, steps, go, type, place } = await byKeyboard(async (own) => {
    await addToCart(shopper, product());
    await completeSteps(shopper, 2);
    await copyCookies(own, shopper);
  });
  await openHydrated(page, '/checkout/payment');
  await typeCard(page, CARDS.approved);
  await steps.reached('review');
  await context.clearCookies();
  await place();
  await page.getByText('Your session has ended.').waitFor();
  await go(page.getByRole('main').getByRole('link', { name: 'Sign in' }).last());
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.waitFor();
  await type(dialog.getByLabel('Email'), account.email);
  await type(dialog.getByLabel('Password', { exact: true }), account.password);
  await press(page, 'Enter');
  await eventually(async () => expect(await dialog.count()).toBe(0));
  await steps.reached('review');
  await place();
  await steps.confirmed();
});
