import type { Locator, Page } from 'playwright-core';
import { openAlive } from '../support/browser';
import { PATHS } from '../support/shop-finds';
import { onShop } from './shop-page';

/** What can be chosen below the search box. */
export const options = (page: Page): Locator => page.locator('header').getByRole('option');
/** What a screen reader hears of it. */
export const status = (page: Page): Locator => page.locator('header form [role="status"]');

/** The highlighted option's text. */
export const activeOption = (page: Page): Promise<string | undefined> =>
  onShop(page).searchBox.evaluate((box) => {
    const id = box.getAttribute('aria-activedescendant');
    return id === null || id === '' ? undefined : document.getElementById(id)?.textContent?.trim();
  });

/** The panel is open, and what is suggested for the text is there. */
export const suggested = async (page: Page, text: string): Promise<void> => {
  await onShop(page).searchBox.fill(text);
  await options(page).filter({ hasText: text }).first().waitFor();
};

/** A page whose search box was clicked, with suggestions for the text. */
export const openSuggestions = async (page: Page, text: string, path: string = PATHS.home): Promise<void> => {
  await openAlive(page, path);
  await onShop(page).searchBox.click();
  await options(page).first().waitFor();
  await suggested(page, text);
};
