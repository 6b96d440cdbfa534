import type { Page } from 'playwright-core';
import { openHydrated, untilHydrated } from '../support/browser';
import { aCustomer, copyCookies } from '../support/shoppers';
import { setUpBrowser } from './set-up';

const RETURN = '%2Freturns';
const RESET = `/shop/ResetPasswordForm?URL=${RETURN}`;

const browser = setUpBrowser();

const open = async (javaScriptEnabled: boolean) => {
  const { page, context } = await browser.visit({ javaScriptEnabled });
  const goTo = (path: string): Promise<unknown> => (javaScriptEnabled ? openHydrated(page, path) : page.goto(path));
  return { page, context, goTo };
};

const headingOf = (page: Page): Promise<string | null> => page.getByRole('heading', { level: 1 }).textContent();

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_, isAlive) => {
  test.each(['/shop/LogonForm?', '/shop/UserRegistrationForm?new=Y&'])(
    '[RTE-06] %s shows a signed-in shopper links onward and the sign-out',
    async (path) => {
      const { page, context, goTo } = await open(isAlive);
      await copyCookies(context, (await aCustomer('Robin')).shopper);
      await goTo(`${path}URL=${RETURN}`);
      expect(await headingOf(page)).toBe('You’re signed in as Robin');
      const main = page.getByRole('main');
      expect(await main.getByRole('link', { name: 'Continue where you left off' }).getAttribute('href')).toBe(
        '/returns',
      );
      expect(await main.getByRole('link', { name: 'My Account' }).getAttribute('href')).toMatch(/myAcctMain=1/);
      await main.getByRole('button', { name: 'Sign Out' }).click();
      await page.waitForURL(/\/petcostore\?ts=\d+$/);
      await goTo(`${path}URL=${RETURN}`);
      expect(await headingOf(page)).not.toContain('You’re signed in');
    },
  );

  test('[MOD-04] a reload between requesting and using a code keeps the step and the email and sends no request', async () => {
    const { page, goTo } = await open(isAlive);
    await goTo(RESET);
    await page.getByLabel('Email', { exact: true }).fill('nobody@example.test');
    await page.getByRole('button', { name: 'Email Me a Code' }).click();
    const sent = page.getByText('If an account exists for nobody@example.test, we’ve sent a code.');
    await sent.waitFor();
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') requested.push(request.url());
    });
    await page.reload();
    await sent.waitFor();
    expect(page.url()).not.toContain('nobody');
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('nobody@example.test');
    expect(await page.getByLabel('Code from our email').count()).toBe(1);
    expect(requested.filter((url) => url.includes('ResetPasswordForm'))).toEqual([]);
    if (isAlive) await untilHydrated(page);
    await page.goBack();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  });
});
