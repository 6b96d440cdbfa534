import type { Locator } from 'playwright-core';
import { eventually } from '../support/eventually';

/** Types into a field once it has its list of suggestions, whose code is loaded on the first focus. */
export const typeSuggested = async (field: Locator, text: string): Promise<void> => {
  await field.focus();
  await eventually(async () => expect(await field.getAttribute('role')).toBe('combobox'));
  await field.pressSequentially(text);
};
