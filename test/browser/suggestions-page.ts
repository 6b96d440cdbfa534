import type { Locator, Page } from 'playwright-core';
import { openHydrated } from '../support/browser';
import { PATHS } from '../support/sample-products';
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

/**
 * The phrases suggested for what was typed that contain the text. The list for an empty box has none, so one of its trends
 * that contains the text as well does not count.
 */
export const phrases = (page: Page, text: string): Locator =>
  page.locator('header [data-section="phrases"]').getByRole('option').filter({ hasText: text });

/** Types into the open panel and waits for what is suggested for the text. */
export const suggested = async (page: Page, text: string): Promise<void> => {
  await onShop(page).searchBox.fill(text);
  await phrases(page, text).first().waitFor();
};

/** A page whose search box was clicked, with suggestions for the text. */
export const openSuggestions = async (page: Page, text: string, path: string = PATHS.home): Promise<void> => {
  await openHydrated(page, path);
  await onShop(page).searchBox.click();
  await options(page).first().waitFor();
  await suggested(page, text);
};
