import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { openHydrated, PHONE } from '../support/browser';
import { eventually } from '../support/eventually';
import { aCustomer, copyCookies } from '../support/shoppers';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { setUpBrowser } from './set-up';
import { placeOf } from './shop-page';
import { typeSuggested } from './suggested-field';

const PETS = ACCOUNT_PATHS.pets;

const browser = setUpBrowser();

test('[ACC-04] [MOD-07] on a phone a clinic is found by its place with the keyboard, which fills name, place and phone', async () => {
  const { page, context, consoleMessages } = await browser.visit({ viewport: PHONE });
  await copyCookies(context, (await aCustomer('Kim')).shopper);
  await openHydrated(page, PETS);
  await page.getByRole('main').getByRole('link', { name: 'Add a vet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=clinic]').waitFor();
  await typeSuggested(dialog.locator('[name=clinic]'), 'san die');
  const options = dialog.getByRole('option');
  await options.first().waitFor();
  expect(await options.count()).toBe(4);
  for (const option of await options.allInnerTexts()) expect(option).toContain('San Diego, CA');
  expect(await dialog.getByRole('status').first().innerText()).toContain('4 clinics found');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const [, second = ''] = await options.allInnerTexts();
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await dialog.locator('[name=place]').inputValue()).toBe('San Diego, CA'));
  const clinic = await dialog.locator('[name=clinic]').inputValue();
  expect(second).toContain(clinic);
  expect(await dialog.getByLabel('Phone number').inputValue()).toMatch(/555-01\d\d$/);
  await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Save vet' }).click()]);
  expect(placeOf(page)).toBe(`${PETS}?done=vet-saved`);
  expect(await page.getByRole('main').innerText()).toContain(clinic);
  expect(consoleMessages).toEqual([]);
});

test('[ACC-04] [PLT-03] axe finds no violation with an open list, also at 320 px, and Escape keeps what was typed', async () => {
  const { page, context } = await browser.visit({ ...READY_FOR_AXE, viewport: { width: 320, height: 640 } });
  await copyCookies(context, (await aCustomer('Noa')).shopper);
  await openHydrated(page, `${PETS}?vet=new`);
  await typeSuggested(page.locator('[name=place]'), 'San Diego');
  await page.getByRole('option').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violationsEverywhere(page)).toEqual({});
  await page.locator('[name=place]').focus();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('option').count()).toBe(0);
  expect(await page.locator('[name=place]').inputValue()).toBe('San Diego');
});
