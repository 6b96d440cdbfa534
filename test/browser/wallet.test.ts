import type { Page } from 'playwright-core';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { DESKTOP, openHydrated, PHONE, untilHydrated } from '../support/browser';
import type { HttpShopper } from '../support/http-shopper';
import { cardToken, completeSteps, placeOrder } from '../support/placed-order';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { aCustomer, copyCookies } from '../support/shoppers';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { addToCart, CARDS, onCheckout } from './checkout-page';
import { setUpBrowser } from './set-up';
import { follow } from './shop-page';

const DECLINED = 'Your bank declined this card, so it wasn’t saved. Please use another card, or contact your bank.';
const SAVED = 'Card saved.';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const mainOf = (page: Page) => page.getByRole('main');
const cardsOf = (page: Page) => mainOf(page).getByRole('listitem').filter({ hasText: 'ending in' });

/** Types a card into the frame of the provider, and sends it by the keyboard. */
const typeCard = async (page: Page, number: string): Promise<void> => {
  const fields = onCheckout(page).fields();
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiry date').fill('1240');
  await fields.getByLabel('Security code').fill('123');
  await fields.getByLabel('Security code').press('Enter');
};

test.each([
  ['wide screen', DESKTOP],
  ['phone', PHONE],
])(
  '[ACC-03] [PAY-02] on a %s a customer saves a card without an order, after a declined one, and pays with it',
  async (_screen, viewport) => {
    const { shopper } = await aCustomer('Wanda');
    const { page, context, consoleMessages } = await browser.visit({ viewport });
    await copyCookies(context, shopper);
    await openHydrated(page, ACCOUNT_PATHS.wallet);
    expect(await mainOf(page).innerText()).toContain('No saved cards yet.');
    await page.getByRole('link', { name: 'Add a card' }).click();
    await untilHydrated(page);
    await mainOf(page).getByRole('heading', { level: 1, name: 'Add a card' }).waitFor();
    await typeCard(page, '4000000000000002');
    await page.getByText(DECLINED).waitFor();
    await untilHydrated(page);
    await typeCard(page, CARDS.approved);
    await page.getByText(SAVED).waitFor();
    await page.waitForLoadState('domcontentloaded');
    expect(await cardsOf(page).allInnerTexts()).toEqual([expect.stringMatching(/Visa ending in 4242[^]*Default/)]);

    await addToCart(shopper, finds.inStock[0] ?? finds.withSizes);
    const steps = onCheckout(page);
    await openHydrated(page, '/checkout/delivery');
    await steps.address();
    await steps.reached('payment');
    expect(await page.getByRole('radio', { name: /^Visa ending in 4242/ }).isChecked()).toBe(true);
    await steps.press('Review your order');
    await steps.reached('review');
    await steps.place();
    expect(await steps.confirmed()).toMatch(/Visa ending in 4242/);
    expect(consoleMessages.filter((text) => !text.includes('400'))).toEqual([]);
  },
);

test('[ACC-03] a card that the bank asks about is saved after the approval, and not after a refusal; axe finds nothing', async () => {
  const { shopper } = await aCustomer('Bruno');
  const { page, context } = await browser.visit(READY_FOR_AXE);
  await copyCookies(context, shopper);
  const begin = async (): Promise<void> => {
    await openHydrated(page, `${ACCOUNT_PATHS.wallet}?add=card`);
    await typeCard(page, CARDS.authentication);
    await page.getByRole('link', { name: 'Continue to your bank' }).click();
    await page.getByRole('heading', { name: 'Approve your card' }).waitFor();
  };
  await begin();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByText('Your bank didn’t approve the card, so it wasn’t saved.').waitFor();
  await openHydrated(page, ACCOUNT_PATHS.wallet);
  expect(await cardsOf(page).count()).toBe(0);
  await begin();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('You’ve approved this card with your bank.').waitFor();
  await untilHydrated(page);
  expect(await violationsEverywhere(page)).toEqual({});
  await follow(page.getByRole('button', { name: 'Save card' }));
  await page.getByText(SAVED).waitFor();
  expect(await cardsOf(page).count()).toBe(1);
});

const MAX_CARDS = 20;
/** One account can add so many cards in an hour without an order. */
const ADDED_AN_HOUR = 10;

/** Adds a card to the wallet of a shopper with a cart, as the account does. */
const addCard = async (shopper: HttpShopper): Promise<void> => {
  const { token } = await cardToken(shopper);
  const card = { token, x_returnUrl: `${shopper.address}/account/wallet` };
  const { status, text } = await shopper.call('POST', 'wallet/@self/x_card', card);
  if (status >= 300) throw new Error(`no card: ${status} ${text}`);
};

/** Puts cards into the wallet: those of orders, and as many as can be added besides but one. */
const fillWallet = async (shopper: HttpShopper, product: SampleProducts['withSizes'], count: number): Promise<void> => {
  const added = ADDED_AN_HOUR - 1;
  for (let number = added; number < count; number += 1) {
    await placeOrder(shopper, [{ partNumber: product.sku }], undefined, true);
  }
  await addToCart(shopper, product);
  for (let number = 0; number < added; number += 1) await addCard(shopper);
};

test('[ACC-03] [PAY-05] a wallet that is full says so before a card is typed, in the account and at the checkout', async () => {
  const { shopper } = await aCustomer('Fay');
  const product = finds.inStock[0] ?? finds.withSizes;
  await fillWallet(shopper, product, MAX_CARDS - 1);
  await completeSteps(shopper, 2);
  const { page, context } = await browser.visit();
  await copyCookies(context, shopper);
  const steps = onCheckout(page);
  await openHydrated(page, '/checkout/payment');
  await page.getByRole('radio', { name: 'Another card' }).check();
  await page.getByLabel('Save this card for next time').waitFor();

  await addCard(shopper);
  await openHydrated(page, ACCOUNT_PATHS.wallet);
  await mainOf(page).getByText('Your wallet is full. Remove a card to save another one.').waitFor();
  expect(await mainOf(page).getByRole('link', { name: 'Add a card' }).count()).toBe(0);
  await openHydrated(page, '/checkout/payment');
  await page.getByRole('radio', { name: 'Another card' }).check();
  await page.getByText('Your wallet is full, so we’ll use this card for this order only').waitFor();
  await steps.card(CARDS.approved);
  await steps.reached('review');
  await steps.place();
  await steps.confirmed();
  await openHydrated(page, ACCOUNT_PATHS.wallet);
  expect(await cardsOf(page).count()).toBe(MAX_CARDS);
});
