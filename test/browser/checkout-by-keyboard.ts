import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { onCheckout } from './checkout-page';
import { hasFocus, press, tabToControl } from './focus-stops';

/** A page that is used by keyboard alone: Tab leads to a control, and a key activates it. */
export const keyboardOn = (page: Page) => {
  const to = async (control: Locator): Promise<void> => {
    if (!(await hasFocus(control))) await tabToControl(page, control);
  };
  return {
    to,
    go: async (control: Locator, key = 'Enter'): Promise<void> => {
      await to(control);
      await press(page, key);
    },
    type: async (field: Locator, text: string): Promise<void> => {
      await to(field);
      await page.keyboard.type(text);
    },
  };
};

/** Types a card into the frame of the provider and goes on to Review. */
export const typeCard = async (page: Page, number: string): Promise<void> => {
  const { go, type } = keyboardOn(page);
  const fields = onCheckout(page).fields();
  await fields.getByLabel('Card number').waitFor();
  await type(fields.getByLabel('Card number'), number);
  await type(fields.getByLabel('Expiry date'), '1240');
  await type(fields.getByLabel('Security code'), '123');
  await go(page.getByRole('button', { name: 'Review your order' }));
};

/** Chooses a store for the pickup of a line of the cart, and waits until the line is picked up there. */
export const choosePickup = async (page: Page, ways: Locator): Promise<void> => {
  const { go, to } = keyboardOn(page);
  await go(ways.getByRole('link'));
  const dialog = page.getByRole('dialog', { name: 'Choose a pickup store' });
  await to(dialog.getByLabel('ZIP code or city'));
  await press(page, 'Control+a');
  await page.keyboard.type('92108');
  await press(page, 'Enter');
  await dialog.getByText('In stock', { exact: true }).first().waitFor();
  await go(dialog.getByRole('button', { name: /^Make/ }).first());
  await eventually(async () => expect(await dialog.count()).toBe(0));
  await ways.getByRole('button', { name: /^Pickup at/, pressed: true }).waitFor();
};
