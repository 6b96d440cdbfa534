import { addressKey } from '../../../settings/address-networks.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import { byAddress, type AttemptCounts, type LimitedSubject } from '../../identity/attempts/attempt-counts.ts';

/** Prevents that orders are found by trying: it limits look-ups of an address and of an order number. [ORD-04] */
export interface LookUpGuard {
  /** Counts a look-up before it is made. Throws 429 beyond the limit, whether the order exists or not. */
  take(orderId: string, address: string): Promise<void>;
  /** Takes back a look-up that named the right email address. */
  giveBack(orderId: string, address: string): Promise<void>;
}

const HOUR_MS = 60 * 60_000;
const FOR_EACH_ORDER = 10;

/** The guard over counts in the database; `forEachAddress` is the limit of wrong look-ups of an address in an hour. */
export const makeLookUpGuard = (
  unitOfWork: UnitOfWork,
  counts: AttemptCounts,
  forEachAddress: number,
  clock: () => number,
): LookUpGuard => {
  const limits = (orderId: string, address: string): readonly LimitedSubject[] => [
    ...byAddress(
      { purpose: 'order look-up by address', allowed: forEachAddress, windowMs: HOUR_MS },
      addressKey(address),
    ),
    [{ purpose: 'order look-up by number', allowed: FOR_EACH_ORDER, windowMs: HOUR_MS }, orderId],
  ];
  return {
    take: (orderId, address) =>
      unitOfWork.run(async (trx) => {
        for (const [limit, subject] of limits(orderId, address)) {
          const until = await counts.take(trx, limit, subject);
          if (until === undefined) continue;
          const minutes = Math.max(1, Math.ceil((until - clock()) / 60_000));
          throw new CommerceFailure({
            status: 429,
            errorKey: '_ERR_TOO_MANY_REQUESTS',
            message: `Too many order lookups. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
            parameters: 'orderId',
          });
        }
      }),
    giveBack: (orderId, address) =>
      unitOfWork.run(async (trx) => {
        for (const [limit, subject] of limits(orderId, address)) await counts.giveBack(trx, limit, subject);
      }),
  };
};
