import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import type { ProductTile } from '../../core/catalogue/tile';
import { openHydrated, untilHydrated } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { copyCookies } from '../support/shoppers';

/** A card with any expiry in the future and any security code. */
export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000009995',
  authentication: '4000002760003184',
} as const;

/** Adds one piece of a product as a form without scripts does. */
export const addToCart = async (shopper: HttpShopper, { sku }: Pick<ProductTile, 'sku'>): Promise<void> => {
  const { status, headers } = await shopper.post('/cart/add', { partNumber: sku, quantity: '1' });
  if (status !== 303) throw new Error(`couldn’t add ${sku}: ${status} ${headers.get('location')}`);
};

/** Signs the browser in as a shopper with a product in the cart. */
export const withCart = async (
  context: BrowserContext,
  product: Pick<ProductTile, 'sku'>,
  shopper = new HttpShopper(),
): Promise<HttpShopper> => {
  await addToCart(shopper, product);
  await copyCookies(context, shopper);
  return shopper;
};

/** What a shopper fills in and presses at the single steps. */
const stepsOn = (page: Page) => {
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();
  const reached = async (step: string): Promise<void> => {
    await page.waitForURL(({ pathname }) => pathname === `/checkout/${step}`);
    await untilHydrated(page);
  };
  const fields = (): FrameLocator => page.frameLocator('iframe[title="Card details"]');
  return {
    press,
    reached,
    fields,
    /** On phones the cart has a second button at the bottom of the screen. */
    begin: (): Promise<void> => page.getByRole('button', { name: 'Check out' }).first().click(),
    contact: async (): Promise<void> => {
      await page.getByLabel('Email').fill('kim@example.test');
      await page.getByLabel('Phone number').fill('6195550100');
      await press('Continue');
    },
    /** The contact of an order that is picked up in a store. */
    pickupContact: async (): Promise<void> => {
      const person = page.getByRole('group', { name: 'Who’s picking up?' });
      await person.getByLabel('First name').fill('Robin');
      await person.getByLabel('Last name').fill("O'Hara-Doe");
      await page.getByLabel('Email').fill('kim@example.test');
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
    /** Uses a gift card. */
    giftCard: async (number: string, pin = '1234'): Promise<void> => {
      if (!(await page.getByLabel('Gift card number').isVisible())) {
        await page.getByText(/^Use (a|another) gift card$/).click();
      }
      await page.getByLabel('Gift card number').fill(number);
      await page.getByLabel('PIN').fill(pin);
      await press('Apply gift card');
    },
    place: (): Promise<void> => press(/^Place Order/),
    confirmed: async (): Promise<string> => {
      await page.waitForURL('**/checkout/confirmation?**');
      return page.getByRole('main').innerText();
    },
  };
};

/** The checkout as a shopper goes through it. */
export const onCheckout = (page: Page) => {
  const steps = stepsOn(page);
  /** A guest with a product in the cart comes to Payment. */
  const toPayment = async (): Promise<void> => {
    await openHydrated(page, '/checkout');
    await steps.contact();
    await steps.reached('delivery');
    await steps.address();
    await steps.reached('payment');
  };
  /** A guest with a product in the cart comes to Review with this card. */
  const toReview = async (card: string = CARDS.approved): Promise<void> => {
    await toPayment();
    await steps.card(card);
    await steps.reached('review');
  };
  return { ...steps, toPayment, toReview };
};
