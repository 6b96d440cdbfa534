import { makeMapNames } from '../../../adapters/server/map-counties';
import { makeUsGeography } from '../../../adapters/server/us-geography';
import { US_MAP } from '../../../core/stores/finding/us-map';
import { US_STATES } from '../../../core/stores/finding/us-states';

const namesOf = makeMapNames();

test('[STO-09] a state has the names of its own counties, and no others', () => {
  expect(
    namesOf('RI')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Bristol', 'Kent', 'Newport', 'Providence', 'Washington']);
});

test('[STO-09] every name is on the map, in a county that has some room', () => {
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

test('[STO-09] a name lies where the county is', () => {
  const place = makeUsGeography().toMap({ latitude: 33.03, longitude: -116.77 });
  const county = namesOf('CA').find(({ name }) => name === 'San Diego');
  expect(Math.hypot((county?.x ?? 0) - (place?.x ?? 0), (county?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(3);
});

test.each(['PR', 'ZZ', ''])('[STO-09] “%s” is not on the map and has no names', (state) => {
  expect(namesOf(state)).toEqual([]);
});
