import type { Page, Request } from 'playwright-core';
import { ORDER_HISTORY_PATH, ORDER_SUMMARY_PATH } from '../../core/paths/paths';
import { openHydrated, PHONE, untilHydrated, untilPartHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aCustomer, copyCookies } from '../support/shoppers';
import { addToCart, CARDS, onCheckout, orderNumberIn, withCart } from './checkout-page';
import { setUpBrowser } from './set-up';
import { typeSuggested } from './suggested-field';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const product = () => finds.inStock[0] ?? finds.withSizes;
const textOf = (page: Page): Promise<string> => page.getByRole('main').innerText();

/** The mails about an order, as the development outbox lists them. */
const mailsAbout = async (orderId: string): Promise<ReadonlyArray<string>> => {
  const { text } = await new HttpShopper().get('/dev/outbox');
  return text
    .split('<article>')
    .slice(1)
    .filter((mail) => mail.includes(orderId));
};

/** The dialogs about addresses that the delivery step opens. */
const onAddresses = (page: Page) => {
  const dialog = (name: string) => page.getByRole('dialog', { name });
  return {
    dialog,
    /** Waits until the dialogs are closed and the step shows the address. */
    shown: async (street: string): Promise<void> => {
      await eventually(async () => expect(await textOf(page)).toContain(street));
      await eventually(async () => expect(await page.getByRole('dialog').count()).toBe(0));
    },
  };
};

test('[CHK-03] suggestions that come when the shopper has gone on open no list, and the focus stays where it is', async () => {
  const { page, context } = await browser.visit();
  await withCart(context, product());
  const steps = onCheckout(page);
  await openHydrated(page, '/checkout');
  await steps.contact();
  await steps.reached('delivery');
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/x_addresses/suggest*', async (route) => {
    await answered;
    await route.continue().catch(() => undefined);
  });
  const isQuestion = (request: Request): boolean => request.url().includes('/x_addresses/suggest');
  const asked = page.waitForRequest(isQuestion);
  const street = page.locator('[name=line1]');
  await street.click();
  await eventually(async () => expect(await street.getAttribute('role')).toBe('combobox'));
  await street.pressSequentially('1 Bay');
  await asked;
  // The question may be given up.
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isQuestion),
    page.waitForEvent('requestfailed', isQuestion),
  ]);
  await page.getByLabel('ZIP Code').focus();
  answer();
  await ended;
  await page.keyboard.type('92101');
  await eventually(async () => expect(await page.getByLabel('City').inputValue()).toBe('San Diego'));
  expect([await page.getByLabel('ZIP Code').inputValue(), await street.inputValue()]).toEqual(['92101', '1 Bay']);
  expect(await page.getByRole('option', { name: /^1 Bay/ }).count()).toBe(0);
});

const MAIN_STREET = { city: 'San Diego', state: 'CA', zipCode: '92101' };

test('[CHK-03] suggestions that differ in the unit only are told apart, and the chosen unit is filled in', async () => {
  const { page, context, consoleMessages } = await browser.visit({ viewport: PHONE });
  await withCart(context, product());
  const steps = onCheckout(page);
  await openHydrated(page, '/checkout');
  await steps.contact();
  await steps.reached('delivery');
  const suggestions = [['101 N Main St'], ['101 N Main St', 'Apt 1'], ['101 N Main St', 'Apt 2']].map(
    (addressLine) => ({ ...MAIN_STREET, addressLine }),
  );
  await page.route('**/x_addresses/suggest*', (route) => route.fulfill({ json: { suggestions } }));
  const street = page.locator('[name=line1]');
  const choose = async (name: string): Promise<void> => {
    await typeSuggested(street, '101 N');
    const options = page.getByRole('listbox').getByRole('option');
    await options.first().waitFor();
    expect(await options.allInnerTexts()).toEqual([
      '101 N Main St San Diego, CA 92101',
      '101 N Main St Apt 1 San Diego, CA 92101',
      '101 N Main St Apt 2 San Diego, CA 92101',
    ]);
    await options.filter({ hasText: name }).first().click();
    await eventually(async () => expect(await street.inputValue()).toBe('101 N Main St'));
  };
  const unit = page.locator('[name=line2]');
  await choose('101 N Main St Apt 2 San Diego, CA 92101');
  expect([await unit.inputValue(), await page.getByLabel('City').inputValue()]).toEqual(['Apt 2', 'San Diego']);
  await choose('101 N Main St San Diego, CA 92101');
  expect(await unit.inputValue()).toBe('');
  expect(consoleMessages).toEqual([]);
});

