import { makeUsGeography } from '../../../adapters/server/files/us-geography';
import { US_MAP } from '../../../core/stores/finding/us-map';
import { US_STATES } from '../../../core/stores/finding/us-states';

const { toMap, stateOf } = makeUsGeography();

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('positions of places on the map', () => {
  test.each([
    ['San Diego', at(32.72, -117.16), 99.7, 397.5],
    ['Anchorage, in its own scale', at(61.2, -150), 111.9, 544.4],
    ['Honolulu, moved next to the mainland', at(21.3, -157.8), 268.2, 549.3],
  ])('[STO-09] %s', (_name, place, x, y) => {
    const point = toMap(place);
    expect(point?.x).toBeCloseTo(x, 0);
    expect(point?.y).toBeCloseTo(y, 0);
  });

  test('[STO-09] places every place of a state inside the picture', () => {
    const places = [at(47.6, -122.3), at(44.8, -68.8), at(25.8, -80.2), at(39.1, -94.6), at(64.8, -147.7)];
    for (const place of places) {
      const point = toMap(place);
      expect(point).toBeDefined();
      expect(point?.x).toBeGreaterThan(0);
      expect(point?.x).toBeLessThan(US_MAP.width);
      expect(point?.y).toBeGreaterThan(0);
      expect(point?.y).toBeLessThan(US_MAP.height);
    }
  });

  test.each([
    ['San Juan', at(18.4, -66.1)],
    ['London', at(51.5, 0)],
    ['an invalid position', at(Number.NaN, 9_999)],
  ])('[STO-09] does not place %s', (_name, place) => {
    expect(toMap(place)).toBeUndefined();
  });
});

describe('the state of a place', () => {
  test.each([
    ['CA', 'San Diego', at(32.72, -117.16)],
    ['NY', 'Manhattan', at(40.78, -73.97)],
    ['NJ', 'Jersey City', at(40.73, -74.07)],
    ['DC', 'Washington', at(38.9, -77.03)],
    ['MI', 'Marquette, on the upper half', at(46.54, -87.4)],
    ['AK', 'Anchorage', at(61.2, -149.9)],
    ['HI', 'Honolulu', at(21.31, -157.86)],
    ['PR', 'San Juan, which is on no map', at(18.4, -66.1)],
    ['FL', 'Key West, off the simplified coast', at(24.555, -81.78)],
    [undefined, 'the Atlantic', at(35, -60)],
    [undefined, 'Toronto', at(43.9, -79.6)],
    [undefined, 'no place of the earth', at(Number.NaN, 9_999)],
  ])('[STO-09] %s: %s', (code, _name, place) => {
    expect(stateOf(place)).toBe(code);
  });

  test('[STO-09] each state has distinct letters and digits', () => {
    expect(US_STATES).toHaveLength(52);
    for (const of of ['code', 'name', 'fips'] as const)
      expect(new Set(US_STATES.map((state) => state[of])).size).toBe(52);
    expect(US_STATES.every(({ code, fips }) => /^[A-Z]{2}$/.test(code) && /^\d{2}$/.test(fips))).toBe(true);
  });
});

test('[STO-09] finds the outlines from any working directory', () => {
  const folder = jest.spyOn(process, 'cwd').mockReturnValue('/');
  jest.isolateModules(() => {
    const module = jest.requireActual<{ readonly makeUsGeography: typeof makeUsGeography }>(
      '../../../adapters/server/files/us-geography',
    );
    expect(module.makeUsGeography().stateOf(at(32.72, -117.16))).toBe('CA');
  });
  folder.mockRestore();
});
