import { DESKTOP, openHydrated, PHONE, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { completeSteps, saveAddress } from '../support/placed-order';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { aCustomer, copyCookies } from '../support/shoppers';
import { addSameDay, CARDS, onCheckout } from './checkout-page';
import { setUpBrowser } from './set-up';
import { follow } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const TOO_FAR = 'Same-day delivery doesn’t reach ZIP code 99501.';
const OTHER_WAY = 'Choose another way in your cart';

/** A guest in San Diego at Delivery, with something that a store brings on the same day. */
const atDelivery = async (options: Parameters<typeof browser.visit>[0]) => {
  const shopper = new HttpShopper();
  await addSameDay(shopper, finds.inStock);
  await completeSteps(shopper, 1);
  const { page, context } = await browser.visit(options);
  await copyCookies(context, shopper);
  return { page, shopper, steps: onCheckout(page), main: page.getByRole('main') };
};

/** How many addresses the shopper's book has. */
const addressesOf = async (shopper: HttpShopper): Promise<number> =>
  JSON.parse((await shopper.call('GET', 'person/@self/contact')).text).contact.length;

test('[CHK-02] [CHK-09] an address that same-day delivery does not reach is refused beside the ZIP code, is not saved, and another one goes on', async () => {
  const { page, shopper, steps } = await atDelivery({ viewport: DESKTOP });
  await openHydrated(page, '/checkout/delivery');
  await page.getByLabel('First name').fill('Kim');
  await page.getByLabel('Last name').fill('Lee');
  await page.locator('[name=line1]').fill('1 Bark St');
  const zip = page.getByLabel('ZIP Code');
  const city = page.locator('[name=city]');
  await zip.fill('99501');
  await eventually(async () => expect(await city.inputValue()).toBe('Anchorage'));
  for (const _try of [1, 2]) {
    await steps.press('Continue');
    await page.getByText('Please check one field:').waitFor();
    expect(await zip.getAttribute('aria-invalid')).toBe('true');
    const described = (await zip.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${described}"]`).innerText()).toContain(TOO_FAR);
  }
  expect(await addressesOf(shopper)).toBe(0);
  expect(await page.getByRole('link', { name: OTHER_WAY }).getAttribute('href')).toBe('/shop/OrderItemDisplay');
  await city.fill('');
  await zip.fill('92101');
  await eventually(async () => expect(await city.inputValue()).toBe('San Diego'));
  await steps.press('Continue');
  await steps.reached('payment');
  expect(await addressesOf(shopper)).toBe(1);
});

test('[CHK-02] [CHK-09] [PLT-03] without scripts the address that is too far is refused beside its field, and the cart is one press away', async () => {
  const { page, shopper, steps, main } = await atDelivery({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto('/checkout/delivery');
  await page.getByLabel('First name').fill('Kim');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Address', { exact: true }).fill('1 Bark St');
  await page.getByLabel('ZIP Code').fill('99501');
  await steps.press('Continue');
  expect(await main.innerText()).toContain(TOO_FAR);
  expect(await page.getByLabel('ZIP Code').getAttribute('aria-invalid')).toBe('true');
  expect(await addressesOf(shopper)).toBe(0);
  await follow(page.getByRole('link', { name: OTHER_WAY }));
  expect(new URL(page.url()).pathname).toBe('/shop/OrderItemDisplay');
});

test.each([
  ['with scripts', { viewport: DESKTOP }],
  ['without scripts', { viewport: PHONE, javaScriptEnabled: false }],
])(
  '[CHK-02] [CHK-04] [CHK-09] %s, the only saved address says beside the ways to change it that same-day delivery does not reach it',
  async (_manner, options) => {
    const { shopper } = await aCustomer();
    await saveAddress(shopper, '1 Bark St', '6195550100', { city: 'Anchorage', state: 'AK', zipCode: '99501' });
    await addSameDay(shopper, finds.inStock);
    await completeSteps(shopper, 1);
    const { page, context } = await browser.visit(options);
    await copyCookies(context, shopper);
    await page.goto('/checkout/delivery');
    if (!('javaScriptEnabled' in options)) await untilHydrated(page);
    await onCheckout(page).press('Continue');
    const address = page.getByRole('region', { name: 'Delivery address' });
    await address.getByText('Same-day delivery doesn’t reach this address.').waitFor();
    for (const name of ['Edit', 'Use another address']) {
      const described = (await address.getByRole('link', { name, exact: true }).getAttribute('aria-describedby')) ?? '';
      expect(await page.locator(`[id="${described}"]`).innerText()).toBe(
        'Same-day delivery doesn’t reach this address.',
      );
    }
    expect(await page.getByRole('link', { name: OTHER_WAY }).count()).toBe(1);
  },
);

test('[CHK-06] a suggested tip is chosen, and is part of the total on Review and of the order', async () => {
  const { page, steps, main } = await atDelivery({ viewport: PHONE });
  await openHydrated(page, '/checkout/delivery');
  const tips = page.getByRole('group', { name: 'Add a tip for your driver?' });
  const suggested = tips.getByRole('radio').first();
  await suggested.check();
  const amount = Number(await suggested.getAttribute('value')).toFixed(2);
  expect(Number(amount)).toBeGreaterThan(0);
  await steps.address();
  await steps.reached('payment');
  await steps.card(CARDS.approved);
  await steps.reached('review');
  const shown = amount.replace('.', '\\.');
  expect(await main.innerText()).toMatch(new RegExp(`Tip\\s+\\$${shown}`));
  await steps.place();
  expect(await steps.confirmed()).toMatch(new RegExp(`Tip for your driver\\s+\\$${shown}`));
});
