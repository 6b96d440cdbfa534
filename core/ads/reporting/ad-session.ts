import type { IO } from 'fp-ts/IO';
import type { Consent } from '../../analytics/consent';
import type { Clock } from '../../shared/clock';
import type { Random } from '../../shared/random';

/** Identifies a browser to the ad server for a limited time (ADS-03). */
export interface AdSession {
  readonly id: string;
  /** Expiry in milliseconds since 1970. */
  readonly expiry: number;
}

/** Stores the ad session. None of these fail: a value that cannot be stored or decoded counts as missing. */
export interface AdSessionStore {
  readonly recall: IO<AdSession | undefined>;
  readonly keep: (session: AdSession) => IO<void>;
}

export interface AdSessionPorts {
  readonly memory: AdSessionStore;
  readonly clock: Clock;
  readonly random: Pick<Random, 'uuid'>;
  readonly consent: Consent;
}

const AD_SESSION_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns the id of the ad session. The id expires 90 days after its creation and is then replaced (ADS-03). Without
 * consent to tracking, the id is valid for this page only and is not stored. Never fails.
 */
export const makeAdSessionId = ({ memory, clock, random, consent }: AdSessionPorts): IO<string> => {
  let onlyHere: string | undefined;
  return () => {
    if (!consent.mayTrack()) return (onlyHere ??= random.uuid());
    const now = clock();
    const known = memory.recall();
    // An expiry further away than the shop ever sets comes from a wrong clock, or from other code.
    if (known !== undefined && known.expiry > now && known.expiry <= now + AD_SESSION_DAYS * DAY_MS) return known.id;
    const id = onlyHere ?? random.uuid();
    memory.keep({ id, expiry: now + AD_SESSION_DAYS * DAY_MS })();
    return id;
  };
};
