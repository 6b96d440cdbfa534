import type { Page } from 'playwright-core';
import { openHydrated, TestBrowser } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { PATHS } from '../support/sample-products';
import { startShop, type ShopProcess } from '../support/shop-process';

const DOWN = "We're sorry, our login system is currently unavailable due to maintenance. please check back again soon.";
const REGISTER = '/shop/UserRegistrationForm';
const RESET = '/shop/ResetPasswordForm';
const LINK = '/shop/SignInLinkForm';
const ACCOUNT = { email: 'robin.down@example.test', password: 'Pawsome123' };
const PERSON = { firstName: 'Robin', lastName: 'Reed', phoneNumber: '(555) 555-0100', ...ACCOUNT };

/** A shop whose login service is flagged as down. */
let shop: ShopProcess;
let browser: TestBrowser;
beforeAll(async () => {
  const environment = { STORE_CONF: '{"ONELOGIN_SERVICE_DOWN":"true","CAPTCHA_INTERSTITIAL_ENABLED":"N"}' };
  [shop, browser] = await Promise.all([startShop({ environment }), TestBrowser.launch()]);
}, 180_000);
afterEach(() => browser.endVisits());
afterAll(async () => {
  await Promise.all([browser.close(), shop.stop()]);
});

/** The calls of a page that change an account or open a session. */
const accountCalls = (page: Page): ReadonlyArray<string> => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && /\/(?:loginidentity|guestidentity|person)(?:\/|$)/.test(pathname)) {
      calls.push(pathname);
    }
  });
  return calls;
};

test.each([
  ['sign-in', PATHS.signIn, 'Sign In', { email: ACCOUNT.email, password: ACCOUNT.password }],
  ['registration', REGISTER, 'Create Account', PERSON],
  ['forgotten password', RESET, /code|Email|Send/i, { email: ACCOUNT.email }],
])('[FRM-09] the form of %s says so and sends nothing', async (_name, path, submit, values) => {
  const { page } = await browser.visit({ baseURL: shop.address });
  const calls = accountCalls(page);
  await openHydrated(page, path);
  const main = page.getByRole('main');
  for (const [name, value] of Object.entries(values)) await main.locator(`[name="${name}"]`).fill(value);
  await main.getByRole('button', { name: submit }).first().click();
  await main.getByText(DOWN).first().waitFor();
  expect(calls).toEqual([]);
  expect(await main.locator('[name="email"]').inputValue()).toBe(ACCOUNT.email);
});

test.each([
  ['sign-in', PATHS.signIn, ACCOUNT],
  ['registration', REGISTER, PERSON],
  ['forgotten password', RESET, { step: 'ask', email: ACCOUNT.email }],
  ['a new password', RESET, { step: 'renew', email: ACCOUNT.email, code: 'AAAAAAAA', password: ACCOUNT.password }],
  ['a sign-in link', LINK, { step: 'ask', email: ACCOUNT.email }],
])('[FRM-09] a posted form of %s is blocked', async (_name, path, values) => {
  const { status, text } = await new HttpShopper(shop.address).post(path, { ...values, URL: PATHS.home });
  expect(status).toBe(503);
  expect(text.replaceAll('&#x27;', "'")).toContain(DOWN);
});
