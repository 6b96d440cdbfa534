import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { openHydrated, TestBrowser } from '../support/browser';
import { PATHS } from '../support/sample-products';
import { startShop, type ShopProcess } from '../support/shop-process';

/** A shop with Google sign-in, replaced by a stub page of the shop in development. */
let shop: ShopProcess;
let browser: TestBrowser;
beforeAll(async () => {
  const environment = { STORE_CONF: '{"GOOGLE_SIGNIN_ENABLED":"ON"}' };
  [shop, browser] = await Promise.all([startShop({ environment }), TestBrowser.launch()]);
});
afterEach(() => browser.endVisits());
afterAll(() => Promise.all([shop.stop(), browser.close()]));

/** Presses the button for Google and returns the window that it opens. */
const pressGoogle = async (page: Page): Promise<Page> => {
  const context = page.context();
  const before = context.pages();
  await page.getByRole('button', { name: 'Sign in with Google (development)' }).click();
  // On a busy machine the event `popup` is missing for some windows.
  const chooser = await eventually(async () => {
    const opened = context.pages().find((other) => !before.includes(other));
    if (opened === undefined) throw new Error('no window has opened');
    return opened;
  });
  await chooser.waitForLoadState();
  return chooser;
};

/** Opens Google's window from the sign-in page. */
const openChooser = async (page: Page): Promise<Page> => {
  await openHydrated(page, PATHS.signIn);
  return pressGoogle(page);
};

test("[USR-11] signs in with a Google account by a credential with this browser's nonce", async () => {
  const { page, context } = await browser.visit({ baseURL: shop.address });
  const chooser = await openChooser(page);
  const nonce = new URL(chooser.url()).searchParams.get('nonce');
  const kept = (await context.cookies()).find(({ name }) => name === 'googleNonce');
  expect(nonce).toMatch(/^[\w-]{43}$/);
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(kept?.value).not.toContain(nonce);
  await chooser.getByRole('button', { name: /Pat Doe/ }).click();
  await page.waitForURL(({ pathname }) => pathname !== PATHS.signIn);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'rUserType')?.value).toBe('R');
  expect(cookies.some(({ name }) => name === 'googleNonce')).toBe(false);
});

test('[USR-11] refuses a credential for another browser, and the button then works with a new nonce', async () => {
  const { page, context } = await browser.visit({ baseURL: shop.address });
  const chooser = await openChooser(page);
  const first = new URL(chooser.url()).searchParams.get('nonce');
  await context.clearCookies({ name: 'googleNonce' });
  await chooser.getByRole('button', { name: /Pat Doe/ }).click();
  await page.getByText('Your Google sign-in expired or was started in another browser.').waitFor();
  const again = await pressGoogle(page);
  expect(new URL(again.url()).searchParams.get('nonce')).not.toBe(first);
  await again.getByRole('button', { name: /Pat Doe/ }).click();
  await page.waitForURL(({ pathname }) => pathname !== PATHS.signIn);
});
