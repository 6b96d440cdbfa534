import type { Locator, Page } from 'playwright-core';
import { openHydrated } from '../support/browser';
import { PATHS } from '../support/sample-products';
import { onShop } from './shop-page';

/** The options below the search box. */
export const options = (page: Page): Locator => page.locator('header').getByRole('option');
/** The announcement for screen readers. */
export const status = (page: Page): Locator => page.locator('header form [role="status"]');

/** The highlighted option's text. */
export const activeOption = (page: Page): Promise<string | undefined> =>
  onShop(page).searchBox.evaluate((box) => {
    const id = box.getAttribute('aria-activedescendant');
    return id === null || id === '' ? undefined : document.getElementById(id)?.textContent?.trim();
  });

/**
 * The suggested phrases that contain the text. The list for an empty box has none, so a trend that contains the text
 * does not count.
 */
export const phrases = (page: Page, text: string): Locator =>
  page.locator('header [data-section="phrases"]').getByRole('option').filter({ hasText: text });

/** Types into the open panel and waits for the suggestions of the text. */
export const suggested = async (page: Page, text: string): Promise<void> => {
  await onShop(page).searchBox.fill(text);
  await phrases(page, text).first().waitFor();
};

/** A page with a focused search box and suggestions for the text. */
export const openSuggestions = async (page: Page, text: string, path: string = PATHS.home): Promise<void> => {
  await openHydrated(page, path);
  await onShop(page).searchBox.click();
  await options(page).first().waitFor();
  await suggested(page, text);
};
