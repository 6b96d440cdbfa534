import type { Locator } from 'playwright-core';
import { eventually } from '../support/eventually';

/**
 * Types into a field once it has its list of suggestions, whose code is loaded on the first focus. All letters come at
 * once: a busy machine has the list of the first ones, too, which the last list replaces under the arrow keys.
 */
export const typeSuggested = async (field: Locator, text: string): Promise<void> => {
  await field.focus();
  await eventually(async () => expect(await field.getAttribute('role')).toBe('combobox'));
  await field.fill(text);
};
