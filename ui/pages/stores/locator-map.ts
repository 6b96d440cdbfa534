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

/**
 * How far from the view's centre names are included, in widths and heights of the view. All names of Texas would be
 * larger than the rest of the page.
 */
const AROUND = 1.5;

const namesAround = (
  { namesOf }: UsGeography,
  states: ReadonlyArray<string>,
  view: MapView,
): ReadonlyArray<MapName> => {
  const { x, y } = centreOf(view);
  return states
    .flatMap(namesOf)
    .filter((name) => Math.abs(name.x - x) <= view.width * AROUND && Math.abs(name.y - y) <= view.height * AROUND);
};

/** Returns the map of a state's stores. Each marker links to the store's page. */
export const dotsMap = (geography: UsGeography, points: ReadonlyArray<StorePoint>, state: string): StoreMapData => {
  const { toMap } = geography;
  const markers = points.flatMap((point) =>
    placed(toMap(point), { id: point.id, name: point.name, number: undefined, isDot: true, href: storePath(point.id) }),
  );
  const view = viewAround(markers);
  const names = namesAround(geography, [state], view);
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
 * away are outside the view.
 */
export const foundMap = (
  geography: UsGeography,
  stores: ReadonlyArray<FoundStore>,
  around: Coordinates | undefined,
): StoreMapData => {
  const { toMap } = geography;
  const here = around === undefined ? undefined : toMap(around);
  const markers = stores.flatMap(({ store: { id, name, coordinates } }, index) =>
    placed(coordinates && toMap(coordinates), { id, name, number: index + 1, isDot: false, href: `#${entryId(id)}` }),
  );
  const reach = Math.max(NEAR_BY, 2 * (stores[2]?.distance ?? 0));
  const near = stores.filter(({ distance }) => distance <= reach).map(({ store }) => store);
  const shown = markers.filter(({ id }) => near.slice(0, NEAREST).some((store) => store.id === id));
  const states = [...new Set(near.map(({ state }) => state))].slice(0, MAX_STATES);
  const view = viewAround(here === undefined ? shown : [...shown, here]);
  return { view, markers, dots: undefined, here, states, names: namesAround(geography, states, view) };
};

/** Returns the marker, or nothing for a point outside the map. Such a store is only in the list. */
const placed = (point: MapPoint | undefined, marker: Omit<MapMarker, 'x' | 'y'>): ReadonlyArray<MapMarker> =>
  point === undefined ? [] : [{ ...marker, ...point }];

/** About 45 miles. Stores farther away are left out, since the view would be too wide to tell markers apart. */
const NEAR = 40;

/** Returns the map of one store and the stores around it; undefined when the map does not show the store. */
export const storeMap = (
  geography: UsGeography,
  { id, name, state, coordinates }: Store,
  nearby: ReadonlyArray<NearbyStore>,
): StoreMapData | undefined => {
  const { toMap } = geography;
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
    names: namesAround(geography, [state], view),
  };
};
