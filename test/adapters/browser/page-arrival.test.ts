/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { wasMadeEarlier } from '../../../adapters/browser/page-arrival';

const arriving = (navigation: object | undefined, isReturned = false): boolean => {
  const page = document.implementation.createHTMLDocument();
  if (isReturned) page.documentElement.dataset['returned'] = '';
  const getEntriesByType = () => (navigation === undefined ? [] : [navigation as PerformanceEntry]);
  return wasMadeEarlier({ document: page, performance: { ...performance, getEntriesByType } });
};

test.each([
  ['was prerendered', { activationStart: 812.4 }, false, true],
  ['was restored from the back/forward cache', { activationStart: 0 }, true, true],
  ['was reached with Back or Forward', { activationStart: 0, type: 'back_forward' }, false, true],
  ['was opened normally', { activationStart: 0, type: 'navigate' }, false, false],
  ['is in a browser without prerendering', {}, false, false],
  ['is in a browser that reports nothing', undefined, false, false],
])('[PLT-03] a page that %s', (_case, navigation, isReturned, expected) => {
  expect(arriving(navigation, isReturned)).toBe(expected);
});
