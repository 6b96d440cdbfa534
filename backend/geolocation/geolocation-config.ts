import type { Position } from '../stores/distance.ts';

/** The imitated geolocation service. */
export interface GeolocationConfig {
  /** What callers have to send as `key`. */
  readonly key: string;
  /** Where everybody is said to be; undefined when nobody can be found. */
  readonly position: Position | undefined;
}
