/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { isDisplayed } from '../../../adapters/browser/is-displayed';

const withBoxes = (boxes: ReadonlyArray<unknown>): Element =>
  Object.assign(document.createElement('li'), { getClientRects: () => boxes });

test.each([
  ['an element that has a box', () => withBoxes([{}]), true],
  ['an element that the layout leaves out', () => withBoxes([]), false],
  ['an element that is not there yet', () => null, true],
])('[ADS-04] tells of %s whether it is displayed', (_case, make, expected) => {
  expect(isDisplayed(make())).toBe(expected);
});
