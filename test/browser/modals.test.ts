import type { Locator, Page } from 'playwright-core';
import { MODAL_TYPES, type ModalType } from '../../core/overlay/modal-type';
import { ACCOUNT_PATHS, CREDIT_CARD_PATH } from '../../core/paths/paths';
import { PREVIEW_PATH } from '../../core/paths/preview-paths';
import { approachHeader, openHydrated, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { findPersonalized } from '../support/personalized-product';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aCustomer, aMember, copyCookies, type SignedInShopper } from '../support/shoppers';
import { askBank, noDialog, onCard, registerOnTheWay } from './card-flow';
import { CHECKOUT_WALKS, meetDialog, type Meet } from './checkout-walks';
import { findDosed } from './find-modal-products';
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

const meet: Meet = (type) => meetDialog(page, type);

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
        if ((await page.getByRole('dialog').count()) === 0) await change.press('Enter');
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
      await approachHeader(page);
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
  ...CHECKOUT_WALKS.map(([place, types, walk]) => [place, types, () => walk(page, product(), meet)] as const),
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

/** `checkout-dialogs.test.ts` makes these walks, and other tests of the checkout read the console in their dialogs. */
const MADE_ELSEWHERE: ReadonlyArray<string> = [
  'the delivery step of a member',
  'the delivery step with frozen food and another seller',
];

test.each(WALKS.filter(([place]) => !MADE_ELSEWHERE.includes(place)))(
  '[MOD-01] [MOD-07] from %s the way leads to %j',
  async (_place, _types, walk) => {
    const visit = await browser.visit();
    page = visit.page;
    await walk();
    expect(visit.consoleMessages.filter((message) => !OF_THE_BROWSER.test(message))).toEqual([]);
  },
);
