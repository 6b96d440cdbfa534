import type { Kysely } from 'kysely';
import { addressKey } from '../../../settings/address-networks.ts';
import type { Database } from '../../database/schema.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { byAddress, type AttemptCounts, type LimitedSubject } from '../../identity/attempts/attempt-counts.ts';

/** Who pays. */
export interface Payer {
  readonly shopperId: number;
  /** Address of the client. */
  readonly address: string;
}

/** Prevents that stolen cards are tried at the checkout: it limits declined payments of a shopper and of an address. [PAY-05] */
export interface DeclineGuard {
  /** Whether so many payments were declined that no other one may be tried now. */
  isExhausted(payer: Payer): Promise<boolean>;
  /** Counts the declined payment of a key for placing: once, however often its outcome is asked for with that key. */
  count(payer: Payer, key: string): Promise<void>;
}

const HOUR_MS = 60 * 60_000;
/** Counts a key, so that a repetition with it adds nothing. A key can be repeated for longer than its payment counts. */
const OF_KEY = { purpose: 'declined payment by key', allowed: 1, windowMs: 24 * HOUR_MS };
const OF_SHOPPER = { purpose: 'declined payment by shopper', allowed: 10, windowMs: HOUR_MS };

/** The guard over counts in the database; `forEachAddress` is the limit of declined payments of an address in an hour. */
export const makeDeclineGuard = (
  database: Kysely<Database>,
  unitOfWork: UnitOfWork,
  counts: AttemptCounts,
  forEachAddress: number,
): DeclineGuard => {
  const ofAddress = { purpose: 'declined payment by address', allowed: forEachAddress, windowMs: HOUR_MS };
  const limits = ({ shopperId, address }: Payer): readonly LimitedSubject[] => [
    [OF_SHOPPER, String(shopperId)],
    ...byAddress(ofAddress, addressKey(address)),
  ];
  return {
    isExhausted: async (payer) => {
      for (const [limit, subject] of limits(payer)) {
        if ((await counts.exhaustedUntil(database, limit, subject)) !== undefined) return true;
      }
      return false;
    },
    count: (payer, key) =>
      unitOfWork.run(async (trx) => {
        if ((await counts.take(trx, OF_KEY, key)) !== undefined) return;
        for (const [limit, subject] of limits(payer)) await counts.take(trx, limit, subject);
      }),
  };
};
