import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { HttpShopper } from '../support/http-shopper';
import { placeOrder } from '../support/placed-order';
import { findProducts } from '../support/sample-products';
import { aCustomer, type SignedInShopper } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { beginJourney, WAYS } from './account-journey';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();

const visit = (known: SignedInShopper, options?: Parameters<typeof visitSignedIn>[3]) =>
  visitSignedIn(browser, known, ACCOUNT_PATHS.data, options);

const remove = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Permanently delete my account' }).click();
};

test('[ACC-07] what is known is a file that nobody stores, and only for its owner', async () => {
  const known = await aCustomer();
  const { status, headers, text } = await known.shopper.get(ACCOUNT_PATHS.download);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/json; charset=utf-8',
    'private, no-store',
  ]);
  expect(JSON.parse(text)).toMatchObject({ account: { email: known.account.email, firstName: 'Robin' } });
  const guest = await new HttpShopper().get(ACCOUNT_PATHS.download);
  expect([guest.status, guest.headers.get('location')]).toEqual([
    302,
    `/shop/LogonForm?URL=${encodeURIComponent(ACCOUNT_PATHS.data)}`,
  ]);
});

test.each(WAYS)(
  '[ACC-07] %s, a shopper downloads what is known and deletes the account, which is gone',
  async (_name, way) => {
    const known = await aCustomer();
    const { page, main, open, press, type, field, button, says } = await beginJourney(browser, way, known);
    await open(ACCOUNT_PATHS.data);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(main.getByRole('link', { name: 'Download as JSON' })),
    ]);
    expect(download.suggestedFilename()).toBe('my-data.json');
    const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(file).toMatchObject({ account: { email: known.account.email } });

    await type(field('Current password'), 'Not-the-passw0rd');
    await button('Permanently delete my account');
    await says('Your current password is incorrect');
    await type(field('Current password'), known.account.password);
    await button('Permanently delete my account');
    await main.getByRole('heading', { level: 1, name: 'Your account has been deleted' }).waitFor();
    expect((await new HttpShopper().post('/shop/LogonForm', { ...known.account })).status).toBe(400);
    await page.goto(ACCOUNT_PATHS.data);
    expect(page.url()).toContain('/shop/LogonForm');
  },
);

test('[ACC-07] an order that is not finished blocks the deletion and is named', async () => {
  const known = await aCustomer();
  const { inStock } = await findProducts();
  const { orderId } = await placeOrder(known.shopper, [{ partNumber: inStock[0]?.sku ?? '' }]);
  const { page } = await visit(known);
  await remove(page, known.account.password);
  await page.getByText('We couldn’t delete your account').waitFor();
  await page.getByRole('link', { name: `Order ${orderId}` }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(page.url()).toContain(orderId);
});

test('[ACC-07] [PLT-03] the page passes axe, wide and narrow, light and dark', async () => {
  const { page } = await visit(await aCustomer(), READY_FOR_AXE);
  expect(await violationsEverywhere(page)).toEqual({});
});
