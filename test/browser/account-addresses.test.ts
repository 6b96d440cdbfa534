import type { Page } from 'playwright-core';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { openHydrated, PHONE, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { aCardholder, aCustomer, copyCookies, endElsewhere, signedIn } from '../support/shoppers';
import { CARDS, onCheckout, withCart } from './checkout-page';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { setUpBrowser } from './set-up';
import { placeOf } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const BOOK = ACCOUNT_PATHS.addresses;
const WALLET = ACCOUNT_PATHS.wallet;

const main = (page: Page) => page.getByRole('main');
const entry = (page: Page, text: string) => main(page).getByRole('listitem').filter({ hasText: text });

/** Types a new address on the form that is shown. */
const fillAddress = async (page: Page, street: string): Promise<void> => {
  await page.getByLabel('First name').fill('Kim');
  await page.getByLabel('Last name').fill('Lee');
  await page.locator('[name=line1]').fill(street);
  await page.getByLabel('ZIP Code').fill('92101');
};

/** Presses a button that posts a form, and waits for the page that follows. */
const post = async (page: Page, name: string | RegExp): Promise<void> => {
  await Promise.all([page.waitForEvent('load'), main(page).getByRole('button', { name }).click()]);
};

test('[ACC-03] [CHK-04] [CHK-03] a customer adds an address as the directory writes it, which becomes the default of each use', async () => {
  const { page, context, consoleMessages } = await browser.visit();
  await copyCookies(context, (await aCustomer('Kim')).shopper);
  await openHydrated(page, BOOK);
  await main(page).getByText('No saved addresses yet.').waitFor();
  await main(page).getByRole('link', { name: 'Add an address' }).click();
  await page.waitForURL(`**${BOOK}?edit=new`);
  await untilHydrated(page);
  await main(page).getByRole('button', { name: 'Save address' }).click();
  await main(page)
    .getByRole('link', { name: /^First name/ })
    .first()
    .waitFor();
  expect(placeOf(page)).toBe(`${BOOK}?edit=new`);
  await fillAddress(page, '2 Bay Street');
  await eventually(async () => expect(await page.getByLabel('City').inputValue()).toBe('San Diego'));
  await main(page).getByText('Your first address is your default.').waitFor();
  await post(page, 'Save address');
  await page.getByRole('radio', { name: /^2 Bay St,/ }).check();
  await untilHydrated(page);
  await post(page, 'Save address');
  expect(placeOf(page)).toBe(`${BOOK}?done=saved`);
  expect(await entry(page, '2 Bay St').innerText()).toMatch(/Default delivery[\s\S]*Default billing/);
  expect(consoleMessages).toEqual([]);
});

test('[ACC-03] [PLT-03] on a phone without scripts an address is added, made a default and removed; a guest signs in first', async () => {
  const account = await new HttpShopper().makeAccount('Kai');
  const { page } = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto(`${BOOK}?edit=new`);
  await main(page).getByLabel('Email').fill(account.email);
  await main(page).getByLabel('Password', { exact: true }).fill(account.password);
  await main(page).getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`**${BOOK}?edit=new`);
  await fillAddress(page, '1 Bark Street');
  await page.getByLabel('ZIP Code').fill('00000');
  await post(page, 'Save address');
  await page.getByText("We couldn't find ZIP code 00000.").first().waitFor();
  expect(await page.locator('[name=line1]').inputValue()).toBe('1 Bark Street');
  await page.getByLabel('ZIP Code').fill('92101');
  await post(page, 'Save address');
  await page.getByRole('radio', { name: /^Keep what I entered/ }).check();
  await post(page, 'Save address');
  expect(await entry(page, '1 Bark Street').innerText()).toMatch(/Default delivery[\s\S]*Default billing/);
  await main(page)
    .getByRole('link', { name: /^Remove/ })
    .click();
  await main(page).getByText('This is your default delivery address.').waitFor();
  await post(page, 'Remove address');
  await main(page).getByText('No saved addresses yet.').waitFor();
});

