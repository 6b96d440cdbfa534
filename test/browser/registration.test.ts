import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { startShop, type ShopProcess } from '../support/shop-process';
import { setUpBrowser } from './set-up';

const REGISTER = '/shop/UserRegistrationForm?new=Y&URL=%2Freturns';
const PASSWORD = 'Pawsome123';
/** The captcha takes about a second on a phone, and much longer on a busy machine. */
const PROVED_WITHIN_MS = 30_000;

const browser = setUpBrowser();

const newEmail = (): string => `${randomUUID()}@example.test`;

const fillIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Reed');
  await page.locator('#register-email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('#register-phoneNumber').fill('5555550100');
};

const create = (page: Page): Promise<void> => page.getByRole('button', { name: 'Create Account' }).click();

/** Registers and returns the stored data. */
const registered = async (page: Page): Promise<string | undefined> => {
  await page.waitForURL('**/returns');
  return (await page.context().cookies()).find(({ name }) => name === 'rUserType')?.value;
};

test('[REG-01] [REG-05] a shopper creates an account, is signed in and returns to the page', async () => {
  const { page, consoleMessages } = await browser.visit();
  await openHydrated(page, REGISTER);
  await fillIn(page, newEmail());
  await create(page);
  expect(await registered(page)).toBe('R');
  expect(consoleMessages).toEqual([]);
});

test('[REG-04] the page after a registration welcomes the new member by name, once', async () => {
  const { page } = await browser.visit();
  await openHydrated(page, REGISTER);
  await fillIn(page, newEmail());
  await create(page);
  expect(await registered(page)).toBe('R');
  await page.getByText('Welcome, Robin! Your account is ready.').waitFor();
  await openHydrated(page, '/shop/en/petcostore');
  expect(
    await page
      .getByText(/Welcome/)
      .filter({ hasText: 'Your account is ready' })
      .count(),
  ).toBe(0);
  expect(await page.getByText(/Welcome back/).count()).toBe(0);
});

test('[REG-04] a greeting follows a registration without scripts', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false });
  await page.goto(REGISTER);
  await fillIn(page, newEmail());
  await create(page);
  expect(await registered(page)).toBe('R');
  await page.getByRole('banner').getByText('Hi, Robin').waitFor();
});

test('[REG-08] [ERR-08] an email with an account is reported beside the field until it is edited', async () => {
  const { page } = await browser.visit();
  await openHydrated(page, REGISTER);
  await fillIn(page, 'pat@example.test');
  await create(page);
  const error = page.locator('#register-email-error');
  await error.getByText(/^An account already exists for this email address\./).waitFor();
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
  await page.locator('#register-email').fill(newEmail());
  expect(await error.textContent()).toBe('');
  await create(page);
  expect(await registered(page)).toBe('R');
});

test('[PLT-03] [REG-01] works without scripts too, and errors return with all values except the password', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false });
  await page.goto(REGISTER);
  await fillIn(page, 'pat@example.test');
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    create(page),
  ]);
  expect(reply.status()).toBe(409);
  await page
    .locator('#register-email-error')
    .getByText(/^An account already exists/)
    .waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Robin');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await fillIn(page, newEmail());
  await create(page);
  expect(await registered(page)).toBe('R');
});

describe('[REG-07] in a shop that requires a captcha', () => {
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await startShop({
      environment: { STORE_CONF: '{"CAPTCHA_INTERSTITIAL_ENABLED":"Y","CAPTCHA_SITE_KEY":"altcha"}' },
    });
  }, 120_000);
  afterAll(() => shop.stop());

  const open = async (options: BrowserContextOptions = {}) => {
    const visit = await browser.visit({ baseURL: shop.address, ...options });
    return { ...visit, button: visit.page.getByRole('button', { name: 'Create Account' }) };
  };

  test('the browser solves it by itself under the strict policy, and the form cannot be sent before', async () => {
    const { page, button, consoleMessages } = await open();
    await openHydrated(page, REGISTER);
    expect(await button.isDisabled()).toBe(true);
    await fillIn(page, newEmail());
    await eventually(async () => expect(await button.isEnabled()).toBe(true), PROVED_WITHIN_MS);
    await create(page);
    expect(await registered(page)).toBe('R');
    expect(consoleMessages).toEqual([]);
  });

  test('the page explains the requirement without scripts', async () => {
    const { page, button } = await open({ javaScriptEnabled: false });
    await page.goto(REGISTER);
    expect(await page.getByText('This form needs JavaScript to verify you’re human.').isVisible()).toBe(true);
    expect(await button.isDisabled()).toBe(true);
  });
});
