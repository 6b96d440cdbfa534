import * as fc from 'fast-check';
import { isMilitaryZip, zipOf } from '../../../core/stores/zip-code';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

test('[FRM-08] reads the five digits of every form of a ZIP code', () => {
  const between = fc.constantFrom('', '-', ' ', '–', '‐', '－');
  const spaces = fc.constantFrom('', ' ', '\t');
  fc.assert(
    fc.property(digits(5), digits(4), between, spaces, (zip, more, sign, space) => {
      expect(zipOf(space + zip + space)).toBe(zip);
      expect(zipOf(space + zip + sign + more + space)).toBe(zip);
    }),
  );
});

test('[FRM-08] rejects other numbers of digits', () => {
  const lengths = fc.integer({ min: 0, max: 20 }).filter((length) => length !== 5 && length !== 9);
  fc.assert(
    fc.property(
      lengths.chain((length) => digits(length)),
      (text) => zipOf(text) === undefined,
    ),
  );
});

test.each(['92101-', '-92101', '92101--1234', '92101-12a4', 'A2101', '92 101', '92101\n1\n234', '٩٢١٠١'])(
  '[FRM-08] rejects %j as a ZIP code',
  (text) => {
    expect(zipOf(text)).toBeUndefined();
  },
);

test.each([
  ['09012', true],
  ['09899', true],
  ['09900', false],
  ['34001', true],
  ['34101', false],
  ['96201', true],
  ['96699', true],
  ['96701', false],
  ['92101', false],
])('[STO-08] %s is military mail: %s', (zipCode, isMilitary) => {
  expect(isMilitaryZip(zipCode)).toBe(isMilitary);
});