test.each([true, false])(
  '[ACC-03] a changed address outlasts a session that was ended elsewhere, and stays the same one, with scripts: %s',
  async (javaScriptEnabled) => {
    const known = await aCustomer('Noa');
    const { page, context } = await browser.visit({ javaScriptEnabled });
    const hydrated = async (): Promise<void> => {
      if (javaScriptEnabled) await untilHydrated(page);
    };
    await copyCookies(context, known.shopper);
    await page.goto(`${BOOK}?edit=new`);
    await hydrated();
    await fillAddress(page, '1 Bark St');
    await page.getByLabel('City').fill('San Diego');
    await page.getByLabel('State').selectOption('CA');
    await post(page, 'Save address');
    await hydrated();
    await main(page).getByRole('link', { name: 'Edit 1 Bark St' }).click();
    await page.waitForURL(`**${BOOK}?edit=*`);
    await hydrated();
    await page.locator('[name=line1]').fill('9 N Bark St');
    await endElsewhere(known);
    await post(page, 'Save address');
    await hydrated();
    await main(page).getByText('Your session has ended').waitFor();
    await main(page).getByRole('heading', { level: 1, name: 'Edit address' }).waitFor();
    expect(await page.locator('[name=line1]').inputValue()).toBe('9 N Bark St');
    await copyCookies(context, (await signedIn(known.account)).shopper);
    await post(page, 'Save address');
    expect(placeOf(page)).toBe(`${BOOK}?done=saved`);
    expect(
      await main(page)
        .getByRole('link', { name: /^Edit / })
        .count(),
    ).toBe(1);
    expect(await entry(page, '9 N Bark St').count()).toBe(1);
  },
);

test('[ACC-03] [PAY-05] a saved card is shown, made the default and removed, and is not offered any more', async () => {
  const { shopper } = await aCardholder('Max');
  const { page, context, consoleMessages } = await browser.visit();
  await withCart(context, finds.inStock[0] ?? finds.withSizes, shopper);
  const steps = onCheckout(page);
  await openHydrated(page, '/checkout/delivery');
  await steps.address();
  await steps.reached('payment');
  await page.getByRole('radio', { name: 'Another card' }).check();
  await page.getByLabel('Save this card for next time').check();
  await steps.card(CARDS.approved);
  await steps.reached('review');
  await steps.place();
  await steps.confirmed();

  await openHydrated(page, WALLET);
  expect(await entry(page, 'Visa ending in 4242').innerText()).toMatch(/Expires 12\/2040[\s\S]*Default/);
  const own = entry(page, 'Petco Pay ending in');
  expect(await own.innerText()).toContain('Temporary');
  await post(page, /^Make default: Petco Pay/);
  expect(placeOf(page)).toBe(`${WALLET}?done=default`);
  expect(await own.innerText()).toContain('Default');
  await untilHydrated(page);
  await main(page).getByRole('link', { name: 'Remove Visa ending in 4242' }).click();
  await page.waitForURL(`**${WALLET}?remove=*`);
  await untilHydrated(page);
  expect(await main(page).innerText()).toContain('our payment provider will delete this card');
  await post(page, 'Remove card');
  expect(placeOf(page)).toBe(`${WALLET}?done=removed`);
  expect(await main(page).innerText()).not.toContain('4242');

  await withCart(context, finds.inStock[0] ?? finds.withSizes, shopper);
  await openHydrated(page, '/checkout/payment');
  expect(await page.getByRole('radio', { name: /^Visa ending in/ }).count()).toBe(0);
  expect(consoleMessages).toEqual([]);
});

test('[ACC-03] [PLT-03] without scripts a card is removed after a question; a guest signs in first', async () => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto(WALLET);
  expect(placeOf(page)).toBe(`/shop/LogonForm?URL=${encodeURIComponent(WALLET)}`);
  await copyCookies(context, (await aCardholder('Mia')).shopper);
  await page.goto(WALLET);
  await main(page)
    .getByRole('link', { name: /^Remove Petco Pay/ })
    .click();
  await main(page).getByRole('link', { name: 'Keep card' }).click();
  await main(page)
    .getByRole('link', { name: /^Remove Petco Pay/ })
    .click();
  await post(page, 'Remove card');
  await main(page).getByText('No saved cards yet.').waitFor();
});

test('[PLT-03] the address book, its form, its question and the wallet pass axe, wide and narrow, light and dark', async () => {
  const { shopper } = await aCardholder('Liv');
  const { page, context } = await browser.visit(READY_FOR_AXE);
  await copyCookies(context, shopper);
  await openHydrated(page, `${BOOK}?edit=new`);
  await fillAddress(page, '1 Bark St');
  await eventually(async () => expect(await page.getByLabel('City').inputValue()).toBe('San Diego'));
  await post(page, 'Save address');
  const links = [`${BOOK}?edit=new`, BOOK, WALLET];
  await page.goto(BOOK);
  for (const name of [/^Edit/, /^Remove/]) {
    links.push((await main(page).getByRole('link', { name }).getAttribute('href')) ?? '');
  }
  for (const path of links) {
    await openHydrated(page, path);
    expect([path, await violationsEverywhere(page)]).toEqual([path, {}]);
  }
});
