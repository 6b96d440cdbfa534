import type { Page } from 'playwright-core';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { openHydrated, TestBrowser, untilHydrated } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { aCustomer, endElsewhere, type SignedInShopper } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { placeOf } from './shop-page';

let browser: TestBrowser;

beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

const visit = (known: SignedInShopper, path: string, options?: Parameters<typeof visitSignedIn>[3]) =>
  visitSignedIn(browser, known, path, options);

/** The code in the newest mail to an address, from the development outbox. */
const mailedCodeTo = async (email: string): Promise<string> => {
  const { text } = await new HttpShopper().get('/dev/outbox');
  const mail = text.slice(text.indexOf(email));
  const code = /\b[A-HJ-NP-Z2-9]{8}\b/.exec(mail)?.[0];
  if (code === undefined) throw new Error(`no code for ${email}`);
  return code;
};

const press = (page: Page, name: string): Promise<void> => page.getByRole('main').getByRole('button', { name }).click();

test.each([true, false])(
  '[ACC-02] changes name, phone number and the wish for mail, with scripts: %s',
  async (javaScriptEnabled) => {
    const known = await aCustomer();
    const { page, consoleMessages } = await visit(known, ACCOUNT_PATHS.profile, { javaScriptEnabled });
    await page.getByLabel('First name').fill('Maximilian');
    await page.getByLabel('Phone number').fill('6195550123');
    await page.getByLabel('Email me about offers and news').check();
    await press(page, 'Save changes');
    await page.waitForURL(/done=saved/);
    expect(await page.getByLabel('First name').inputValue()).toBe('Maximilian');
    expect(await page.getByLabel('Phone number').inputValue()).toBe('(619) 555-0123');
    expect(await page.getByLabel('Email me about offers and news').isChecked()).toBe(true);
    expect(await page.locator('header').first().textContent()).toContain('Hi, Maximilian');
    expect(consoleMessages).toEqual([]);
  },
);

test('[ACC-02] a new email address counts with the code that was mailed to it', async () => {
  const known = await aCustomer();
  const fresh = `fresh.${known.account.email}`;
  const { page } = await visit(known, ACCOUNT_PATHS.profile);
  await page.getByLabel('New email').fill(fresh);
  await page.getByLabel('Current password').fill('Not-the-passw0rd');
  await press(page, 'Email me a code');
  await page.getByText('Your current password is incorrect').first().waitFor();
  await untilHydrated(page);
  expect(await page.getByLabel('New email').inputValue()).toBe(fresh);
  await page.getByLabel('Current password').fill(known.account.password);
  await press(page, 'Email me a code');
  await page.waitForURL(/done=code-sent/);
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'code');
  await page.getByLabel('Code from our email').fill('WRONG234');
  await press(page, 'Confirm new email');
  await page.getByText('This code is incorrect, used or expired').first().waitFor();
  await untilHydrated(page);
  await page.getByLabel('Code from our email').fill(await mailedCodeTo(fresh));
  await press(page, 'Confirm new email');
  await page.waitForURL(/done=email-changed/);
  expect(await page.getByRole('main').textContent()).toContain(`You sign in with ${fresh}`);
  const again = new HttpShopper();
  expect((await again.post('/shop/LogonForm', { ...known.account, email: fresh })).status).toBe(303);
});

