import type { Page } from 'playwright-core';
import { needsPrescription } from '../../core/catalogue/product-facts';
import type { Order } from '../../core/orders/order';
import { categoryPath, TRACK_ORDER_PATH } from '../../core/paths/paths';
import type { ProductData } from '../../ui/pages/product/product-data';
import { DESKTOP, openHydrated, PHONE, TestBrowser, untilRead } from '../support/browser';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { completeSteps } from '../support/placed-order';
import { PATHS } from '../support/sample-products';
import { aCustomer } from '../support/shoppers';
import { eventually } from '../support/eventually';
import { beginJourney, WAYS } from './account-journey';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { addToCart, CARDS, onCheckout, withCart } from './checkout-page';
import { typeSuggested } from './suggested-field';
import { findProductPage } from './find-product-page';

let browser: TestBrowser;
let medicine: ProductData;
beforeAll(async () => {
  const isBuyable = ({ product, stock }: ProductData): boolean =>
    needsPrescription(product.facts) &&
    isForDogs(product.facts) &&
    !product.inStoreOnly &&
    stock?.[product.variants[0]?.id ?? '']?.status === 'available';
  [browser, medicine] = await Promise.all([
    TestBrowser.launch(),
    findProductPage(isBuyable, [categoryPath('pharmacy/heartworm-prevention')]),
  ]);
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

/** Types pet and vet, as a guest does. */
const enterPrescription = async (page: Page): Promise<void> => {
  await page.getByLabel('Pet’s name').fill('Bella');
  await page.getByLabel('Type of pet').selectOption('dog');
  await page.getByLabel('Clinic or vet', { exact: true }).fill('Bark Street Clinic');
  await page.getByLabel('City and state').fill('San Diego, CA');
};

/** Whether the facts of a product say that it is for dogs. */
const isForDogs = (facts: ProductData['product']['facts']): boolean =>
  facts.some(
    (one) => one.kind === 'medicine' && one.facts.some(({ name, value }) => name === 'For' && /^Dogs/.test(value)),
  );

const orderOn = async (page: Page): Promise<Order> =>
  (pageDataOf(await page.content()).data as { readonly order: Order }).order;

/** What a person does on the development page; returns the status of the response. */
const atDevelopment = async (id: string | undefined, step: string): Promise<number> =>
  (await new HttpShopper().post(`/dev/orders/${id}/${step}`, {})).status;

/** The page of a guest's order, by its number and email address. */
const lookUp = async (page: Page, orderId: string): Promise<string> => {
  await openHydrated(page, `${TRACK_ORDER_PATH}?find=other`);
  await page.getByLabel('Order number').fill(orderId);
  await page.getByRole('main').getByLabel('Email').fill('kim@example.test');
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('heading', { level: 1, name: `Order ${orderId}` }).waitFor();
  await untilRead(page);
  return page.getByRole('main').innerText();
};

test('[PRO-07] a guest with a phone buys a prescription product: pet and vet, the wait, the approval and the parcel', async () => {
  const { page, consoleMessages } = await browser.visit({ viewport: PHONE });
  await openHydrated(page, medicine.product.url);
  const box = page.getByRole('main');
  await box.getByText('Prescription required.').waitFor();
  expect(await box.getByText(/We’ll ask your vet for approval before we ship/).isVisible()).toBe(true);
  expect(await page.getByRole('list', { name: 'How to get it' }).innerText()).not.toMatch(/pick|same-day|repeat/i);
  await box.getByRole('button', { name: 'Add To Cart' }).first().click();
  await page.getByRole('dialog').getByText(/added/i).first().waitFor();
  await openHydrated(page, PATHS.cart);
  const steps = onCheckout(page);
  await steps.begin();
  await steps.reached('contact');
  await steps.contact();
  await steps.reached('delivery');
  await steps.address();
  await steps.reached('prescription');
  await enterPrescription(page);
  await steps.press('Continue');
  await steps.reached('payment');
  await steps.card(CARDS.approved);
  await steps.reached('review');
  expect(await page.getByRole('main').innerText()).toMatch(/Prescription\s+For Bella\s+Bark Street Clinic/);
  await steps.place();
  expect(await steps.confirmed()).toContain('Waiting for your vet’s approval for Bella (Bark Street Clinic)');
  const { id, lines, shipments } = await orderOn(page);
  const [shipment] = shipments;
  expect(await atDevelopment(shipment?.id, 'packed')).toBe(409);
  expect(await atDevelopment(shipment?.id, 'shipped')).toBe(409);
  expect(await lookUp(page, id)).toMatch(/Ships after your vet approves it and is expected by \w{3}, \w{3} \d/);
  expect(await atDevelopment(lines[0]?.id, 'approved')).toBe(303);
  expect(await atDevelopment(shipment?.id, 'shipped')).toBe(303);
  const shipped = await lookUp(page, id);
  expect(shipped).toMatch(/Approved by your vet for Bella on \w{3}, \w{3} \d/);
  expect(shipped).toContain('It’s on the way');
  expect(consoleMessages).toEqual([]);
});

test('[PRO-07] without scripts the form asks again for what is missing, and leads on', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto(medicine.product.url);
  await page.getByText('Prescription required.').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart' }).first().click();
  await page.goto('/checkout');
  const steps = onCheckout(page);
  await steps.contact();
  await steps.plainAddress();
  await page.waitForURL('**/checkout/prescription');
  await page.goto('/checkout/review');
  await page.waitForURL('**/checkout/prescription');
  await page.getByLabel('Pet’s name').fill('Bella');
  await steps.press('Continue');
  expect(await page.getByLabel('Pet’s name').inputValue()).toBe('Bella');
  expect(await page.getByLabel('Type of pet').locator('option').allInnerTexts()).toEqual(['Choose', 'Dog']);
  await page.getByText(/^Please check \d fields:$/).waitFor();
  await enterPrescription(page);
  await steps.press('Continue');
  await page.waitForURL('**/checkout/payment');
});

test('[PRO-07] [ACC-04] [PLT-03] the step can be used with a screen reader at every width, and completes the clinic', async () => {
  const { page, context } = await browser.visit({ ...READY_FOR_AXE, viewport: DESKTOP });
  await withCart(context, { sku: medicine.product.variants[0]?.partNumber ?? '' });
  await openHydrated(page, '/checkout');
  const steps = onCheckout(page);
  await steps.contact();
  await steps.reached('delivery');
  await steps.address();
  await steps.reached('prescription');
  expect(await violationsEverywhere(page)).toEqual({});
  await typeSuggested(page.locator('[name=clinic]'), 'san die');
  await page
    .getByRole('option', { name: /San Diego, CA/ })
    .first()
    .waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await page.locator('[name=place]').inputValue()).toBe('San Diego, CA'));
});

