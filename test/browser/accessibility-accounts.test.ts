import type { Page } from 'playwright-core';
import { CREDIT_CARD_PATH, OFFERS_PATH, REWARDS_PATH } from '../../core/paths/paths';
import { ERROR_PAGE_PATHS } from '../../core/errors/error-pages';
import { openHydrated, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { PATHS } from '../support/sample-products';
import {
  aCardholder,
  aCustomer,
  aMember,
  aMemberWithCoupons,
  copyCookies,
  type SignedInShopper,
} from '../support/shoppers';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { askBank, CARD_ACCOUNT, fillIn, noDialog, onCard, registerOnTheWay } from './card-flow';

let browser: TestBrowser;
let customer: SignedInShopper;
let longNamed: SignedInShopper;
let member: SignedInShopper;
let cardholder: SignedInShopper;

beforeAll(async () => {
  [browser, customer, longNamed, member, cardholder] = await Promise.all([
    TestBrowser.launch(),
    aCustomer(),
    aCustomer('Wolfeschlegelsteinhausen'),
    aMemberWithCoupons(),
    aCardholder(),
  ]);
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

const visit = async (path: string, known?: SignedInShopper): Promise<Page> => {
  const { page, context } = await browser.visit(READY_FOR_AXE);
  if (known !== undefined) await copyCookies(context, known.shopper);
  await openHydrated(page, path);
  return page;
};

const signedOut = undefined;

const REGISTER = '/shop/UserRegistrationForm?new=Y';

describe('all pages of accounts, rewards and card', () => {
  test.each<[string, string, () => SignedInShopper | undefined]>([
    ['registration', REGISTER, () => signedOut],
    ['rewards for a guest', REWARDS_PATH, () => signedOut],
    ['rewards for a customer', REWARDS_PATH, () => customer],
    ['rewards for a member', REWARDS_PATH, () => member],
    ['offers for a member', OFFERS_PATH, () => member],
    ['the credit card for a guest', CREDIT_CARD_PATH, () => signedOut],
    ['the credit card for its holder', CREDIT_CARD_PATH, () => cardholder],
    ['a card account without a card', CARD_ACCOUNT, () => customer],
    ['a card account', CARD_ACCOUNT, () => cardholder],
    ['the page of cookies', ERROR_PAGE_PATHS.cookie, () => signedOut],
    ['sign-out for a customer', PATHS.signOut, () => customer],
  ])('[PLT-03] %s passes axe, wide and narrow, light and dark', async (_, path, known) => {
    expect(await violationsEverywhere(await visit(path, known()))).toEqual({});
  });

  test('[PLT-03] the header and footer for a customer with a long name pass axe, wide and narrow, light and dark', async () => {
    expect(await violationsEverywhere(await visit('/returns', longNamed), { whole: true })).toEqual({});
  });

  test('[PLT-03, FRM-01, REG-01] a refused registration passes axe with marked fields and its membership section open', async () => {
    const page = await visit(REGISTER);
    await page.getByText('I have a Pals Rewards number').click();
    await page.locator('#register-palsReward').fill('1');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await violationsEverywhere(page)).toEqual({});
  });
});

/** A closed dialog does not change the page; an open one is the only accessible part. */
const expectAccessible = async (page: Page): Promise<void> => {
  await page.locator('dialog[open]').waitFor();
  expect(await violationsEverywhere(page, { within: 'dialog[open]' })).toEqual({});
};

describe('all dialogs of the card application', () => {
  test('[PLT-03, MOD-05, MOD-07] each dialog from the registration to the card passes axe', async () => {
    const page = await visit(CREDIT_CARD_PATH);
    const card = onCard(page);
    await card.apply.first().click();
    await card.register.waitFor();
    await card.register.getByRole('button', { name: 'Create Account' }).click();
    await card.register.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessible(page);
    await registerOnTheWay(page);
    await card.welcome.waitFor();
    await expectAccessible(page);
    await card.welcome.getByRole('button', { name: 'APPLY NOW' }).click();
    await card.join.waitFor();
    await expectAccessible(page);
    await card.join.getByRole('button', { name: 'No Thanks' }).click();
    await card.confirm.waitFor();
    await expectAccessible(page);
    await card.confirm.getByRole('button', { name: /^Are you sure/ }).click();
    await card.bank.waitFor();
    await card.bank.getByRole('button', { name: 'Submit application' }).click();
    await card.bank.locator('[aria-invalid="true"]').first().waitFor();
    // The bank's dialog is in a shadow root.
    expect(await violationsEverywhere(page, { within: 'body > div:not(#shop)' })).toEqual({});
    await askBank(page, '45000');
    await card.approval.waitFor();
    await expectAccessible(page);
    await card.approval.getByRole('button', { name: 'Continue' }).click();
    await card.taken.waitFor();
    await expectAccessible(page);
  });

  test('[PLT-03, MOD-04, MOD-05] the sign-in during the application, its next step and a refusal by the bank pass axe', async () => {
    const { account } = await aMember();
    const page = await visit(CREDIT_CARD_PATH);
    const card = onCard(page);
    await card.apply.first().click();
    await card.register.getByRole('link', { name: 'Sign In' }).click();
    await card.signIn.waitFor();
    await expectAccessible(page);
    await fillIn(card.signIn, [
      ['Email', account.email],
      ['Password', account.password],
    ]);
    await card.signIn.getByRole('button', { name: 'Sign In' }).click();
    await card.welcomeBack.waitFor();
    await expectAccessible(page);
    await card.welcomeBack.getByRole('button', { name: /^(APPLY NOW|Continue With)/ }).click();
    await card.bank.waitFor();
    await askBank(page, '9000');
    await page.getByRole('dialog').filter({ hasText: 'We can’t offer you' }).waitFor();
    await expectAccessible(page);
  });

  test('[PLT-03, MOD-06, MOD-07] the pet-weight alert passes axe and returns the focus', async () => {
    const search = pageDataOf((await new HttpShopper().get(`${PATHS.home}/search?query=flea`)).text);
    const dosed = (search.data as ListingData).listing.products.find(({ name }) => /\d+ (?:lbs?|pounds)/i.test(name));
    const page = await visit(dosed?.url ?? 'no product is dosed by weight');
    const opener = page.getByRole('button', { name: /weight/i }).or(page.getByRole('link', { name: /weight/i }));
    await opener.first().click();
    await page.getByRole('dialog', { name: 'Check your pet’s weight' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await noDialog(page);
    await eventually(async () =>
      expect(await opener.first().evaluate((element) => element === document.activeElement)).toBe(true),
    );
  });
});

describe('the rewards menu', () => {
  test.each<[string, string, () => SignedInShopper | undefined]>([
    ['a guest', 'NOT_REGISTERED_PCC', () => signedOut],
    ['a customer', 'NOT_REGISTERED_PCC', () => customer],
    ['a member', 'REGISTERED_PCC', () => member],
    ['a cardholder', 'REGISTERED_PCC', () => cardholder],
  ])('[PLT-03, RWD-01, RWD-02] passes axe when open for %s, variant %s', async (_, variant, known) => {
    const page = await visit('/returns', known());
    await page.locator('header summary', { hasText: 'Rewards' }).click();
    await page.locator(`header [data-variant="${variant}"]`).waitFor();
    await eventually(async () => expect(await page.locator('header [aria-busy="true"]').count()).toBe(0));
    expect(await violationsEverywhere(page, { within: 'header' })).toEqual({});
  });
});