test('[CHK-03] [CHK-04] [MOD-01] [CRT-04] a member adds, changes and chooses addresses in dialogs; a double click places one order, and the default address is used next time', async () => {
  const { shopper } = await aCustomer('Kit');
  const { page, context, consoleMessages } = await browser.visit();
  await withCart(context, product(), shopper);
  const steps = onCheckout(page);
  const { dialog, shown } = onAddresses(page);
  await openHydrated(page, '/checkout/delivery');
  await steps.address('1 Bark St');
  await steps.reached('payment');
  await openHydrated(page, '/checkout/delivery');
  expect(await textOf(page)).toContain('1 Bark St');

  await page.getByRole('link', { name: 'Use another address' }).click();
  const added = dialog('Add an address');
  await added.getByLabel('First name').fill('Kit');
  await added.getByLabel('Last name').fill('Lee');
  await added.locator('[name=line1]').fill('2 Bay Street');
  await added.getByLabel('ZIP Code').fill('92101');
  await eventually(async () => expect(await added.getByLabel('City').inputValue()).toBe('San Diego'));
  await added.getByLabel('Use as my default delivery address').check();
  await added.getByRole('button', { name: 'Save address' }).click();
  const question = dialog('Check your address');
  await question.getByRole('radio', { name: /^You entered/ }).check();
  await question.getByRole('button', { name: 'Keep what I entered' }).click();
  await shown('2 Bay Street');

  await page.getByRole('link', { name: 'Choose another' }).click();
  await dialog('Choose an address').getByRole('button', { name: 'Edit 1 Bark St' }).click();
  await dialog('Edit address').locator('[name=line1]').fill('3 Bark Street');
  await dialog('Edit address').getByRole('button', { name: 'Save address' }).click();
  await question.getByRole('button', { name: 'Use suggested address' }).click();
  await shown('3 Bark St');
  expect(await textOf(page)).not.toContain('3 Bark Street');

  await steps.press('Continue');
  await steps.reached('payment');
  await page.getByLabel('Save this card for next time').check();
  await steps.card(CARDS.approved);
  await steps.reached('review');
  expect(await textOf(page)).toContain('3 Bark St');
  await page.getByRole('button', { name: /^Place Order/ }).dblclick();
  const orderId = orderNumberIn(await steps.confirmed());
  await eventually(async () => expect(await mailsAbout(orderId)).toHaveLength(1));
  await openHydrated(page, ORDER_HISTORY_PATH);
  expect(await page.locator('main h2').allTextContents()).toEqual([`Order ${orderId}`]);

  await addToCart(shopper, product());
  await openHydrated(page, PATHS.cart);
  await steps.begin();
  await steps.reached('review');
  expect(await textOf(page)).toContain('2 Bay Street');
  await page.getByRole('link', { name: /^Edit delivery/ }).click();
  await steps.reached('delivery');
  await page.getByRole('link', { name: 'Choose another' }).click();
  await dialog('Choose an address')
    .getByRole('radio', { name: /3 Bark St/ })
    .check();
  await dialog('Choose an address').getByRole('button', { name: 'Deliver here' }).click();
  await shown('3 Bark St');
  await steps.press('Continue');
  await steps.reached('review');
  expect(await textOf(page)).toContain('3 Bark St');
  expect(consoleMessages).toEqual([]);
});

