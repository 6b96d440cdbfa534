/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { isDisplayed } from '../../../adapters/browser/is-displayed';

const withBoxes = (boxes: ReadonlyArray<unknown>): Element =>
  Object.assign(document.createElement('li'), { getClientRects: () => boxes });

test.each([
  ['an element with a box', () => withBoxes([{}]), true],
  ['an element hidden by the layout', () => withBoxes([]), false],
  ['an element that does not exist', () => null, true],
])('[ADS-04] reports whether %s is displayed', (_case, make, expected) => {
  expect(isDisplayed(make())).toBe(expected);
});
