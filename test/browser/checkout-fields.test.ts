import type { Page } from 'playwright-core';
import { openHydrated } from '../support/browser';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { addPickup, onCheckout, ON_A_PHONE, withCart } from './checkout-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

type Tokens = readonly [autocomplete: string | null, inputMode: string | null];

/** The tokens of the fields that can be typed into, by name; also of those in a part that is closed. */
const tokensIn = (page: Page, form: string): Promise<Readonly<Record<string, Tokens>>> =>
  page
    .locator(`form#${form}`)
    .locator('input:not([type=radio]):not([type=checkbox]):not([type=hidden]), select[name=state]')
    .evaluateAll((fields) =>
      Object.fromEntries(
        fields.map((field) => [
          field.getAttribute('name'),
          [field.getAttribute('autocomplete'), field.getAttribute('inputmode')],
        ]),
      ),
    );

/** The names of the fields of a form that the shopper sees. */
const visibleIn = async (page: Page, form: string): Promise<ReadonlyArray<string | null>> => {
  const fields = page.locator(`form#${form}`).locator('input:visible:not([type=radio]), select:visible');
  return fields.evaluateAll((all) => all.map((field) => field.getAttribute('name')));
};

const addressTokens = (purpose: string): Readonly<Record<string, Tokens>> => ({
  firstName: [`${purpose} given-name`, null],
  lastName: [`${purpose} family-name`, null],
  line1: [`${purpose} address-line1`, null],
  line2: [`${purpose} address-line2`, null],
  zipCode: [`${purpose} postal-code`, 'numeric'],
  city: [`${purpose} address-level2`, null],
  state: [`${purpose} address-level1`, null],
});

const ADDRESS = ['firstName', 'lastName', 'line1', 'zipCode', 'city', 'state'];

test.each(ON_A_PHONE)(
  '[CHK-03] on %s each field has its autocomplete token and keyboard, and a guest meets eight fields before the payment',
  async (_screen, viewport) => {
    const { page, context } = await browser.visit({ viewport });
    const shopper = await withCart(context, finds.inStock[0] ?? finds.withSizes);
    const steps = onCheckout(page);
    await openHydrated(page, '/checkout');
    const CONTACT = { email: ['email', 'email'], phone: ['tel', 'tel'] };
    expect(await tokensIn(page, 'contact')).toEqual(CONTACT);
    const atContact = await visibleIn(page, 'contact');
    await steps.contact();
    await steps.reached('delivery');
    expect(await tokensIn(page, 'delivery')).toEqual(addressTokens('shipping'));
    expect([...atContact, ...(await visibleIn(page, 'delivery'))]).toEqual(['email', 'phone', ...ADDRESS]);
    await steps.address();
    await steps.reached('payment');
    await page.getByRole('radio', { name: 'New address' }).check();
    await page.locator('form#payment [name=zipCode]').waitFor();
    expect(await tokensIn(page, 'payment')).toEqual(addressTokens('billing'));
    expect((await visibleIn(page, 'payment')).filter((name) => name !== 'saves')).toEqual(ADDRESS);

    await addPickup(shopper, finds.inStock);
    await openHydrated(page, '/checkout/contact');
    const names = { firstName: ['given-name', null], lastName: ['family-name', null] };
    expect(await tokensIn(page, 'contact')).toEqual({ ...CONTACT, ...names });
  },
);
