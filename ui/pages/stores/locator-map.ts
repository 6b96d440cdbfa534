import { storePath } from '../../../core/paths/paths';
import type { NearbyStore } from '../../../core/stores/finding/find-nearest-stores';
import type { FoundStore } from '../../../core/stores/finding/find-stores';
import type { Coordinates } from '../../../core/geolocation/coordinates';
import type { Store, StorePoint } from '../../../core/stores/store';
import type { MapName, MapPoint, UsGeography } from '../../../core/stores/finding/us-map';
import { centreOf, dotsPath, viewAround, WHOLE_MAP, type MapView } from '../../stores/map/map-view';
import type { MapMarker, StoreMapData } from '../../stores/map/store-map-view-model';

/** Returns the id of a store's entry in the list, to which its marker links. */
export const entryId = (storeId: string): string => `store-${storeId}`;

/** The maximum number of states whose counties are drawn. */
const MAX_STATES = 3;

/** Returns a map of the country with every store as a dot. */
export const countryMap = ({ toMap }: UsGeography, points: ReadonlyArray<StorePoint>): StoreMapData => ({
  view: WHOLE_MAP,
  markers: [],
  dots: points.length === 0 ? undefined : dotsPath(points.flatMap((point) => toMap(point) ?? [])),
  here: undefined,
  states: [],
  names: [],
});

/** How far from the view's centre names are included, in widths and heights of the view. */
const AROUND = 1.5;

const MAX_NAMES = 60;

/** The place of a store, and its town. */
interface StoreTown {
  readonly city?: string | undefined;
  readonly point: MapPoint | undefined;
}

/** Returns the towns of these stores that are in or near the view, those with more stores first. */
const townsAround = (stores: ReadonlyArray<StoreTown>, view: MapView): ReadonlyArray<MapName> => {
  const { x, y } = centreOf(view);
  const towns = new Map<string, MapName>();
  for (const { city, point } of stores) {
    if (city === undefined || point === undefined) continue;
    if (Math.abs(point.x - x) > view.width * AROUND || Math.abs(point.y - y) > view.height * AROUND) continue;
    const town = towns.get(city);
    towns.set(city, town === undefined ? { name: city, ...point, stores: 1 } : joined(town, point));
  }
  return [...towns.values()].sort((one, other) => other.stores - one.stores).slice(0, MAX_NAMES);
};

/** Adds a store to a town, whose name is drawn in the middle of its stores. */
const joined = ({ name, x, y, stores }: MapName, point: MapPoint): MapName => ({
  name,
  x: hundredths((x * stores + point.x) / (stores + 1)),
  y: hundredths((y * stores + point.y) / (stores + 1)),
  stores: stores + 1,
});

const hundredths = (number: number): number => Math.round(number * 100) / 100;

/** Returns the map of a state's stores. Each marker links to the store's page. */
export const dotsMap = ({ toMap }: UsGeography, points: ReadonlyArray<StorePoint>, state: string): StoreMapData => {
  const markers = points.flatMap((point) =>
    placed(toMap(point), { id: point.id, name: point.name, number: undefined, isDot: true, href: storePath(point.id) }),
  );
  const view = viewAround(markers);
  const names = townsAround(
    points.map(({ city, ...point }) => ({ city, point: toMap(point) })),
    view,
  );
  return { view, markers, dots: undefined, here: undefined, states: [state], names };
};

/**
 * About 115 miles. Stores farther away are outside the first view, which would otherwise be too wide to tell markers
 * apart.
 */
const NEAR_BY = 100;

/** The maximum number of stores in the first view. The shopper can move the map to the others. */
const NEAREST = 9;

/**
 * Returns the map of the stores that were found, numbered as in the list, and of the place of the search. Stores far
 * away are outside the view. `name` is the name of the place; the shopper's own location has none.
 */
export const foundMap = (
  { toMap, stateOf }: UsGeography,
  stores: ReadonlyArray<FoundStore>,
  around: Coordinates | undefined,
  name?: string,
): StoreMapData => {
  const place = around === undefined ? undefined : toMap(around);
  const here = place === undefined || name === undefined ? place : { ...place, name };
  const markers = stores.flatMap(({ store: { id, name, coordinates } }, index) =>
    placed(coordinates && toMap(coordinates), { id, name, number: index + 1, isDot: false, href: `#${entryId(id)}` }),
  );
  const reach = Math.max(NEAR_BY, 2 * (stores[2]?.distance ?? 0));
  const near = stores.filter(({ distance }) => distance <= reach).map(({ store }) => store);
  const shown = markers.filter(({ id }) => near.slice(0, NEAREST).some((store) => store.id === id));
  const own = around === undefined ? undefined : stateOf(around);
  const states = [...new Set([...(own === undefined ? [] : [own]), ...near.map(({ state }) => state)])].slice(
    0,
    MAX_STATES,
  );
  const view = viewAround(here === undefined ? shown : [...shown, here]);
  const towns = stores.map(({ store: { city, coordinates } }) => ({ city, point: coordinates && toMap(coordinates) }));
  const names = townsAround(towns, view).filter((town) => town.name !== name);
  return { view, markers, dots: undefined, here, states, names };
};

/** Returns the marker, or nothing for a point outside the map. Such a store is only in the list. */
const placed = (point: MapPoint | undefined, marker: Omit<MapMarker, 'x' | 'y'>): ReadonlyArray<MapMarker> =>
  point === undefined ? [] : [{ ...marker, ...point }];

/** About 45 miles. Stores farther away are left out, since the view would be too wide to tell markers apart. */
const NEAR = 40;

/** Returns the map of one store and the stores around it; undefined when the map does not show the store. */
export const storeMap = (
  { toMap }: UsGeography,
  { id, name, city, state, coordinates }: Store,
  nearby: ReadonlyArray<NearbyStore>,
): StoreMapData | undefined => {
  const point = coordinates && toMap(coordinates);
  if (point === undefined) return undefined;
  const others = nearby
    .filter(({ distance }) => distance <= NEAR)
    .flatMap(({ point: other }) =>
      placed(toMap(other), {
        id: other.id,
        name: other.name,
        number: undefined,
        isDot: true,
        href: storePath(other.id),
      }),
    );
  const own = { ...point, id, name, number: undefined, isDot: false, href: storePath(id) };
  const view = viewAround([point, ...others]);
  return {
    view,
    markers: [own, ...others],
    dots: undefined,
    here: undefined,
    states: [state],
    names: townsAround(
      [{ city, point }, ...nearby.map(({ point: other }) => ({ city: other.city, point: toMap(other) }))],
      view,
    ),
  };
};
