import type { Page } from 'playwright-core';
import { LISTS_PATH } from '../../core/paths/list-paths';
import { LINKS } from '../../core/paths/links';
import { ACCOUNT_PATHS, APPOINTMENTS_PATH, MY_ACCOUNT_PATH, ORDER_HISTORY_PATH } from '../../core/paths/paths';
import { REPEAT_DELIVERY_PATH } from '../../core/paths/repeat-delivery-paths';
import { repeatStartPath } from '../../core/repeat-delivery/start-address';
import { openHydrated } from '../support/browser';
import { aRepeatShopper, type RepeatShopper } from '../support/repeat-shopper';
import { findProducts } from '../support/sample-products';
import { aCustomer, copyCookies, type SignedInShopper } from '../support/shoppers';
import { dayAhead, onAppointments, timesPath } from './appointments-page';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let customer: SignedInShopper;
let buyer: RepeatShopper;
beforeAll(async () => {
  const partNumbers = (await findProducts()).inStock.map(({ sku }) => sku);
  [customer, buyer] = await Promise.all([aCustomer(), aRepeatShopper(partNumbers)]);
});

const visit = async (path: string, { shopper }: Pick<SignedInShopper, 'shopper'> = customer): Promise<Page> => {
  const { page, context } = await browser.visit(READY_FOR_AXE);
  await copyCookies(context, shopper);
  await openHydrated(page, path);
  return page;
};

test.each([
  ['the overview', MY_ACCOUNT_PATH],
  ['orders', ORDER_HISTORY_PATH],
  ['buy again', LINKS.buyAgain],
  ['wish lists', LISTS_PATH],
  ['repeat deliveries', REPEAT_DELIVERY_PATH],
  ['appointments', APPOINTMENTS_PATH],
  ['pets', ACCOUNT_PATHS.pets],
  ['the address book', ACCOUNT_PATHS.addresses],
  ['the wallet', ACCOUNT_PATHS.wallet],
])('[PLT-03] %s of an account with nothing in it passes axe, wide and narrow, light and dark', async (_, path) => {
  expect(await violationsEverywhere(await visit(path))).toEqual({});
});

test('[PLT-03, ACC-08] the step of a booking that asks for a ZIP code or a city passes axe, wide and narrow, light and dark', async () => {
  expect(await violationsEverywhere(await visit(`${APPOINTMENTS_PATH}?step=book`))).toEqual({});
});

test('[PLT-03, ACC-08] the last step of a booking and the booked appointment pass axe', async () => {
  const page = await visit(timesPath('bath', dayAhead(6)), await aCustomer('Kim'));
  const { follow, times, main } = onAppointments(page);
  await follow(times);
  const book = main.getByRole('button', { name: 'Book appointment' });
  await book.click();
  await main.locator('[aria-invalid="true"]').waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
  await main.getByLabel('Pet’s name').fill('Rex');
  await follow(book);
  expect(await violationsEverywhere(page)).toEqual({});
});

test('[PLT-03, RPD-01] the start of a repeat delivery with a missing phone number passes axe', async () => {
  expect((await buyer.shopper.call('PUT', 'person/@self', { phone1: '' })).status).toBe(200);
  const items = [{ partNumber: buyer.partNumber, quantity: 1 }];
  const page = await visit(repeatStartPath({ items, startKey: 'key-of-a-page-0002' }), buyer);
  expect(await violationsEverywhere(page)).toEqual({});
});

test('[PLT-03] a refused form of a new email address passes axe with marked fields', async () => {
  const page = await visit(ACCOUNT_PATHS.profile);
  await page.getByRole('main').getByRole('button', { name: 'Email me a code' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
});

test('[PLT-03, ACC-05] a new list without a name passes axe with a marked field', async () => {
  const page = await visit(LISTS_PATH);
  await page.getByText('New list', { exact: true }).click();
  await page.getByLabel('List name').fill('   ');
  await page.getByRole('button', { name: 'Create list' }).click();
  await page.locator('[aria-invalid="true"]').waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
});

const openDialog = async (page: Page, link: string): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: link }).click();
  await page.locator('dialog[open]').waitFor();
};

test('[PLT-03, MOD-07] the dialogs that add a pet and a vet pass axe, also with marked fields', async () => {
  const page = await visit(ACCOUNT_PATHS.pets);
  const dialog = page.getByRole('dialog');
  const isAccessible = async (): Promise<void> =>
    expect(await violationsEverywhere(page, { within: 'dialog[open]' })).toEqual({});
  await openDialog(page, 'Add your first pet');
  await isAccessible();
  await dialog.getByRole('link', { name: 'Dog' }).click();
  await dialog.getByRole('button', { name: 'Save pet' }).click();
  await dialog.locator('[aria-invalid="true"]').first().waitFor();
  await isAccessible();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await openDialog(page, 'Add a vet');
  await isAccessible();
});

test('[PLT-03, ACC-07] the deletion of an account without its password passes axe with a marked field', async () => {
  const page = await visit(ACCOUNT_PATHS.data);
  await page.getByRole('button', { name: 'Permanently delete my account' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
});
