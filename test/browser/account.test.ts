import { ACCOUNT_PATHS, ORDER_HISTORY_PATH } from '../../core/paths/paths';
import { LIST_FORM_ACTIONS } from '../../core/paths/list-paths';
import { LINKS } from '../../core/paths/links';
import { openHydrated } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { hrefsOf, isInternal } from '../support/links';
import { placeOrder } from '../support/placed-order';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { aCustomer, aMemberWithCoupons, copyCookies } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { NARROW, READY_FOR_AXE, violationsEverywhere } from './axe';
import { setUpBrowser } from './set-up';
import { placeOf } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

test('[ACC-01] [RTE-07] a guest signs in and comes to the overview, which leads to every page of the account', async () => {
  const account = await new HttpShopper().makeAccount('Robin');
  const { page, consoleMessages } = await browser.visit();
  await openHydrated(page, `${LINKS.myAccount}?myAcctMain=1&storeId=10151&myAccountActivePage=myAccount`);
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(account.email);
  await main.getByLabel('Password', { exact: true }).fill(account.password);
  await main.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hi, Robin' }).waitFor();
  expect(placeOf(page)).toBe(LINKS.myAccount);
  const places = page.getByRole('navigation', { name: 'My Account' });
  expect(await places.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');
  const hrefs = await places.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of hrefs) {
    const response = await page.goto(href ?? '');
    expect([href, response?.status()]).toEqual([href, 200]);
  }
  expect(consoleMessages).toEqual([]);
});

test('[ACC-01] [ACC-05] [CRT-05] every link of the overview of a shopper with an order and a list leads to a page', async () => {
  const { shopper } = await aCustomer();
  const partNumber = finds.inStock[0]?.sku ?? '';
  const { orderId } = await placeOrder(shopper, [{ partNumber }]);
  await shopper.post(LIST_FORM_ACTIONS.wish, { partNumber });
  const { status, text } = await shopper.get(LINKS.myAccount);
  expect(status).toBe(200);
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  expect(main).toContain(orderId);
  expect(main).toMatch(/My Lists[^]*>1 product</);
  const hrefs = [...new Set(hrefsOf(main).filter(isInternal))];
  expect(hrefs).toEqual(expect.arrayContaining([ORDER_HISTORY_PATH, LINKS.rewards]));
  for (const href of hrefs) expect([href, (await shopper.get(href)).status]).toEqual([href, 200]);
});

test('[ACC-01] no browser keeps a page of the account, which Back would show after the sign-out', async () => {
  const { shopper } = await aCustomer();
  const { profile, addresses, wallet, pets, security, data } = ACCOUNT_PATHS;
  for (const path of [LINKS.myAccount, profile, addresses, wallet, pets, security, data]) {
    const { headers } = await shopper.get(path);
    expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store']);
  }
});

test('[ACC-01] [CRT-05] on a phone without scripts the menu of the account opens and leads on', async () => {
  const { shopper } = await aCustomer();
  const { page, context } = await browser.visit({ javaScriptEnabled: false, viewport: NARROW });
  await copyCookies(context, shopper);
  await page.goto(LINKS.myAccount);
  const orders = page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Orders' });
  expect(await orders.isVisible()).toBe(false);
  await page.getByText('My Account Overview').click();
  await orders.click();
  await page.getByRole('heading', { level: 1, name: 'Your orders' }).waitFor();
  expect(placeOf(page)).toBe(ORDER_HISTORY_PATH);
});

test('[ACC-01] [PLT-03] the overview of a member with an order passes axe, wide and narrow, light and dark', async () => {
  const { shopper } = await aMemberWithCoupons();
  await placeOrder(shopper, [{ partNumber: finds.inStock[0]?.sku ?? '' }]);
  const { page, context } = await browser.visit(READY_FOR_AXE);
  await copyCookies(context, shopper);
  await openHydrated(page, LINKS.myAccount);
  expect(await page.getByRole('region', { name: 'Pals Rewards' }).textContent()).toMatch(/to load, worth \$/);
  expect(await violationsEverywhere(page)).toEqual({});
});

/** What the addresses of RTE-07 show to a signed-in shopper, with the parameters that the source has. */
const ADDRESSES: ReadonlyArray<readonly [path: string, title: RegExp]> = [
  [
    '/shop/AjaxLogonForm?myAcctMain=1&catalogId=10051&langId=-1&storeId=10151&myAccountActivePage=myAccount',
    /^Hi, Ada/,
  ],
  ['/shop/TrackOrderStatus', /order/i],
  ['/shop/MyListsView?showTabName=purchaselist', /^Buy again$/],
  ['/shop/RepeatDeliveryListingView', /^Repeat delivery$/],
  ['/shop/PetcoServicesGroomingAppointmentView', /^Appointments$/],
  ['/shop/UserRegistrationForm?new=Y', /^You’re signed in as Ada/],
  ['/shop/en/petcostore/s/petco-coupons-promos', /offers|coupons/i],
  ['/shop/en/petcostore/c/credit-card', /first purchase/i],
  ['/shop/PetcoPayRewardsAndTxnView?myAccountActivePage=petcoPayRewards', /Petco Pay/],
  ['/shop/PetcoMyMembershipsView?myAccountActivePage=myCoreCare', /^Memberships$/],
  ['/shop/PetcoInsuranceView', /insurance/i],
  ['/privacy-policy', /privacy/i],
  ['/terms-of-use', /terms/i],
  ['/returns', /return/i],
  ['/shipping', /shipping/i],
  ['/help', /help/i],
  ['/contact-us', /contact/i],
];

test('[RTE-07] each address of the source shows a signed-in shopper a page of its own', async () => {
  const { page, consoleMessages } = await visitSignedIn(browser, await aCustomer('Ada'), ADDRESSES[0]?.[0] ?? '');
  const found: Array<readonly [path: string, status: number | undefined, isTitled: boolean, title: string]> = [];
  for (const [path, title] of ADDRESSES) {
    const response = await page.goto(path);
    const heading = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
    found.push([path, response?.status(), title.test(heading), heading]);
  }
  expect(found.filter(([, status, isTitled]) => status !== 200 || !isTitled)).toEqual([]);
  expect(new Set(found.map(([, , , title]) => title)).size).toBe(ADDRESSES.length);
  expect(consoleMessages).toEqual([]);
});
