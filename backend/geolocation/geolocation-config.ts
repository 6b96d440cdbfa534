import type { Position } from '../stores/distance.ts';

/** The imitated geolocation service. */
export interface GeolocationConfig {
  /** What callers have to send as `key`. */
  readonly key: string;
  /** The position of every shopper; undefined when no position can be found. */
  readonly position: Position | undefined;
}
