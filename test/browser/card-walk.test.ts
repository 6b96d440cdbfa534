import type { Page } from 'playwright-core';
import { CREDIT_CARD_PATH } from '../../core/paths/paths';
import { approachHeader, openHydrated, untilHydrated } from '../support/browser';
import { storedRewards, storedStateOf } from '../support/browser-storage';
import { eventually } from '../support/eventually';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aCustomer, aMember, copyCookies } from '../support/shoppers';
import { askBank, CARD_ACCOUNT, fillIn, noDialog, onCard, registerOnTheWay } from './card-flow';
import { setUpBrowser } from './set-up';
import { addFromProductPage, onShop, placeOf } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const namesOf = (cookies: object, beginning: string): ReadonlyArray<string> =>
  Object.keys(cookies).filter((name) => name.startsWith(beginning));

/** Data that an earlier shopper of this browser may have left. */
const leaveTraces = async (page: Page): Promise<void> => {
  const url = new URL('/', page.url()).href;
  await page.context().addCookies(
    ['WC_physicalStores', 'WC_bopusStoreId', 'GetMemberPals_cookie', 'LtpaToken2', 'rfirstName'].map((name) => ({
      name,
      value: '1811',
      url,
    })),
  );
  await page.evaluate(() => {
    window.sessionStorage.setItem('PALS_REWARDS_DATA', '{"palsRewardsNo":"111111111","palsRewardsCoupons":[]}');
    window.localStorage.setItem('interstitialLogin', 'true');
  });
};

const addToCart = async (page: Page): Promise<void> => {
  await openHydrated(page, finds.withSizes.url);
  await addFromProductPage(page);
};

/** The amount in a row of the cart's summary, in cents and without its sign. */
const centsOf = async (page: Page, row: RegExp): Promise<number> => {
  const amount = page.locator('dt').filter({ hasText: row }).locator('xpath=following-sibling::dd');
  const text = (await amount.textContent()) ?? '';
  const [, dollars, cents] = /\$([\d,]+)\.(\d\d)\s*$/.exec(text) ?? [];
  if (dollars === undefined) throw new Error(`no amount in ${JSON.stringify(text)}`);
  return Number(dollars.replace(',', '')) * 100 + Number(cents);
};

