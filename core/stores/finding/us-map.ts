import type { Coordinates } from '../../geolocation/coordinates';

/** A point on the shop's map of the United States, from its upper left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The whole map: Alaska and Hawaii are drawn beside the others, each in its own scale. */
export const US_MAP = { width: 975, height: 610 } as const;

/** A county's name on the map. */
export interface MapName extends MapPoint {
  readonly name: string;
  /** As wide as the county is, in the map's units: a name that is much longer would lie over its neighbours. */
  readonly room: number;
}

/** Where things lie in the United States (STO-09). Nothing of it fails. */
export interface UsGeography {
  /** The same projection as the pictures of the map; undefined for what lies outside of them, such as Puerto Rico. */
  readonly toMap: (place: Coordinates) => MapPoint | undefined;
  /** The two letters of the state or territory; a place just off a coast belongs to it. Undefined anywhere else. */
  readonly stateOf: (place: Coordinates) => string | undefined;
  /** The counties of a state, by its two letters; none when the map does not show it. */
  readonly namesOf: (state: string) => ReadonlyArray<MapName>;
}

/** Raised when the pictures change: browsers keep one for good. */
const EDITION = 2;

/** Address of the picture of all states, or of one state with its counties, by its two letters. */
export const mapPicturePath = (state?: string): string =>
  `/maps/us${state === undefined ? '' : `/${state}`}.svg?v=${EDITION}`;

/** Ids of what is in the pictures: the first two in that of all states, the last in that of a state. */
export const MAP_PARTS = { land: 'land', borders: 'borders', counties: 'counties' } as const;
