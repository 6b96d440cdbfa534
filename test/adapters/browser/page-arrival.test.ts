/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { wasMadeEarlier } from '../../../adapters/browser/page-arrival';

const arriving = (navigation: object | undefined, isReturned = false): boolean => {
  const page = document.implementation.createHTMLDocument();
  if (isReturned) page.documentElement.dataset['returned'] = '';
  const getEntriesByType = () => (navigation === undefined ? [] : [navigation as PerformanceEntry]);
  return wasMadeEarlier({ document: page, performance: { ...performance, getEntriesByType } });
};

test.each([
  ['was prepared in advance', { activationStart: 812.4 }, false, true],
  ['was kept and is shown again', { activationStart: 0 }, true, true],
  ['was opened as usual', { activationStart: 0 }, false, false],
  ['is in a browser that prepares none', {}, false, false],
  ['is in a browser that tells nothing', undefined, false, false],
])('[PLT-03] a page that %s', (_case, navigation, isReturned, expected) => {
  expect(arriving(navigation, isReturned)).toBe(expected);
});
