import fc from 'fast-check';
import { makeUsGeography } from '../../../adapters/server/files/us-geography';
import type { MapPoint } from '../../../core/stores/finding/us-map';
import { foundMap, storeMap } from '../../../ui/pages/stores/locator-map';
import type { MapView } from '../../../ui/stores/map/map-view';
import { aStore } from '../../builders/store';

const geography = makeUsGeography();
const HERE = { latitude: 32.72, longitude: -117.16 };

const shows = ({ x, y, width, height }: MapView, point: MapPoint): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Nearest first, all of them nearby. */
const found = fc
  .array(fc.record({ latitude: degrees(32, 36), longitude: degrees(-120, -115) }), { minLength: 1, maxLength: 30 })
  .map((places) =>
    places.map((coordinates, index) => ({
      store: aStore({ id: String(index), coordinates }),
      distance: index,
      closed: undefined,
    })),
  );

test('[STO-09] the first view contains the nearest nine stores and the search location, and every store has a marker', () => {
  fc.assert(
    fc.property(found, (stores) => {
      const { view, markers, here } = foundMap(geography, stores, HERE);
      expect(markers).toHaveLength(stores.length);
      expect(markers.slice(0, 9).every((marker) => shows(view, marker))).toBe(true);
      expect(here !== undefined && shows(view, here)).toBe(true);
    }),
  );
});

test('[STO-09] distant stores do not enlarge the first view', () => {
  const stores = Array.from({ length: 20 }, (_, index) => ({
    store: aStore({ id: String(index), coordinates: { ...HERE, latitude: HERE.latitude + index / 15 } }),
    distance: 4 * index,
    closed: undefined,
  }));
  const { view, markers } = foundMap(geography, stores, HERE);
  expect(view).toEqual(foundMap(geography, stores.slice(0, 9), HERE).view);
  expect(shows(view, markers[19] as MapPoint)).toBe(false);
});

test('[STO-09] includes exactly the county names in and around the view', () => {
  const names = storeMap(geography, aStore({ coordinates: HERE }), [])?.names.map(({ name }) => name);
  expect(names).toContain('San Diego');
  expect(names).not.toContain('Siskiyou');
});
