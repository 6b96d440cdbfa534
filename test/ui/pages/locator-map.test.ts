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

const at = (id: string, city: string, north: number) => ({
  store: aStore({ id, city, coordinates: { ...HERE, latitude: HERE.latitude + north } }),
  distance: north * 60,
  closed: undefined,
});

test('[STO-09] names the towns of the stores in and around the view, those with more stores first, and the place of the search', () => {
  const stores = [at('1', 'San Diego', 0), at('2', 'La Mesa', 0.1), at('3', 'La Mesa', 0.2), at('4', 'Redding', 8)];
  const { names, here } = foundMap(geography, stores, HERE, '92101');
  expect(names.map(({ name, stores: count }) => [name, count])).toEqual([
    ['La Mesa', 2],
    ['San Diego', 1],
  ]);
  expect(here).toMatchObject({ name: '92101' });
});

test('[STO-09] names a town once when it is the place of the search', () => {
  const { names, here } = foundMap(geography, [at('1', 'San Diego', 0)], HERE, 'San Diego');
  expect([names, here?.name]).toEqual([[], 'San Diego']);
});

test("[STO-09] names the town of a store on the store's own map", () => {
  const names = storeMap(geography, aStore({ city: 'San Diego', coordinates: HERE }), [])?.names;
  expect(names?.map(({ name }) => name)).toEqual(['San Diego']);
});
