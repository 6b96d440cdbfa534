import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import type { ProductTile } from '../../core/catalogue/tile';
import { DESKTOP, openHydrated, PHONE, untilHydrated } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { completeSteps } from '../support/placed-order';
import { copyCookies } from '../support/shoppers';
import { follow } from './shop-page';

const A_PHONE = ['a phone', PHONE] as const;
const A_WIDE_SCREEN = ['a wide screen', DESKTOP] as const;

/** The screens on which the main journeys are made, for `test.each`. */
export const SCREENS = [A_PHONE, A_WIDE_SCREEN] as const;
/** For journeys along pages that the main journeys visit on both screens. */
export const ON_A_PHONE = [A_PHONE] as const;
export const ON_A_WIDE_SCREEN = [A_WIDE_SCREEN] as const;

const EMAIL = 'kim@example.test';

/** A card with any expiry in the future and any security code. */
export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000009995',
  authentication: '4000002760003184',
  /** Its bank answers after eight seconds. */
  slow: '4000000000001000',
} as const;

type Sold = Pick<ProductTile, 'sku'>;

/** Adds pieces of a product, by default one, as a form without scripts does. Throws when the shop refuses them. */
export const addToCart = async (shopper: HttpShopper, { sku }: Sold, quantity = 1): Promise<void> => {
  const { status, headers } = await shopper.post('/cart/add', { partNumber: sku, quantity: String(quantity) });
  if (status !== 303) throw new Error(`couldn’t add ${sku}: ${status} ${headers.get('location')}`);
};

/** Adds the first of the products that can be had in this way. */
const addFirst = async (shopper: HttpShopper, products: ReadonlyArray<Sold>, choice: string): Promise<void> => {
  for (const { sku } of products) {
    const { status } = await shopper.post('/cart/add', { partNumber: sku, quantity: '1', choice });
    if (status === 303) return;
  }
  throw new Error(`none of the products is available as ${choice}`);
};

/** Adds the first of the products that the store Mission Valley has, for pickup there. */
export const addPickup = (shopper: HttpShopper, products: ReadonlyArray<Sold>): Promise<void> =>
  addFirst(shopper, products, 'pickup:1101');

/** Adds the first of the products that the store Mission Valley has, for delivery on the same day to a place nearby. */
export const addSameDay = async (shopper: HttpShopper, products: ReadonlyArray<Sold>): Promise<void> => {
  shopper.cookies.set('USER_SET_ZIP', '92108');
  await addFirst(shopper, products, 'same-day:1101');
};

/** Signs the browser in as a shopper with a product in the cart. */
export const withCart = async (
  context: BrowserContext,
  product: Sold,
  shopper = new HttpShopper(),
): Promise<HttpShopper> => {
  await addToCart(shopper, product);
  await copyCookies(context, shopper);
  return shopper;
};

/** The number of the order in the text of its confirmation. */
export const orderNumberIn = (confirmation: string): string => {
  const [, number] = /We’ve received your order (\d+)\./.exec(confirmation) ?? [];
  if (number === undefined) throw new Error(`no number of an order in: ${confirmation.slice(0, 300)}`);
  return number;
};

