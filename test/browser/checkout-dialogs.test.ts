import type { Locator, Page } from 'playwright-core';
import { DESKTOP } from '../support/browser';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { NARROW, overflowOf, READY_FOR_AXE, violationsEverywhere } from './axe';
import { CHECKOUT_WALKS, meetDialog, type Meet } from './checkout-walks';
import { setUpBrowser } from './set-up';
import { expectDialogFitsZoomed } from './zoom';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

/** The controls and scrolling parts of a dialog that are wider than the screen or cut off by its edges. */
const cutOff = (dialog: Locator): Promise<ReadonlyArray<string>> =>
  dialog.evaluate((element) =>
    [element, ...element.querySelectorAll<HTMLElement>('*')]
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        const isControl = part.matches('dialog, a, button, input, select, label, iframe, h2, p');
        const scrolls = /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth;
        return scrolls || (isControl && (left < 0 || right > window.innerWidth));
      })
      .map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`),
  );

/** Checks the open dialog in every view, and that it fits the narrowest phone and 400 % zoom. */
const expectAccessible = async (page: Page, name: string, dialog: Locator): Promise<void> => {
  expect([name, await violationsEverywhere(page, { within: 'dialog[open]' })]).toEqual([name, {}]);
  await page.setViewportSize(NARROW);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect([name, await cutOff(dialog)]).toEqual([name, []]);
  await expectDialogFitsZoomed(page, name);
  await page.setViewportSize(DESKTOP);
};

test.each(CHECKOUT_WALKS)(
  '[PLT-03] [MOD-01] [MOD-07] from %s, %j pass axe wide, dark and at 320 px, where nothing is cut off, and are used by keyboard at 400 %% zoom',
  async (_place, types, walk) => {
    const { page } = await browser.visit(READY_FOR_AXE);
    const met: string[] = [];
    const meet: Meet = async (type) => {
      const dialog = await meetDialog(page, type);
      await expectAccessible(page, type, dialog);
      met.push(type);
      return dialog;
    };
    await walk(page, finds.inStock[0] ?? finds.withSizes, meet);
    expect(met.sort()).toEqual([...types].sort());
  },
);
