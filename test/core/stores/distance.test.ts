import fc from 'fast-check';
import { distance } from '../../../core/stores/distance';

const anyPlace = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test.each([
  ['Los Angeles to New York', [34.0522, -118.2437], [40.7128, -74.006], 2445.6],
  ['San Diego to Mission Valley', [32.7157, -117.1611], [32.77, -117.15], 3.8086],
  ['one degree of the equator', [0, 0], [0, 1], 69.0934],
  ['the North Pole to the South Pole', [90, 0], [-90, 0], 12436.81],
  ['across the date line', [52, 179.5], [52, -179.5], 42.5376],
])('[STO-06] %s is accurate to 0.1 %%', (_, [latitude = 0, longitude = 0], [north = 0, east = 0], statuteMiles) => {
  const expected = 0.8684 * statuteMiles;
  const found = distance({ latitude, longitude }, { latitude: north, longitude: east });
  expect(Math.abs(found - expected) / expected).toBeLessThan(0.001);
});

test('[STO-06] the distance of a point to itself is zero', () => {
  fc.assert(fc.property(anyPlace, (place) => distance(place, place) === 0));
});

test('[STO-06] the distance is symmetric', () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, (a, b) => Math.abs(distance(a, b) - distance(b, a)) <= 1e-9 * distance(a, b)),
  );
});

test('[STO-06] the triangle inequality holds, and no distance exceeds half the circumference', () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, anyPlace, (a, b, c) => {
      expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c) + 1e-3);
      expect(distance(a, c)).toBeLessThanOrEqual(10_801);
    }),
  );
});
