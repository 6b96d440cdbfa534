import { addressKey } from '../../settings/address-networks.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import { byAddress, type AttemptCounts, type LimitedSubject } from '../identity/attempts/attempt-counts.ts';

/** Who tries which gift card. */
export interface GiftCardTry {
  readonly number: string;
  readonly shopperId: number;
  /** Address of the client. */
  readonly address: string;
}

/** Prevents that gift cards are found by trying: it limits tries of a shopper, of an address and of a number. [PAY-05] */
export interface GiftCardGuard {
  /** Counts a try before it is made. Throws 429 beyond a limit, whether the card exists or not. */
  take(attempt: GiftCardTry): Promise<void>;
  /** Takes back a try that named the right number and PIN. */
  giveBack(attempt: GiftCardTry): Promise<void>;
}

const HOUR_MS = 60 * 60_000;
const OF_SHOPPER = { purpose: 'gift card by shopper', allowed: 10, windowMs: HOUR_MS };
const OF_NUMBER = { purpose: 'gift card by number', allowed: 10, windowMs: 24 * HOUR_MS };

/** The guard over counts in the database; `forEachAddress` is the limit of wrong tries of an address in an hour. */
export const makeGiftCardGuard = (
  unitOfWork: UnitOfWork,
  counts: AttemptCounts,
  forEachAddress: number,
  clock: () => number,
): GiftCardGuard => {
  const ofAddress = { purpose: 'gift card by address', allowed: forEachAddress, windowMs: HOUR_MS };
  const limits = ({ number, shopperId, address }: GiftCardTry): readonly LimitedSubject[] => [
    ...byAddress(ofAddress, addressKey(address)),
    [OF_SHOPPER, String(shopperId)],
    [OF_NUMBER, number],
  ];
  return {
    take: (attempt) =>
      unitOfWork.run(async (trx) => {
        for (const [limit, subject] of limits(attempt)) {
          const until = await counts.take(trx, limit, subject);
          if (until === undefined) continue;
          const minutes = Math.max(1, Math.ceil((until - clock()) / 60_000));
          throw new CommerceFailure({
            status: 429,
            errorKey: '_ERR_TOO_MANY_REQUESTS',
            message: `Too many incorrect gift cards. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
            parameters: 'number',
          });
        }
      }),
    giveBack: (attempt) =>
      unitOfWork.run(async (trx) => {
        for (const [limit, subject] of limits(attempt)) await counts.giveBack(trx, limit, subject);
      }),
  };
};
