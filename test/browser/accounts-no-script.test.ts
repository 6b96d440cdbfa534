import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { OFFERS_PATH, REWARDS_PATH } from '../../core/paths/paths';
import { eventually } from '../support/eventually';
import type { HttpShopper, Account } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aCustomer, aMemberWithCoupons, copyCookies } from '../support/shoppers';
import { addToCart } from './checkout-page';
import { setUpBrowser } from './set-up';
import { onShop, placeOf, signIn } from './shop-page';

const REGISTER = `/shop/UserRegistrationForm?new=Y&URL=${encodeURIComponent(OFFERS_PATH)}`;

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const visit = async (path: string, shopper?: HttpShopper): Promise<Page> => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false });
  if (shopper !== undefined) await copyCookies(context, shopper);
  await page.goto(path);
  return page;
};

/**
 * Submits a form and returns the shop's first response: a redirect, or the page with errors. The resulting page has
 * loaded then.
 */
const send = async (page: Page, button: Locator): Promise<number> => {
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.waitForEvent('load'),
    button.click(),
  ]);
  return reply.status();
};

const press = (page: Page, name: string): Promise<number> =>
  send(page, page.getByRole('main').getByRole('button', { name }).first());

const couponsOf = (page: Page): Locator => page.getByRole('list', { name: 'Your coupons' }).getByRole('listitem');
const REFUSED = 'Not available';
const ANSWERED = /Ready to use|Not available/;

/** Loads a member's coupons and waits for the store system's response to each: up to 7 s for one. */
const loadCoupons = async (page: Page): Promise<void> => {
  expect(await press(page, 'Load my rewards to use them')).toBe(303);
  expect(await couponsOf(page).filter({ hasText: 'Loading...' }).count()).toBeGreaterThan(0);
  await eventually(async () => {
    const further = page.getByRole('link', { name: 'Check status' });
    // A page that exceeds its time limit says so and is requested again.
    await ((await further.count()) > 0 ? further.click() : page.reload());
    await page.waitForLoadState();
    expect(await couponsOf(page).filter({ hasText: ANSWERED }).count()).toBeGreaterThan(0);
    expect(await couponsOf(page).filter({ hasNotText: ANSWERED }).count()).toBe(0);
  }, 30_000);
};

/** The cart's total in cents. */
const totalOf = async (page: Page): Promise<number> => {
  const total = page.locator('dt').filter({ hasText: 'Estimated total' }).locator('xpath=following-sibling::dd');
  return Math.round(Number(((await total.textContent()) ?? '').replace(/[$,]/g, '')) * 100);
};

const fillIn = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [field, value] of Object.entries(values)) await page.locator(`#register-${field}`).fill(value);
};

const errorOf = (page: Page, field: string): Promise<string | null> =>
  page.locator(`#register-${field}-error`).textContent();

test("[PLT-03, REG-01, REG-05, FRM-01, FRM-02, FRM-03, FRM-04, FRM-05, FRM-07] a registration without scripts returns with each field's error and then creates the account", async () => {
  const page = await visit(REGISTER);
  await fillIn(page, { firstName: 'R2D2', email: 'robin', password: 'nodigits-Here', phoneNumber: '12' });
  expect(await press(page, 'Create Account')).toBe(400);
  expect(await errorOf(page, 'firstName')).toBe(
    'This field  accepts alphabet text only. Please remove any numbers, special characters or punctuation.',
  );
  expect(await errorOf(page, 'lastName')).toBe('This field is required.');
  expect(await errorOf(page, 'email')).toMatch(/^Please enter a valid email address using the format: /);
  expect(await errorOf(page, 'password')).toBe('8-20 characters and include at least one number and 1 capital letter');
  expect(await errorOf(page, 'phoneNumber')).toBe('Please enter a valid US phone number');
  expect(await page.locator('#register-firstName').inputValue()).toBe('R2D2');
  expect(await page.locator('#register-email').inputValue()).toBe('robin');
  expect(await page.content()).not.toContain('nodigits-Here');

  const account: Account = { email: `${randomUUID()}@example.test`, password: 'Pawsome123' };
  await fillIn(page, { firstName: 'Robin', lastName: 'Reed', phoneNumber: '(555) 555-0100', ...account });
  expect(await press(page, 'Create Account')).toBe(303);
  expect(placeOf(page)).toBe(OFFERS_PATH);
  expect(await onShop(page).account.textContent()).toContain('Hi, Robin');
  expect(await page.content()).not.toContain(account.password);
});

test('[PLT-03, ERR-07, USR-05] a refused sign-in without scripts says so with a matching status, and a correct one returns to the page', async () => {
  const { account } = await aCustomer();
  const page = await visit(`${PATHS.signIn}?URL=${encodeURIComponent(REWARDS_PATH)}`);
  expect(await press(page, 'Sign In')).toBe(400);
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(2);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('Not-the-passw0rd');
  expect(await press(page, 'Sign In')).toBe(400);
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(account.email);
  await signIn(page, account);
  await page.waitForURL(`**${REWARDS_PATH}`);
});

test('[PLT-03, PAL-01, ERR-09] a customer joins without scripts after an invalid phone number was refused', async () => {
  const { shopper } = await aCustomer();
  const page = await visit(REWARDS_PATH, shopper);
  const phone = page.locator('#join-pals-palsPhoneNumber');
  await phone.fill('5555');
  expect(await press(page, 'Join Pals Rewards')).toBe(400);
  expect(await phone.getAttribute('aria-invalid')).toBe('true');
  expect(await phone.inputValue()).toBe('(555) 5');
  await phone.fill('');
  expect(await press(page, 'Join Pals Rewards')).toBe(303);
  await page.getByText('Welcome to Pals Rewards.').waitFor();
  const { text } = await shopper.call('GET', 'palsPromotion/retrievePalsRewardsDetails/@self');
  expect(JSON.parse(text).palsRewardsNo).toMatch(/^\d{9}$/);
});

test('[PLT-03, RWD-06, CRT-03] a member without scripts loads coupons, sees their progress and applies one in the cart', async () => {
  const { shopper } = await aMemberWithCoupons();
  await addToCart(shopper, finds.withSizes, 2);
  const page = await visit(REWARDS_PATH, shopper);
  const coupons = couponsOf(page);
  expect(await coupons.first().textContent()).toContain('Not loaded yet');
  await loadCoupons(page);
  // The store system refuses some coupons at first: they are sent again, as a shopper would do.
  if ((await coupons.filter({ hasText: REFUSED }).count()) > 0) await loadCoupons(page);
  expect(await coupons.filter({ hasText: REFUSED }).count()).toBe(0);

  await page.goto(PATHS.cart);
  const before = await totalOf(page);
  const inCart = coupons.filter({ hasText: /Ready to use/ }).first();
  expect(await send(page, inCart.getByRole('button', { name: /^Apply to cart/ }))).toBe(303);
  expect(placeOf(page)).toMatch(/^\/shop\/OrderItemDisplay/);
  expect(await totalOf(page)).toBeLessThan(before);
  await coupons.filter({ hasText: 'In your cart' }).first().waitFor();
  await send(page, coupons.getByRole('button', { name: /^Remove/ }).first());
  expect(await totalOf(page)).toBe(before);
});