/** Only its own buttons close this modal. */
const expectNotDismissible = async (page: Page): Promise<void> => {
  const { approval } = onCard(page);
  expect(await approval.getByRole('button', { name: 'Close' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await approval.isVisible()).toBe(true);
};

test('[REG-04, REG-05, PAL-01, PAL-02, PCC-02, PCC-03, PCC-04, PCC-05, PCC-06, PCC-08, MOD-03, MOD-05, USR-08, USR-09] a guest becomes a cardholder with 20 % off and signs out, and the browser stores the expected data at each step', async () => {
  const { page, consoleMessages } = await browser.visit();
  const card = onCard(page);
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(new URL(request.url()).pathname));
  await addToCart(page);
  const guest = (await storedStateOf(page)).cookies;
  expect(guest['rUserType']).toBe('G');
  expect(namesOf(guest, 'WC_USERACTIVITY_')).toEqual([`WC_USERACTIVITY_${guest['rUserId']}`]);
  await leaveTraces(page);

  await openHydrated(page, CREDIT_CARD_PATH);
  await card.apply.first().click();
  await registerOnTheWay(page);
  await card.welcome.waitFor();
  const registered = await storedStateOf(page);
  expect(registered.cookies).toMatchObject({ rUserType: 'R', rUserId: guest['rUserId'], WC_physicalStores: '1811' });
  expect(namesOf(registered.cookies, 'WC_AUTHENTICATION_')).toHaveLength(1);
  expect(registered.cookies).not.toHaveProperty('WC_bopusStoreId');
  expect(registered.cookies).not.toHaveProperty('GetMemberPals_cookie');
  expect(registered.session).not.toHaveProperty('SHOW_PCC_SUCCESS');
  expect((await storedRewards(page))?.palsRewardsNo).toBeUndefined();
  expect(registered.local['LAST_PAGE']).toBe(CREDIT_CARD_PATH);
  await eventually(async () => expect(await onShop(page).account.textContent()).toContain('Hi, Robin'));

  await card.welcome.getByRole('button', { name: 'APPLY NOW' }).click();
  await card.join.getByRole('button', { name: 'No Thanks' }).click();
  const join = card.confirm.getByRole('button', { name: 'Are you sure? Join Pals Rewards' });
  await join.waitFor();
  expect(scripts).not.toContain('/card-offer/sdk.js');
  await join.click();
  await card.bank.waitFor();
  expect(scripts).toContain('/card-offer/sdk.js');
  await eventually(async () => expect((await storedRewards(page))?.palsRewardsNo).toMatch(/^\d{9}$/));

  await eventually(async () => expect((await storedStateOf(page)).local['interstitialLogin']).toBe('true'));
  await askBank(page, '$45,000');
  await card.approval.waitFor();
  await expectNotDismissible(page);
  expect((await storedStateOf(page)).local).not.toHaveProperty('interstitialLogin');
  const toWallet = card.approval.getByLabel('Add temporary Petco Pay credit card to payment wallet');
  expect(await toWallet.isChecked()).toBe(true);
  const taken = page.waitForRequest('**/wallet/petcoPayTempCard');
  await card.approval.getByRole('button', { name: 'Continue' }).click();
  expect((await taken).postDataJSON()).toMatchObject({ saveToWallet: 'true', enrollmentStatus: 'APPROVED' });
  await card.taken.getByText('Your temporary card is in your payment wallet.').waitFor();

  await card.taken.getByRole('link', { name: 'View Petco Pay' }).click();
  await page.waitForURL(`**${CARD_ACCOUNT}`);
  await untilHydrated(page);
  const wallet = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Petco Pay ending in' });
  expect(await wallet.textContent()).toMatch(/ending in \d{4}.*Temporary/);
  expect((await storedStateOf(page)).local['LAST_PAGE']).toBe(CARD_ACCOUNT);

  await openHydrated(page, PATHS.cart);
  const price = await centsOf(page, /^Subtotal/);
  expect(await centsOf(page, /^20% off your first purchase with Petco Pay$/)).toBe(Math.round(price * 0.2));

  // Without scripts, the answer to Sign Out clears the storage, which the browser reports in its console.
  await approachHeader(page);
  await onShop(page).account.click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(/petcostore\?ts=\d{13}$/);
  await untilHydrated(page);
  const out = await storedStateOf(page);
  // The browser stays trusted for this owner, who can sign in while others have locked the account.
  expect(out.cookies).toEqual({ rUserType: 'G', rUserId: '-1002', knownBrowser: expect.any(String) });
  expect(out.local).toEqual({ LAST_PAGE: placeOf(page) });
  // The unknown location of this visit does not concern the account.
  const { placeUnknown: _, ...session } = out.session;
  expect(session).toEqual({});
  expect(consoleMessages).toEqual([]);
});

test('[PAL-02] a shopper who declines twice leaves the flow, is not a member, and can start again', async () => {
  const { shopper } = await aCustomer();
  const { page, context } = await browser.visit();
  await copyCookies(context, shopper);
  await openHydrated(page, CREDIT_CARD_PATH);
  const card = onCard(page);
  await card.apply.first().click();
  await card.join.getByRole('button', { name: 'No Thanks' }).click();
  await card.confirm.getByRole('button', { name: "No, I don't like to save" }).click();
  await noDialog(page);
  const { text } = await shopper.call('GET', 'palsPromotion/retrievePalsRewardsDetails/@self');
  expect(JSON.parse(text)).toMatchObject({ palsRewardsNo: '' });
  await card.apply.first().click();
  await card.join.waitFor();
});

test.each([
  ['low', '9000', 'We can’t offer you a Petco Pay card at this time.'],
  ['out of the bank’s reach', 'Timeout', 'The bank didn’t respond in time. Please try again later.'],
])(
  '[PCC-04] an application that is %s adds no card; the reason is shown, and the shopper can apply again',
  async (_, what, why) => {
    const { shopper } = await aMember();
    const { page, context } = await browser.visit();
    await copyCookies(context, shopper);
    await openHydrated(page, CREDIT_CARD_PATH);
    const card = onCard(page);
    await card.apply.first().click();
    await card.bank.waitFor();
    if (what === 'Timeout') await fillIn(card.bank, [['Last name', what]]);
    await askBank(page, what === 'Timeout' ? '45000' : what);
    const detail = page.getByRole('dialog').filter({ hasText: why });
    await detail.waitFor();
    expect(await card.approval.count()).toBe(0);
    await page.keyboard.press('Escape');
    await noDialog(page);
    const { text } = await shopper.call('GET', 'wallet/@self');
    expect(JSON.parse(text)).toMatchObject({ wallet: [] });
    await card.apply.first().click();
    await card.bank.waitFor();
  },
);

test('[PCC-05, MOD-05] a shopper who declines the wallet gets the card without it', async () => {
  const { shopper } = await aMember();
  const { page, context } = await browser.visit();
  await copyCookies(context, shopper);
  await openHydrated(page, CREDIT_CARD_PATH);
  const card = onCard(page);
  await card.apply.first().click();
  await card.bank.waitFor();
  await askBank(page, '45000');
  await card.approval.getByLabel('Add temporary Petco Pay credit card to payment wallet').uncheck();
  await card.approval.getByRole('button', { name: 'Continue' }).click();
  await card.taken.getByText('Your card is active, but it isn’t in your payment wallet.').waitFor();
  const [wallet, status] = await Promise.all([
    shopper.call('GET', 'wallet/@self'),
    shopper.call('GET', 'mbrattributes/pccinfo'),
  ]);
  expect(JSON.parse(wallet.text)).toMatchObject({ wallet: [] });
  expect(JSON.parse(status.text)).toMatchObject({ plccEnrollFlag: 'Y' });
});

describe('a shopper with an account', () => {
  const signInOnTheWay = async (page: Page, account: { email: string; password: string }): Promise<void> => {
    const { register, signIn } = onCard(page);
    await register.getByRole('link', { name: 'Sign In' }).click();
    await fillIn(signIn, [
      ['Email', account.email],
      ['Password', account.password],
    ]);
    await eventually(async () => expect((await storedStateOf(page)).local['interstitialLogin']).toBe('true'));
    await signIn.getByRole('button', { name: 'Sign In' }).click();
  };

  test('[PCC-06, PCC-07, MOD-05] signs in during the application and continues', async () => {
    const { account } = await aMember();
    const { page } = await browser.visit();
    await openHydrated(page, CREDIT_CARD_PATH);
    const card = onCard(page);
    await card.apply.first().click();
    await signInOnTheWay(page, account);
    await card.welcomeBack.getByRole('button', { name: /^(APPLY NOW|Continue With Petco Pay)$/ }).click();
    await card.bank.waitFor();
    await askBank(page, '45000');
    await card.approval.waitFor();
    await eventually(async () => expect((await storedStateOf(page)).local).not.toHaveProperty('interstitialLogin'));
    expect((await storedStateOf(page)).cookies['rUserType']).toBe('R');
  });

  test('[REG-06, PCC-07] sees the success once on the page after the sign-in page', async () => {
    const { account } = await aCustomer();
    const { page } = await browser.visit();
    await openHydrated(page, `${PATHS.signIn}?URL=${encodeURIComponent(CREDIT_CARD_PATH)}`);
    await approachHeader(page);
    await page.locator('header summary', { hasText: 'Rewards' }).click();
    await page.locator('header').getByRole('link', { name: 'APPLY NOW' }).click();
    await signInOnTheWay(page, account);
    await page.waitForURL(`**${CREDIT_CARD_PATH}`);
    await onCard(page).welcomeBack.waitFor();
    expect((await storedStateOf(page)).session).not.toHaveProperty('SHOW_PCC_SUCCESS');
    await openHydrated(page, CREDIT_CARD_PATH);
    await noDialog(page);
  });

  test.each([
    ['PCC_LOGIN', 'Welcome back, Robin!'],
    ['PCC_REGISTRATION', 'Welcome, Robin!'],
  ])('[REG-06] SHOW_PCC_SUCCESS=%s opens %j once and is removed', async (flow, title) => {
    const { shopper } = await aCustomer();
    const { page, context } = await browser.visit();
    await copyCookies(context, shopper);
    await openHydrated(page, PATHS.home);
    await page.evaluate((value) => window.sessionStorage.setItem('SHOW_PCC_SUCCESS', value), flow);
    await openHydrated(page, PATHS.category);
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'APPLY NOW' }).waitFor();
    expect((await storedStateOf(page)).session).not.toHaveProperty('SHOW_PCC_SUCCESS');
    await page.reload();
    await untilHydrated(page);
    await noDialog(page);
  });

  test('[REG-06] an unknown flow opens nothing and is removed', async () => {
    const { shopper } = await aCustomer();
    const { page, context, consoleMessages } = await browser.visit();
    await copyCookies(context, shopper);
    await openHydrated(page, PATHS.home);
    await page.evaluate(() => window.sessionStorage.setItem('SHOW_PCC_SUCCESS', '<b>PCC</b>'));
    await openHydrated(page, PATHS.category);
    await eventually(async () => expect((await storedStateOf(page)).session).not.toHaveProperty('SHOW_PCC_SUCCESS'));
    await noDialog(page);
    expect(consoleMessages).toEqual([]);
  });
});
