import type { Position } from '../stores/distance.ts';

/** Settings of the geolocation stub. */
export interface GeolocationConfig {
  /** API key that callers send as `key`. */
  readonly key: string;
  /** The position of every shopper; undefined when no position can be found. */
  readonly position: Position | undefined;
}