test.each(WAYS)(
  '[PRO-07] [ACC-04] %s, a customer chooses one of the saved pets and one of the saved vets for a prescription product',
  async (_name, way) => {
    const { shopper } = await aCustomer('Kim');
    for (const [path, saved] of [
      ['x_pets/@self', { name: 'Bella', kind: 'dog' }],
      ['x_pets/@self', { name: 'Rex', kind: 'dog' }],
      ['x_vets/@self', { clinic: 'Bark Street Clinic', place: 'San Diego, CA' }],
      ['x_vets/@self', { clinic: 'Bark Street Clinic', place: 'Portland, OR', phone: '5035550123' }],
    ] as const) {
      expect((await shopper.call('POST', path, saved)).status).toBe(201);
    }
    await addToCart(shopper, { sku: medicine.product.variants[0]?.partNumber ?? '' });
    await completeSteps(shopper, 2);
    const journey = await beginJourney(browser, way, { shopper });
    const { page, main, open, button, check, says, settled, consoleMessages } = journey;
    await open('/checkout/prescription');
    const radio = (name: string) => main.getByRole('radio', { name, exact: true });
    const names = await main
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent));
    expect(names).toEqual([
      'Bella, dog',
      'Rex, dog',
      'Another pet',
      'Bark Street Clinic, San Diego, CA',
      'Bark Street Clinic, Portland, OR',
      'Another vet',
    ]);
    expect(await main.getByRole('radio', { checked: true }).count()).toBe(0);
    await button('Continue');
    await says('Please choose the pet this is for.');
    await says('Please choose your vet.');
    await check(radio('Rex, dog'));
    await check(radio('Bark Street Clinic, Portland, OR'));
    await button('Continue');
    await page.waitForURL('**/checkout/payment');
    await settled();
    expect(await main.innerText()).toMatch(/For Rex\s+Bark Street Clinic/);
    await open('/checkout/prescription');
    expect([await radio('Rex, dog').isChecked(), await radio('Bark Street Clinic, Portland, OR').isChecked()]).toEqual([
      true,
      true,
    ]);
    expect(consoleMessages.filter((message) => !message.includes('400'))).toEqual([]);
  },
);
