import type { IO } from 'fp-ts/IO';

/** Stores when this browser last prompted for the position (GEO-03). None of these fail. */
export interface PermissionStore {
  /** Milliseconds since 1970; undefined when the user was not prompted, or the stored value cannot be read. */
  readonly askedAt: IO<number | undefined>;
  readonly markAsked: (at: number) => IO<void>;
}
