import type { Page } from 'playwright-core';
import { ACCOUNT_FORM_ACTIONS } from '../../core/paths/account-form-actions';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { tabsOf, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { aCustomer, endElsewhere, type SignedInShopper } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { beginJourney, WAYS, WAYS_BY_POINTER, type Way } from './account-journey';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { setUpBrowser } from './set-up';
import { placeOf } from './shop-page';

const browser = setUpBrowser();

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

const begin = (way: Way, known: SignedInShopper) => beginJourney(browser, way, known);

const press = (page: Page, name: string): Promise<void> => page.getByRole('main').getByRole('button', { name }).click();

test.each(WAYS)('[ACC-02] %s, changes name, phone number and the wish for mail', async (_name, way) => {
  const { page, open, field, type, check, button, consoleMessages } = await begin(way, await aCustomer());
  const offers = page.getByRole('checkbox', { name: /^Email me about offers and news/ });
  const reminder = (name: RegExp) => page.getByRole('checkbox', { name });
  await open(ACCOUNT_PATHS.profile);
  await type(field('First name'), 'Maximilian');
  await type(field('Phone number'), '6195550123');
  await check(offers);
  await check(reminder(/^Remind me the day before/), false);
  await button('Save changes');
  await page.waitForURL(/done=saved/);
  expect(await field('First name').inputValue()).toBe('Maximilian');
  expect(await field('Phone number').inputValue()).toBe('(619) 555-0123');
  expect(await offers.isChecked()).toBe(true);
  expect(await reminder(/^Remind me the day before/).isChecked()).toBe(false);
  expect(await reminder(/^Remind me three days before/).isChecked()).toBe(true);
  expect(await page.locator('header').first().textContent()).toContain('Hi, Maximilian');
  expect(consoleMessages).toEqual([]);
});

test.each(WAYS)(
  '[ACC-02] %s, a new email address counts with the code that was mailed to it, and with this code nobody else gets it',
  async (_name, way) => {
    const known = await aCustomer();
    const fresh = `fresh.${known.account.email}`;
    const { page, main, open, field, type, button, says } = await begin(way, known);
    await open(ACCOUNT_PATHS.profile);
    await type(field('New email'), fresh);
    await type(field('Current password'), 'Not-the-passw0rd');
    await button('Email me a code');
    await says('Your current password is incorrect');
    expect(await field('New email').inputValue()).toBe(fresh);
    await type(field('Current password'), known.account.password);
    await button('Email me a code');
    await page.waitForURL(/done=code-sent/);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'code');
    await type(field('Code from our email'), 'WRONG234');
    await button('Confirm new email');
    await says('This code is incorrect, used or expired');

    const code = await mailedCodeTo(fresh);
    const thief = await aCustomer('Mallory');
    const theft = await thief.shopper.post(ACCOUNT_FORM_ACTIONS.confirmEmail, { code });
    expect([theft.status, theft.text.includes('This code is incorrect, used or expired')]).toEqual([400, true]);

    await type(field('Code from our email'), code);
    await button('Confirm new email');
    await page.waitForURL(/done=email-changed/);
    expect(await main.textContent()).toContain(`You sign in with ${fresh}`);
    const again = new HttpShopper();
    expect((await again.post('/shop/LogonForm', { ...known.account, email: fresh })).status).toBe(303);
    expect((await new HttpShopper().post('/shop/LogonForm', { ...known.account })).status).toBe(400);
  },
);

test('[ACC-02] a lost connection keeps what was typed, and the form can be sent when it is back', async () => {
  const { page } = await visit(await aCustomer(), ACCOUNT_PATHS.profile);
  await page.getByLabel('First name').fill('Maximilian');
  await page.context().setOffline(true);
  await press(page, 'Save changes');
  await page.getByRole('alert').filter({ hasText: 'You’re offline' }).waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Maximilian');
  await page.context().setOffline(false);
  await press(page, 'Save changes');
  await page.waitForURL(/done=saved/);
  expect(await page.getByLabel('First name').inputValue()).toBe('Maximilian');
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

const signInOn = async (page: Page, { account }: SignedInShopper): Promise<void> => {
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(account.email);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
};

test.each([true, false])(
  '[ACC-01] [ERR-03] a session that was ended elsewhere leads to the sign-in, and from there back to the page, with scripts: %s',
  async (javaScriptEnabled) => {
    const known = await aCustomer();
    await endElsewhere(known);
    const { page } = await visit(known, `${ACCOUNT_PATHS.addresses}?edit=new`, { javaScriptEnabled });
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signInOn(page, known);
    await page.waitForURL(`**${ACCOUNT_PATHS.addresses}?edit=new`);
    expect(await page.getByRole('main').innerText()).toContain('Save address');
  },
);

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
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    // The new tab says that the session has ended, and removes its cookies.
    const ended = `/shop/CookieErrorView?URL=${encodeURIComponent(ACCOUNT_PATHS.profile)}`;
    await eventually(async () =>
      expect(await tabsOf(page)).toEqual(expect.arrayContaining([expect.stringContaining(ended)])),
    );
    const tab = await page.context().newPage();
    await tab.goto(ended);
    await press(tab, 'Start a new session');
    await signInOn(tab, known);
    await tab.waitForURL(`**${ACCOUNT_PATHS.profile}`);
    await press(page, 'Save changes');
    await page.waitForURL(/done=saved/);
    expect(await page.getByLabel('First name').inputValue()).toBe('Maximilian');
  },
);

test.each(WAYS)(
  '[ACC-02] [ACC-07] %s, a new password ends the other sessions, and another device is signed out',
  async (_name, way) => {
    const known = await aCustomer();
    const other = new HttpShopper();
    await other.post('/shop/LogonForm', { ...known.account });
    const { page, main, open, field, type, button, says } = await begin(way, known);
    await open(ACCOUNT_PATHS.security);
    expect(await main.getByText('This browser').count()).toBe(1);
    await type(field('Current password'), 'Not-the-passw0rd');
    await type(field('New password'), 'Brandnew456');
    await button('Change password');
    await says('Your current password is incorrect');
    expect(await field('New password').inputValue()).toBe('');
    await type(field('Current password'), known.account.password);
    await type(field('New password'), 'Brandnew456');
    await button('Change password');
    await page.waitForURL(/done=password-changed/);
    expect((await other.get(ACCOUNT_PATHS.security)).status).not.toBe(200);
    const third = new HttpShopper();
    await third.post('/shop/LogonForm', { email: known.account.email, password: 'Brandnew456' });
    expect((await third.get(ACCOUNT_PATHS.security)).status).toBe(200);
    await open(ACCOUNT_PATHS.security);
    await button(/^Sign out (?!everywhere)/);
    await page.waitForURL(/done=session-ended/);
    expect((await third.get(ACCOUNT_PATHS.security)).status).not.toBe(200);
  },
);

test.each(WAYS_BY_POINTER)('[ACC-07] %s, signs out everywhere', async (_name, way) => {
  const known = await aCustomer();
  const other = new HttpShopper();
  await other.post('/shop/LogonForm', { ...known.account });
  const { page, main, open, press: activate } = await begin(way, known);
  await open(ACCOUNT_PATHS.security);
  await activate(main.getByRole('button', { name: 'Sign out everywhere' }));
  await main.getByText('You’re signed out everywhere.').waitFor();
  await open(ACCOUNT_PATHS.security);
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
