import { storePath } from '../../../core/paths/paths';
import type { NearbyStore } from '../../../core/stores/finding/find-nearest-stores';
import type { FoundStore } from '../../../core/stores/finding/find-stores';
import type { Coordinates } from '../../../core/geolocation/coordinates';
import type { Store, StorePoint } from '../../../core/stores/store';
import type { MapName, MapPoint, UsGeography } from '../../../core/stores/finding/us-map';
import { centreOf, dotsPath, viewAround, WHOLE_MAP, type MapView } from '../../stores/map/map-view';
import type { MapMarker, StoreMapData } from '../../stores/map/store-map-view-model';

/** The id of a store's entry in the list, to which its marker leads. */
export const entryId = (storeId: string): string => `store-${storeId}`;

/** Beyond so many states, their counties are too much to draw. */
const MAX_STATES = 3;

/** Every store as a dot. */
export const countryMap = ({ toMap }: UsGeography, points: ReadonlyArray<StorePoint>): StoreMapData => ({
  view: WHOLE_MAP,
  markers: [],
  dots: points.length === 0 ? undefined : dotsPath(points.flatMap((point) => toMap(point) ?? [])),
  here: undefined,
  states: [],
  names: [],
});

/** A screen to either side: as far as one drags a map. The names of all of Texas would be more than the rest of the page. */
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

/** The stores of a state, each leading to its page. */
export const dotsMap = (geography: UsGeography, points: ReadonlyArray<StorePoint>, state: string): StoreMapData => {
  const { toMap } = geography;
  const markers = points.flatMap((point) =>
    placed(toMap(point), { id: point.id, name: point.name, number: undefined, isDot: true, href: storePath(point.id) }),
  );
  const view = viewAround(markers);
  const names = namesAround(geography, [state], view);
  return { view, markers, dots: undefined, here: undefined, states: [state], names };
};

/** About 115 miles: what is farther away does not make the map so wide that nothing can be told apart on it. */
const NEAR_BY = 100;

/** So many of the nearest stores have the first view; the others are there to be moved to. */
const NEAREST = 9;

/** The stores found, numbered as in the list, and the place around which they are. Those far away are outside the view. */
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

/** What the map does not show is only listed. */
const placed = (point: MapPoint | undefined, marker: Omit<MapMarker, 'x' | 'y'>): ReadonlyArray<MapMarker> =>
  point === undefined ? [] : [{ ...marker, ...point }];

/** About 45 miles: a store farther away is not worth a map on which nothing can be told apart. */
const NEAR = 40;

/** One store, and the ones around it; undefined where the map does not show it. */
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
