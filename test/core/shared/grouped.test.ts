import fc from 'fast-check';
import { grouped } from '../../../core/shared/grouped';

const english = (decimals: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });

test.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [1_000, 0, '1,000'],
  [1_234_567, 0, '1,234,567'],
  [1_234.5, 2, '1,234.50'],
  [-1_234.5, 2, '-1,234.50'],
  [-0.001, 2, '0.00'],
  [999.999, 2, '1,000.00'],
  [1.005, 2, '1.01'],
  [0.5, 0, '1'],
  [-18_088_660_198_765.234, 2, '-18,088,660,198,765.23'],
  [1e-7, 2, '0.00'],
  [1e21, 2, '1,000,000,000,000,000,000,000.00'],
])('formats %d with %d decimals as %s', (number, decimals, text) => {
  expect(grouped(number, decimals)).toBe(text);
});

test('formats numbers in the English notation', () => {
  fc.assert(
    fc.property(fc.double({ min: -9e13, max: 9e13, noNaN: true }), fc.constantFrom(0, 2), (number, decimals) => {
      expect(grouped(number, decimals)).toBe(english(decimals).format(number));
    }),
  );
});