/** What a shopper fills in and presses at the single steps. */
const stepsOn = (page: Page) => {
  const press = (name: string | RegExp): Promise<void> => follow(page.getByRole('button', { name }));
  const reached = async (step: string): Promise<void> => {
    await page.waitForURL(({ pathname }) => pathname === `/checkout/${step}`);
    await untilHydrated(page);
  };
  // Before it is ready, the frame has fields, but their form is not connected to the page.
  const fields = (): FrameLocator => page.frameLocator('iframe[title="Card details"][data-ready]');
  /** Types a card on the provider's own page, which leads back. */
  const plainCardFields = async (number: string): Promise<void> => {
    await page.getByRole('link', { name: 'Enter your card on our payment provider’s site' }).click();
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Expiry date').fill('12/40');
    await page.getByLabel('Security code').fill('123');
    await press('Use this card');
  };
  return {
    press,
    reached,
    fields,
    /** On phones the cart has a second button at the bottom of the screen. */
    begin: (): Promise<void> => page.getByRole('button', { name: 'Check out' }).first().click(),
    contact: async (): Promise<void> => {
      await page.getByLabel('Email').fill(EMAIL);
      await page.getByLabel('Phone number').fill('6195550100');
      await press('Continue');
    },
    /** The contact of an order that is picked up in a store. */
    pickupContact: async (): Promise<void> => {
      const person = page.getByRole('group', { name: 'Who’s picking up?' });
      await person.getByLabel('First name').fill('Robin');
      await person.getByLabel('Last name').fill("O'Hara-Doe");
      await page.getByLabel('Email').fill(EMAIL);
      await page.getByLabel('Phone number').fill('6195550100');
      await press('Continue');
    },
    address: async (street = '1 Bark St'): Promise<void> => {
      await page.getByLabel('First name').fill('Kim');
      await page.getByLabel('Last name').fill('Lee');
      await page.locator('[name=line1]').fill(street);
      await page.getByLabel('ZIP Code').fill('92101');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=city]')?.value === 'San Diego');
      await press('Continue');
    },
    /** Types a card into the frame of the provider. */
    card: async (number: string): Promise<void> => {
      await fields().getByLabel('Card number').fill(number);
      await fields().getByLabel('Expiry date').fill('1240');
      await fields().getByLabel('Security code').fill('123');
      await press('Review your order');
    },
    /** Fills in the address without scripts, and leaves city and state to the server. */
    plainAddress: async (first = 'Kim', last = 'Lee'): Promise<void> => {
      await page.getByLabel('First name').fill(first);
      await page.getByLabel('Last name').fill(last);
      await page.getByLabel('Address', { exact: true }).fill('1 Bark St');
      await page.getByLabel('ZIP Code').fill('92101');
      await press('Continue');
    },
    plainCardFields,
    /** Types a card on the provider's own page, and goes on to Review. */
    plainCard: async (number: string): Promise<void> => {
      await plainCardFields(number);
      await page.waitForURL('**/checkout/payment?**');
      await press('Review your order');
      await page.waitForURL('**/checkout/review');
    },
    /** Uses a gift card. */
    giftCard: async (number: string, pin = '1234'): Promise<void> => {
      if (!(await page.getByLabel('Gift card number').isVisible())) {
        await page.getByText(/^Use (a|another) gift card$/).click();
      }
      await page.getByLabel('Gift card number').fill(number);
      await page.getByLabel('PIN').fill(pin);
      await press('Apply gift card');
    },
    /** The day of each shipment on Review, such as `Tue, Jan 15`. */
    daysOnReview: (): Promise<ReadonlyArray<string>> =>
      page.getByRole('list', { name: 'Shipments' }).locator('time').allTextContents(),
    /** The day of each shipment on the confirmation of an order that is delivered. */
    daysOnConfirmation: async (): Promise<ReadonlyArray<string>> =>
      (await page.getByRole('heading', { level: 2, name: /^Delivery: / }).allTextContents()).map((heading) =>
        heading.replace('Delivery: ', ''),
      ),
    place: (): Promise<void> => press(/^Place Order/),
    /** Waits until the confirmation thanks the shopper and gives the number of the order. Returns its text. */
    confirmed: async (): Promise<string> => {
      await page.waitForURL('**/checkout/confirmation?**');
      await page.getByRole('heading', { level: 1, name: /^Thank you(, .+)?!$/ }).waitFor();
      await page.getByText(/^We’ve received your order \d+\./).waitFor();
      return page.getByRole('main').innerText();
    },
  };
};

/** Completes the first steps of the checkout for the guest of a page by their calls, and opens the step that follows. */
const openAfterSteps = async (page: Page, path: string, steps: number, card?: string): Promise<void> => {
  const context = page.context();
  const { origin } = new URL((await context.request.head('/')).url());
  const shopper = new HttpShopper(origin);
  for (const { name, value } of await context.cookies(origin)) shopper.cookies.set(name, value);
  await completeSteps(shopper, steps, EMAIL, false, card);
  await copyCookies(context, shopper);
  await openHydrated(page, path);
};

/** The checkout as a shopper goes through it. */
export const onCheckout = (page: Page) => ({
  ...stepsOn(page),
  /** A guest with a product in the cart is at Payment: tests of the steps before fill them in. */
  toPayment: (): Promise<void> => openAfterSteps(page, '/checkout/payment', 2),
  /** A guest with a product in the cart fills in the steps up to Payment, without scripts. */
  typeToPlainPayment: async (): Promise<void> => {
    const steps = stepsOn(page);
    await page.goto('/checkout');
    await steps.contact();
    await page.waitForURL('**/checkout/delivery');
    await steps.plainAddress();
    await page.waitForURL('**/checkout/payment');
  },
  /** A guest with a product in the cart is at Review with this card: tests of the steps before fill them in. */
  toReview: (card: string = CARDS.approved): Promise<void> => openAfterSteps(page, '/checkout/review', 3, card),
});
