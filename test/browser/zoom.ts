import type { Page } from 'playwright-core';
import { overflowOf } from './axe';
import { expectFocusHeld, MAX_STOPS, press, readStop } from './focus-stops';

/** A window of 1280 × 900 pixels at 400 % zoom. */
export const ZOOMED = { viewport: { width: 320, height: 225 }, reducedMotion: 'reduce' } as const;

/** The controls of the main part at which the keyboard stops, and those of them that are covered or out of view. */
const stopsInMain = async (page: Page): Promise<{ readonly count: number; readonly unseen: ReadonlyArray<string> }> => {
  const unseen: string[] = [];
  await page.locator('main').evaluate((element: HTMLElement) => {
    element.tabIndex = -1;
    element.focus();
  });
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await press(page, 'Tab');
    const { name, isInMain, isUncovered } = await readStop(page);
    if (!isInMain) return { count, unseen };
    if (!isUncovered) unseen.push(name);
  }
  throw new Error(`the focus did not leave the main part within ${MAX_STOPS} stops`);
};

/**
 * Expects that the page does not scroll sideways, and that none of its controls, of which it has at least two unless the test
 * says otherwise, is covered while it has the focus.
 */
export const expectFitsZoomed = async (page: Page, name: string, controls = 2): Promise<void> => {
  expect([name, await overflowOf(page)]).toEqual([name, 0]);
  const { count, unseen } = await stopsInMain(page);
  expect([name, unseen]).toEqual([name, []]);
  expect([name, count >= controls]).toEqual([name, true]);
};

/**
 * Expects that the open dialog does not scroll sideways, that the keyboard comes around it, and that none of its controls is
 * covered while it has the focus. Changes the window's size.
 */
export const expectDialogFitsZoomed = async (page: Page, name: string): Promise<void> => {
  await page.setViewportSize(ZOOMED.viewport);
  expect([name, (await overflowOf(page)) <= 0]).toEqual([name, true]);
  const stops = await expectFocusHeld(page);
  expect([name, stops.filter(({ isUncovered }) => !isUncovered)]).toEqual([name, []]);
  expect([name, stops.length > 0]).toEqual([name, true]);
};
