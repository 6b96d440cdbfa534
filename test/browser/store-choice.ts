import type { Page } from 'playwright-core';

const ZIP = '92108';

/** Chooses the first store near a ZIP code in the open dialog that has the product, by keyboard. */
export const chooseStore = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('ZIP code or city').fill(ZIP);
  await page.keyboard.press('Enter');
  await dialog.getByText('In stock', { exact: true }).first().waitFor();
  await dialog.getByRole('button', { name: /^Make/ }).first().press('Enter');
};
