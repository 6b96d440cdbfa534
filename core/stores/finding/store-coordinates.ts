import type { IO } from 'fp-ts/IO';
import type { StorePoint } from '../store';

/** Caches the positions of all stores in this browser for 90 days (STO-07). */
export interface StoreCoordinatesCache {
  /** Undefined when nothing is cached, or the cached list is older than 90 days or invalid. */
  readonly read: IO<ReadonlyArray<StorePoint> | undefined>;
  readonly write: (points: ReadonlyArray<StorePoint>) => IO<void>;
}
