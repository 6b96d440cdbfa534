import type { Locator, Page } from 'playwright-core';
import { MODAL_TYPES, type ModalType } from '../../core/overlay/modal-type';
import { ACCOUNT_PATHS, CREDIT_CARD_PATH } from '../../core/paths/paths';
import { PREVIEW_PATH } from '../../core/paths/preview-paths';
import { openHydrated, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findPersonalized } from '../support/personalized-product';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aCustomer, aMember, copyCookies, type SignedInShopper } from '../support/shoppers';
import { askBank, noDialog, onCard, registerOnTheWay, fillIn } from './card-flow';
import { addToCart, onCheckout, withCart } from './checkout-page';
import { findFrozen, findDosed, fillCartWithVendor } from './find-modal-products';
import { DIALOGS } from './modal-names';
import { onShop, signIn } from './shop-page';

let browser: TestBrowser;
let finds: SampleProducts;
let page: Page;
beforeAll(async () => {
  [browser, finds] = await Promise.all([TestBrowser.launch(), findProducts()]);
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

const product = () => finds.inStock[0] ?? finds.withSizes;

/** Waits for the dialog of a type: named, with its control, holding the focus, over a page that does not scroll. */
const meet = async (type: ModalType): Promise<Locator> => {
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

const openAs = async (known: SignedInShopper, path: string): Promise<void> => {
  await copyCookies(page.context(), known.shopper);
  await openHydrated(page, path);
};

/** Closes the dialog by Escape; the focus returns to what opened it. */
const closeAndReturnTo = async (opener: Locator): Promise<void> => {
  await page.keyboard.press('Escape');
  await noDialog(page);
  await eventually(async () => expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true));
};

const main = () => page.getByRole('main');

const WALKS: ReadonlyArray<readonly [place: string, types: ReadonlyArray<ModalType>, walk: () => Promise<void>]> = [
  [
    'the page for staff',
    ['PREVIEW_SIGN_IN', 'PREVIEW_MODE'],
    async () => {
      await openHydrated(page, PREVIEW_PATH);
      const opener = main().getByRole('link', { name: 'Sign In', exact: true });
      await opener.press('Enter');
      const entry = await meet('PREVIEW_SIGN_IN');
      await closeAndReturnTo(opener);
      await opener.press('Enter');
      await entry.getByLabel('Staff name').fill('staff');
      await entry.getByLabel('Password', { exact: true }).fill('Pawsome123');
      await entry.getByRole('button', { name: 'Sign In' }).click();
      await page.waitForURL(`**${PREVIEW_PATH}`);
      await openHydrated(page, PATHS.signIn);
      const change = page.getByRole('link', { name: 'Change date' });
      await eventually(async () => {
        await change.press('Enter');
        await page.getByRole('dialog').waitFor({ timeout: 2_000 });
      });
      const mode = await meet('PREVIEW_MODE');
      await closeAndReturnTo(change);
      await change.press('Enter');
      await mode
        .getByLabel('Date', { exact: true })
        .fill(new Date(Date.now() + 40 * 24 * 60 * 60_000).toISOString().slice(0, 10));
      await mode.getByLabel('Time', { exact: true }).fill('09:30');
      await mode.getByRole('button', { name: 'Show the Shop' }).click();
      const banner = page.getByRole('region', { name: 'Preview' });
      await banner.getByText(/at 9:30/).waitFor();
      await banner.getByRole('button', { name: 'Leave Preview' }).click();
      await banner.waitFor({ state: 'detached' });
    },
  ],
  [
    'the header',
    ['SIGN_IN', 'CHANGE_STORE'],
    async () => {
      await openHydrated(page, PATHS.emptySearch);
      await onShop(page).account.click();
      await page.locator('header').getByRole('link', { name: 'Sign In' }).click();
      await meet('SIGN_IN');
      await page.keyboard.press('Escape');
      await noDialog(page);
      await page.locator('header').getByRole('button', { name: 'My store' }).click();
      await meet('CHANGE_STORE');
    },
  ],
  [
    'a product page and the cart',
    ['ADD_TO_CART', 'ADD_TO_CART_ERROR', 'ADD_TO_REPEAT_DELIVERY', 'UPDATE_TO_PICKUP'],
    async () => {
      await openHydrated(page, finds.withSizes.url);
      const add = page.locator('form#add-to-cart').getByRole('button', { name: 'Add To Cart' });
      await add.click();
      await (await meet('ADD_TO_CART')).getByRole('button', { name: 'Keep shopping' }).click();
      await noDialog(page);
      await page.getByRole('spinbutton', { name: 'Quantity' }).fill('99');
      await add.click();
      await meet('ADD_TO_CART_ERROR');
      await page.keyboard.press('Escape');
      await noDialog(page);
      await page.getByRole('link', { name: /^Set up repeat delivery/ }).click();
      await meet('ADD_TO_REPEAT_DELIVERY');
      await openHydrated(page, PATHS.cart);
      await page
        .getByRole('group', { name: /^How to get/ })
        .getByRole('link')
        .press('Enter');
      await meet('UPDATE_TO_PICKUP');
    },
  ],
  [
    'a product with a text',
    ['PERSONALIZATION'],
    async () => {
      await openHydrated(page, (await findPersonalized('tag')).url);
      const opener = main().getByRole('button', { name: 'Personalize' }).first();
      await opener.press('Enter');
      await meet('PERSONALIZATION');
      await closeAndReturnTo(opener);
    },
  ],
  [
    'a product that is sold out',
    ['NOTIFY_AVAILABLE', 'NOTIFY_AVAILABLE_SUCCESS'],
    async () => {
      await openHydrated(page, `${finds.outOfStock.url}?sku=${finds.outOfStock.sku}`);
      await main().getByRole('link', { name: 'Email me when it’s back' }).first().press('Enter');
      const asked = await meet('NOTIFY_AVAILABLE');
      await asked.getByRole('textbox', { name: 'Email' }).fill('modals@example.test');
      await page.keyboard.press('Enter');
      await meet('NOTIFY_AVAILABLE_SUCCESS');
    },
  ],
  [
    'a product that is dosed by weight',
    ['PET_WEIGHT_ALERT'],
    async () => {
      await openHydrated(page, (await findDosed()).url);
      await page
        .getByRole('button', { name: /weight/i })
        .or(page.getByRole('link', { name: /weight/i }))
        .first()
        .click();
      await (await meet('PET_WEIGHT_ALERT')).getByRole('button', { name: 'Close', exact: true }).click();
      await noDialog(page);
      const layer = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []));
      expect(layer).toContain('pet-weight-alert-closed');
    },
  ],
  [
    'the pets of an account',
    ['ADD_PET', 'ADD_VET'],
    async () => {
      await openAs(await aCustomer('Kim'), ACCOUNT_PATHS.pets);
      await main().getByRole('link', { name: 'Add your first pet' }).click();
      await meet('ADD_PET');
      await page.keyboard.press('Escape');
      await noDialog(page);
      await main().getByRole('link', { name: 'Add a vet' }).click();
      await meet('ADD_VET');
    },
  ],
  [
    'the delivery step of a member',
    ['ADD_NEW_ADDRESS', 'ADDRESS_VALIDATION', 'CHOOSE_FROM_SAVED_ADDRESS', 'EDIT_ADDRESS', 'EDIT_ADDRESS_VALIDATION'],
    async () => {
      const { shopper } = await aCustomer('Kit');
      await withCart(page.context(), product(), shopper);
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
    async () => {
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
    async () => {
      await withCart(page.context(), product());
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
  [
    'the credit card, for a newcomer',
    ['PCC_REGISTER', 'PCC_SUCCESS', 'APPLY_PALS', 'APPLY_PALS_CONFIRM', 'PCC_APPROVAL', 'PCC_CREDIT_CARD_SUCCESS'],
    async () => {
      await openHydrated(page, CREDIT_CARD_PATH);
      const card = onCard(page);
      await card.apply.first().click();
      await meet('PCC_REGISTER');
      await registerOnTheWay(page);
      await (await meet('PCC_SUCCESS')).getByRole('button', { name: 'APPLY NOW' }).click();
      await (await meet('APPLY_PALS')).getByRole('button', { name: 'No Thanks' }).click();
      await (await meet('APPLY_PALS_CONFIRM')).getByRole('button', { name: /^Are you sure/ }).click();
      await card.bank.waitFor();
      await askBank(page, '45000');
      const approval = await meet('PCC_APPROVAL');
      await page.keyboard.press('Escape');
      await approval.getByRole('button', { name: 'Continue' }).click();
      await meet('PCC_CREDIT_CARD_SUCCESS');
    },
  ],
  [
    'the credit card, for a member',
    ['SIGN_IN_WITH_PCC', 'PCC_LOGIN_SUCCESS', 'ERROR_DETAIL'],
    async () => {
      const { account } = await aMember();
      await openHydrated(page, CREDIT_CARD_PATH);
      const card = onCard(page);
      await card.apply.first().click();
      await card.register.getByRole('link', { name: 'Sign In' }).click();
      await signIn(await meet('SIGN_IN_WITH_PCC'), account);
      await (await meet('PCC_LOGIN_SUCCESS')).getByRole('button', { name: /^(APPLY NOW|Continue With)/ }).click();
      await card.bank.waitFor();
      await askBank(page, '9000');
      await (await meet('ERROR_DETAIL')).getByText('We can’t offer you a Petco Pay card at this time.').waitFor();
    },
  ],
];

/** What the browser reports by itself: the refused addition of ADD_TO_CART_ERROR, and a cache that was cleared. */
const OF_THE_BROWSER = /status of 400|Clear-Site-Data/;

test('[MOD-01] every type has a walk', () => {
  expect(WALKS.flatMap(([, types]) => types).sort()).toEqual([...MODAL_TYPES].sort());
});

test.each(WALKS)('[MOD-01] [MOD-07] from %s the way leads to %j', async (_place, _types, walk) => {
  const visit = await browser.visit();
  page = visit.page;
  await walk();
  expect(visit.consoleMessages.filter((message) => !OF_THE_BROWSER.test(message))).toEqual([]);
});
