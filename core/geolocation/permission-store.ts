import type { IO } from 'fp-ts/IO';

/** When this browser's owner was last asked for the position (GEO-03). None of these fail. */
export interface PermissionStore {
  /** Milliseconds since 1970; undefined when the user was not asked, or the stored value cannot be read. */
  readonly askedAt: IO<number | undefined>;
  readonly markAsked: (at: number) => IO<void>;
}