test('[ACC-02] a session that ended half-way keeps what was typed', async () => {
  const known = await aCustomer();
  const { page } = await visit(known, ACCOUNT_PATHS.profile, { javaScriptEnabled: false });
  await page.getByLabel('First name').fill('Maximilian');
  await page.context().clearCookies();
  await press(page, 'Save changes');
  await page.getByText('Your session has ended').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Maximilian');
  expect(await page.getByRole('main').getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/shop/LogonForm?URL=${encodeURIComponent(ACCOUNT_PATHS.profile)}`,
  );
});

test.each([true, false])(
  '[ACC-02] what was typed outlasts a session that was ended elsewhere, and is saved after a sign-in, with scripts: %s',
  async (javaScriptEnabled) => {
    const known = await aCustomer();
    const { page } = await visit(known, ACCOUNT_PATHS.profile, { javaScriptEnabled });
    await page.getByLabel('First name').fill('Maximilian');
    await endElsewhere(known);
    await press(page, 'Save changes');
    await page.getByText('Your session has ended').waitFor();
    if (javaScriptEnabled) await untilHydrated(page);
    expect(await page.getByLabel('First name').inputValue()).toBe('Maximilian');
    const link = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await tab.waitForLoadState();
    await tab.goto('/shop/LogonForm');
    const form = tab.getByRole('main');
    await form.getByLabel('Email').fill(known.account.email);
    await form.getByLabel('Password', { exact: true }).fill(known.account.password);
    await Promise.all([tab.waitForEvent('load'), form.getByRole('button', { name: 'Sign In' }).click()]);
    await press(page, 'Save changes');
    await page.waitForURL(/done=saved/);
    expect(await page.getByLabel('First name').inputValue()).toBe('Maximilian');
  },
);

test.each([true, false])(
  '[ACC-02] [ACC-07] a new password ends the other sessions; one that is left can be ended, with scripts: %s',
  async (javaScriptEnabled) => {
    const known = await aCustomer();
    const other = new HttpShopper();
    await other.post('/shop/LogonForm', { ...known.account });
    const { page } = await visit(known, ACCOUNT_PATHS.security, { javaScriptEnabled });
    expect(await page.getByRole('main').getByText('This browser').count()).toBe(1);
    await page.getByLabel('Current password').fill('Not-the-passw0rd');
    await page.getByLabel('New password').fill('Brandnew456');
    await press(page, 'Change password');
    await page.getByText('Your current password is incorrect').first().waitFor();
    if (javaScriptEnabled) await untilHydrated(page);
    expect(await page.getByLabel('New password').inputValue()).toBe('');
    await page.getByLabel('Current password').fill(known.account.password);
    await page.getByLabel('New password').fill('Brandnew456');
    await press(page, 'Change password');
    await page.waitForURL(/done=password-changed/);
    expect((await other.get(ACCOUNT_PATHS.security)).status).not.toBe(200);
    const third = new HttpShopper();
    await third.post('/shop/LogonForm', { email: known.account.email, password: 'Brandnew456' });
    await page.reload();
    if (javaScriptEnabled) await untilHydrated(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Sign out (?!everywhere)/ })
      .click();
    await page.waitForURL(/done=session-ended/);
    expect((await third.get(ACCOUNT_PATHS.security)).status).not.toBe(200);
  },
);

test('[ACC-07] signs out everywhere', async () => {
  const known = await aCustomer();
  const other = new HttpShopper();
  await other.post('/shop/LogonForm', { ...known.account });
  const { page } = await visit(known, ACCOUNT_PATHS.security);
  await press(page, 'Sign out everywhere');
  await page.waitForURL(/\/shop\/en\/petcostore/);
  await openHydrated(page, ACCOUNT_PATHS.security);
  expect(placeOf(page)).toBe(`/shop/LogonForm?URL=${encodeURIComponent(ACCOUNT_PATHS.security)}`);
  expect((await other.get(ACCOUNT_PATHS.security)).status).not.toBe(200);
});

test.each([ACCOUNT_PATHS.profile, ACCOUNT_PATHS.security])(
  '[ACC-02] [ACC-07] [PLT-03] %s passes axe, wide and narrow, light and dark, also with errors',
  async (path) => {
    const { page } = await visit(await aCustomer('Wolfeschlegelsteinhausen'), path, READY_FOR_AXE);
    expect(await violationsEverywhere(page)).toEqual({});
    const first = page.getByRole('main').locator('form').first();
    await first.locator('input').first().fill('');
    await first.getByRole('button', { name: /Save changes|Change password/ }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await violationsEverywhere(page)).toEqual({});
  },
);
