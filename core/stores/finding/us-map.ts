import type { Coordinates } from '../../geolocation/coordinates';

/** A point on the shop's map of the United States, from its upper left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The size of the map, in which Alaska and Hawaii have positions and scales of their own. */
export const US_MAP = { width: 975, height: 610 } as const;

/** A town's name on the map. */
export interface MapName extends MapPoint {
  readonly name: string;
  /** The number of its stores. Where names overlap, that of the town with more stores is shown. */
  readonly stores: number;
}

/** The geography of the United States (STO-09). None of these fail. */
export interface UsGeography {
  /**
   * Projects a position to the map with the projection of its images; undefined for a position outside of them, such as
   * Puerto Rico.
   */
  readonly toMap: (place: Coordinates) => MapPoint | undefined;
  /**
   * Returns the two letters of the state or territory; a place just off a coast belongs to it. Undefined anywhere else.
   */
  readonly stateOf: (place: Coordinates) => string | undefined;
}

/** Increase this when the images change: browsers cache them without expiry. */
const EDITION = 2;

/** Returns the path of the image of all states, or of one state with its counties, by its two letters. */
export const mapPicturePath = (state?: string): string =>
  `/maps/us${state === undefined ? '' : `/${state}`}.svg?v=${EDITION}`;

/** Ids of elements in the images: the first two in the image of all states, the last in that of one state. */
export const MAP_PARTS = { land: 'land', borders: 'borders', counties: 'counties' } as const;