test('[CHK-04] a default for bills is kept on Payment and used for the next order, with and without scripts', async () => {
  const { shopper } = await aCustomer('Kai');
  const { page, context, consoleMessages } = await browser.visit({ viewport: PHONE });
  await withCart(context, product(), shopper);
  const steps = onCheckout(page);
  await openHydrated(page, '/checkout/delivery');
  await steps.address('1 Bark St');
  await steps.reached('payment');
  const billing = page.getByRole('group', { name: 'Billing address' });
  expect(await billing.getByRole('radio', { name: /^Same as delivery/ }).isChecked()).toBe(true);
  expect(await billing.getByLabel('First name').isVisible()).toBe(false);
  await billing.getByRole('radio', { name: 'New address' }).check();
  await billing.getByLabel('First name').fill('Kai');
  await billing.getByLabel('Last name').fill('Lee');
  await billing.locator('[name=line1]').fill('9 N Bay St');
  await billing.getByLabel('ZIP Code').fill('92101');
  await eventually(async () => expect(await billing.getByLabel('City').inputValue()).toBe('San Diego'));
  await billing.getByLabel('Use as my default billing address').check();
  await page.getByLabel('Save this card for next time').check();
  await steps.card(CARDS.approved);
  await steps.reached('review');
  expect(await textOf(page)).toContain('9 N Bay St');
  await steps.place();
  await steps.confirmed();

  await addToCart(shopper, product());
  await openHydrated(page, PATHS.cart);
  await steps.begin();
  await steps.reached('review');
  expect(await textOf(page)).toContain('9 N Bay St');

  const plain = await browser.visit({ javaScriptEnabled: false });
  await copyCookies(plain.context, shopper);
  await plain.page.goto('/checkout/payment');
  const choices = plain.page.getByRole('group', { name: 'Billing address' });
  expect(await choices.getByRole('radio', { name: /9 N Bay St/ }).isChecked()).toBe(true);
  await choices.getByRole('radio', { name: /^Same as delivery/ }).check();
  await plain.page.getByRole('button', { name: 'Review your order' }).click();
  await plain.page.waitForURL('**/checkout/review');
  expect(await textOf(plain.page)).not.toContain('9 N Bay St');
  expect(consoleMessages).toEqual([]);
});

test('[PLT-03] [CHK-04] boxes ticked and text typed at Payment before hydration stay', async () => {
  const { shopper } = await aCustomer('Ida');
  const { page, context, consoleMessages } = await browser.visit();
  await withCart(context, product(), shopper);
  const steps = onCheckout(page);
  await openHydrated(page, '/checkout/delivery');
  await steps.address('1 Bark St');
  await steps.reached('payment');
  let letIn = (): void => undefined;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/checkout/payment', { waitUntil: 'commit' });
  const billing = page.getByRole('group', { name: 'Billing address' });
  const ticked = [
    page.getByLabel('Save this card for next time'),
    billing.getByRole('radio', { name: 'New address' }),
    billing.getByLabel('Use as my default billing address'),
  ];
  for (const box of ticked) await box.check();
  await billing.locator('[name=line1]').fill('9 N Bay St');
  letIn();
  await untilHydrated(page);
  await untilPartHydrated(billing.getByLabel('City'));
  expect(await Promise.all(ticked.map((box) => box.isChecked()))).toEqual([true, true, true]);
  expect(await billing.locator('[name=line1]').inputValue()).toBe('9 N Bay St');
  expect(consoleMessages).toEqual([]);
});

test('[ORD-03] [ORD-04] [RTE-06] [CHK-04] a guest gets a mail that leads to the order from another device, a summary, and an empty address next time', async () => {
  const { page, context, consoleMessages } = await browser.visit({ viewport: PHONE });
  const shopper = await withCart(context, product());
  const steps = onCheckout(page);
  await steps.toReview();
  await steps.place();
  const confirmation = await steps.confirmed();
  expect(confirmation).toContain('We’ve sent a confirmation to kim@example.test.');
  const orderId = orderNumberIn(confirmation);

  await page.getByRole('link', { name: 'Receipt' }).click();
  await page.waitForURL(`**${ORDER_SUMMARY_PATH}?**`);
  await untilHydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(`Order ${orderId}`);
  expect(await page.locator('main table').first().innerText()).toContain('$');

  const [mail] = await eventually(async () => {
    const mails = await mailsAbout(orderId);
    expect(mails).toHaveLength(1);
    return mails;
  });
  expect(mail).toContain('To kim@example.test');
  const link = /https?:\/\/\S+\/shop\/TrackOrderStatus\?orderToken=[\w.-]+/.exec(mail ?? '')?.[0] ?? '';
  const elsewhere = await browser.visit();
  await openHydrated(elsewhere.page, link);
  expect(await elsewhere.page.getByRole('heading', { level: 1 }).innerText()).toBe(`Order ${orderId}`);

  await addToCart(shopper, product());
  await openHydrated(page, '/checkout');
  await steps.contact();
  await steps.reached('delivery');
  expect(await page.locator('[name=line1]').inputValue()).toBe('');
  expect(await textOf(page)).not.toContain('1 Bark St');
  expect(consoleMessages).toEqual([]);
});
