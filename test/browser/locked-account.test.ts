import type { BrowserContextOptions, Page } from 'playwright-core';
import { BROWSER_KNOWN, LINK_SENT, LOCKED_HELP } from '../../core/identity/sign-in/sign-in-link-message';
import { approachHeader, DESKTOP, openHydrated, PHONE, untilHydrated } from '../support/browser';
import { HttpShopper, type Account } from '../support/http-shopper';
import { PATHS } from '../support/sample-products';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { setUpBrowser } from './set-up';
import { onShop, signIn } from './shop-page';

const LOCKED = 'This account is locked after too many incorrect passwords. Try again in 15 minutes.';

const browser = setUpBrowser();

/** An account locked by others' wrong passwords. */
const lockedAccount = async (): Promise<Account> => {
  const account = await new HttpShopper().makeAccount('Robin');
  for (let time = 0; time < 10; time += 1) {
    const wrong = { logonId: account.email, logonPassword: `Wrong1234${time}` };
    await new HttpShopper().call('POST', 'loginidentity?updateCookies=true', wrong);
  }
  return account;
};

/** The address in the newest mailed link to this email, on this shop. */
const mailedLink = async (email: string): Promise<string> => {
  const outbox = (await new HttpShopper().get('/dev/outbox')).text;
  const letter = outbox.split('<article').find((part) => part.includes(email) && part.includes('SignInLinkForm')) ?? '';
  return /\/shop\/SignInLinkForm\?code=[\w-]+/.exec(letter)?.[0] ?? '';
};

const isSignedIn = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name, value }) => name === 'rUserType' && value === 'R');

const ways: ReadonlyArray<[string, BrowserContextOptions]> = [
  ['with scripts, on a desktop', { viewport: DESKTOP, ...READY_FOR_AXE }],
  ['with scripts, on a phone', { viewport: PHONE }],
  ['without scripts, on a phone', { viewport: PHONE, javaScriptEnabled: false }],
];
test.each(ways)(
  '[USR-05, ERR-07] %s, the owner of a locked account gets advice and signs in by a mailed link, and others cannot',
  async (_case, options) => {
    const account = await lockedAccount();
    const { page } = await browser.visit(options);
    await page.goto(PATHS.signIn);
    if (options.javaScriptEnabled !== false) await untilHydrated(page);
    await signIn(page, account);
    await page.getByText(LOCKED).waitFor();
    await page.waitForLoadState('domcontentloaded');
    expect(await page.getByText(LOCKED_HELP).isVisible()).toBe(true);
    if (options.viewport === DESKTOP) expect(await violationsEverywhere(page)).toEqual({});
    await page.getByRole('button', { name: 'Email Me a Link' }).click();
    await page.getByText(LINK_SENT).waitFor();
    await page.goto(await mailedLink(account.email));
    if (options.viewport === DESKTOP) expect(await violationsEverywhere(page)).toEqual({});
    await page.getByRole('button', { name: 'Approve This Browser' }).click();
    await page.getByText(BROWSER_KNOWN).waitFor();
    if (options.javaScriptEnabled !== false) await untilHydrated(page);
    await signIn(page, account);
    await page.waitForURL(({ pathname }) => pathname === PATHS.home);
    expect(await isSignedIn(page)).toBe(true);
    expect((await new HttpShopper().post(PATHS.signIn, { ...account })).status).toBe(400);
  },
);

test('[USR-05] the sign-in over a page offers the link too; a used one is refused with a clear message', async () => {
  const account = await lockedAccount();
  const { page } = await browser.visit();
  await openHydrated(page, PATHS.category);
  await approachHeader(page);
  await onShop(page).account.click();
  await page.locator('header').getByRole('link', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await signIn(page, account);
  await dialog.getByRole('button', { name: 'Email Me a Link' }).click();
  await page.getByText(LINK_SENT).waitFor();
  const link = await mailedLink(account.email);
  for (const outcome of [BROWSER_KNOWN, 'This link is incorrect, used or expired. Request a new one.']) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Approve This Browser' }).click();
    await page.getByText(outcome).waitFor();
  }
});

test('[USR-05] a browser that has signed in before can sign in as usual', async () => {
  const account = await new HttpShopper().makeAccount('Robin');
  const { page } = await browser.visit();
  await openHydrated(page, PATHS.signIn);
  await signIn(page, account);
  await page.waitForURL(({ pathname }) => pathname !== PATHS.signIn);
  const known = (await page.context().cookies()).find(({ name }) => name === 'knownBrowser');
  expect(known).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  await page.context().clearCookies({ name: /^(?!knownBrowser)/ });
  for (let time = 0; time < 10; time += 1) {
    const wrong = { logonId: account.email, logonPassword: `Wrong1234${time}` };
    await new HttpShopper().call('POST', 'loginidentity?updateCookies=true', wrong);
  }
  await openHydrated(page, PATHS.signIn);
  await signIn(page, account);
  await page.waitForURL(({ pathname }) => pathname !== PATHS.signIn);
  expect(await isSignedIn(page)).toBe(true);
});
