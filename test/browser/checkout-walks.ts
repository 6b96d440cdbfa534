import type { Locator, Page } from 'playwright-core';
import type { ProductTile } from '../../core/catalogue/tile';
import type { ModalType } from '../../core/overlay/modal-type';
import { openHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { aCustomer, copyCookies } from '../support/shoppers';
import { fillIn, noDialog } from './card-flow';
import { addToCart, onCheckout, withCart } from './checkout-page';
import { fillCartWithVendor, findFrozen } from './find-modal-products';
import { DIALOGS } from './modal-names';

/** Waits for the open dialog of a type, and checks it. */
export type Meet = (type: ModalType) => Promise<Locator>;

/** Waits for the dialog of a type: named, with its control, holding the focus, over a page that does not scroll. */
export const meetDialog = async (page: Page, type: ModalType): Promise<Locator> => {
  const [name, role, control] = DIALOGS[type];
  const dialog = page.getByRole('dialog', { name });
  const exact = typeof control === 'string';
  await dialog.getByRole(role, { name: control, exact }).first().waitFor();
  await eventually(async () =>
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true),
  );
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  return dialog;
};

/** A new visit comes to dialogs of the checkout one after the other, and meets each of them. */
export type Walk = (page: Page, product: Pick<ProductTile, 'sku'>, meet: Meet) => Promise<void>;

/** The ways to all dialogs of the checkout. */
export const CHECKOUT_WALKS: ReadonlyArray<readonly [place: string, types: ReadonlyArray<ModalType>, walk: Walk]> = [
  [
    'the delivery step of a member',
    ['ADD_NEW_ADDRESS', 'ADDRESS_VALIDATION', 'CHOOSE_FROM_SAVED_ADDRESS', 'EDIT_ADDRESS', 'EDIT_ADDRESS_VALIDATION'],
    async (page, product, meet) => {
      const { shopper } = await aCustomer('Kit');
      await withCart(page.context(), product, shopper);
      const steps = onCheckout(page);
      await openHydrated(page, '/checkout/delivery');
      await steps.address('1 Bark St');
      await steps.reached('payment');
      await openHydrated(page, '/checkout/delivery');
      await page.getByRole('link', { name: 'Use another address' }).click();
      const added = await meet('ADD_NEW_ADDRESS');
      await fillIn(added, [
        ['First name', 'Kit'],
        ['Last name', 'Lee'],
      ]);
      await added.locator('[name=line1]').fill('2 Bay Street');
      await added.getByLabel('ZIP Code').fill('92101');
      await eventually(async () => expect(await added.getByLabel('City').inputValue()).toBe('San Diego'));
      await added.getByRole('button', { name: 'Save address' }).click();
      await (await meet('ADDRESS_VALIDATION')).getByRole('button', { name: 'Use suggested address' }).click();
      await noDialog(page);
      await page.getByRole('link', { name: 'Choose another' }).click();
      await (await meet('CHOOSE_FROM_SAVED_ADDRESS')).getByRole('button', { name: 'Edit 1 Bark St' }).click();
      const edited = await meet('EDIT_ADDRESS');
      await edited.locator('[name=line1]').fill('3 Bark Street');
      await edited.getByRole('button', { name: 'Save address' }).click();
      await meet('EDIT_ADDRESS_VALIDATION');
    },
  ],
  [
    'the delivery step with frozen food and another seller',
    ['VENDOR_DISCLAIMER', 'FROZEN_FOOD_SCHEDULE'],
    async (page, _product, meet) => {
      const shopper = new HttpShopper();
      await fillCartWithVendor(shopper);
      await addToCart(shopper, await findFrozen());
      await copyCookies(page.context(), shopper);
      const steps = onCheckout(page);
      await openHydrated(page, '/checkout');
      await steps.contact();
      await steps.reached('delivery');
      await page.getByRole('link', { name: 'See delivery and return details' }).first().click();
      await (await meet('VENDOR_DISCLAIMER')).getByRole('button', { name: 'Got it' }).click();
      await noDialog(page);
      await steps.address();
      await page.getByLabel('Delivery day').and(page.locator('[aria-invalid=true]')).waitFor();
      await page.getByRole('button', { name: 'How frozen delivery works' }).click();
      await meet('FROZEN_FOOD_SCHEDULE');
    },
  ],
  [
    'payment and review',
    ['PAYPAL_PAYMENT', 'CHOOSE_FROM_SAVED_PAYMENT', 'NCR_PAYMENT'],
    async (page, product, meet) => {
      await withCart(page.context(), product);
      const steps = onCheckout(page);
      await steps.toPayment();
      await page.getByLabel('PayPal').check();
      await page.getByRole('button', { name: 'How PayPal works' }).click();
      await (await meet('PAYPAL_PAYMENT')).getByRole('button', { name: 'Got it' }).click();
      await noDialog(page);
      await steps.press('Review your order');
      await steps.reached('review');
      await page.getByRole('link', { name: 'Change payment method' }).click();
      await (await meet('CHOOSE_FROM_SAVED_PAYMENT')).getByRole('button', { name: 'Enter a new card' }).click();
      await meet('NCR_PAYMENT');
    },
  ],
];
