/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { findPlaceholders } from '../../../ui/embed/placeholders';

const found = (html: string): ReadonlyArray<object> => {
  document.body.innerHTML = html;
  return findPlaceholders(document).map(({ element: _element, key: _key, ...rest }) => rest);
};

afterEach(() => document.body.replaceChildren());

test('[ADS-01] finds placeholders by the part of their id, wherever it occurs', () => {
  const html = `
    <div id="a-citrus-product-tile-7" data-position="7"></div>
    <p id="citrus-static-banner" data-banner-slot-id="Home_Banner_Desktop_1"></p>
    <div id="citrus-productCarousil-tile-x" data-number-of-ads="3"></div>
    <div id="citrus-catapult"></div>
    <div id="citrus-catapult-2"></div>
    <div class="citrus-product-tile" data-position="1"></div>`;
  expect(found(html)).toEqual([
    { kind: 'tile', position: 7 },
    { kind: 'banner', slotId: 'Home_Banner_Desktop_1' },
    { kind: 'row', count: 3 },
    { kind: 'catapult' },
  ]);
});

test.each([
  ['', 5],
  ['0', 5],
  ['-2', 5],
  ['many', 5],
  ['2.9', 2],
  ['999999999999', 5],
])('[ADS-06] a carousel with "%s" ads shows %s', (attribute, count) => {
  expect(found(`<div id="citrus-productCarousil-tile" data-number-of-ads="${attribute}"></div>`)).toEqual([
    { kind: 'row', count },
  ]);
});

test.each(['', '0', '-1', '1e3', '1.5', '100', 'NaN', '１'])('[ADS-01] ignores a tile at position "%s"', (position) => {
  expect(found(`<div id="citrus-product-tile-1" data-position="${position}"></div>`)).toEqual([]);
});

test.each(['', ' ', 'a b', '&lt;img&gt;', 'x'.repeat(101)])('[ADS-01] ignores a banner of the slot "%s"', (slot) => {
  expect(found(`<div id="citrus-static-banner-1" data-banner-slot-id="${slot}"></div>`)).toEqual([]);
});

test('[ADS-02] ignores SVG elements and serves a malformed page as far as possible', () => {
  expect(found('<svg><g id="citrus-catapult"></g></svg>')).toEqual([]);
  expect(found('<div id="citrus-product-tile" data-position="1"></div>'.repeat(5_000))).toHaveLength(100);
});
