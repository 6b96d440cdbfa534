import { makeMapNames } from '../../../adapters/server/files/map-counties';
import { makeUsGeography } from '../../../adapters/server/files/us-geography';
import { US_MAP } from '../../../core/stores/finding/us-map';
import { US_STATES } from '../../../core/stores/finding/us-states';

const namesOf = makeMapNames();

test('[STO-09] lists exactly the counties of a state', () => {
  expect(
    namesOf('RI')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Bristol', 'Kent', 'Newport', 'Providence', 'Washington']);
});

test('[STO-09] places every name on the map in a county with enough room', () => {
  for (const { code } of US_STATES) {
    for (const { x, y, room } of namesOf(code)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(US_MAP.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(US_MAP.height);
      expect(room).toBeGreaterThan(0);
    }
  }
});

test('[STO-09] places a name inside its county', () => {
  const place = makeUsGeography().toMap({ latitude: 33.03, longitude: -116.77 });
  const county = namesOf('CA').find(({ name }) => name === 'San Diego');
  expect(Math.hypot((county?.x ?? 0) - (place?.x ?? 0), (county?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(3);
});

test.each(['PR', 'ZZ', ''])('[STO-09] “%s” is not on the map and has no names', (state) => {
  expect(namesOf(state)).toEqual([]);
});
