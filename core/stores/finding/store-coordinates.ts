import type { IO } from 'fp-ts/IO';
import type { StorePoint } from '../store';

/** Where every store is, as this browser keeps it for 90 days (STO-07). */
export interface StoreCoordinatesCache {
  /** Undefined when nothing is kept, or what is kept is older than 90 days or unreadable. */
  readonly read: IO<ReadonlyArray<StorePoint> | undefined>;
  readonly write: (points: ReadonlyArray<StorePoint>) => IO<void>;
}
