import type { BrowserContext, Page } from 'playwright-core';
import { shopAddress } from '../support/browser';

const ZIP = '92108';

/** Makes the ZIP code the shopper's own: same-day delivery needs one, and a chosen store gives none (STO-02). */
export const enterZip = (context: BrowserContext): Promise<void> =>
  context.addCookies([{ name: 'USER_SET_ZIP', value: ZIP, url: shopAddress() }]);

/** Chooses the first store near a ZIP code in the open dialog that has the product, by keyboard. */
export const chooseStore = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('ZIP code or city').fill(ZIP);
  await page.keyboard.press('Enter');
  await dialog.getByText('In stock', { exact: true }).first().waitFor();
  await dialog.getByRole('button', { name: /^Make/ }).first().press('Enter');
};
