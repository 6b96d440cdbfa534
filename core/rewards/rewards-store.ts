import type { IO } from 'fp-ts/IO';
import type { Rewards } from './rewards';

/** Rewards kept for the rest of the visit. None of these fail. */
export interface RewardsStore {
  readonly stored: IO<Rewards | undefined>;
  /** Replaces what is kept; the caller has checked that it is worth keeping (RWD-07). */
  readonly keep: (rewards: Rewards) => IO<void>;
  readonly purge: IO<void>;
}
