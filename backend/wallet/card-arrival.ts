import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { enqueueJob } from '../jobs/database-job-queue.ts';
import type { JobHandler } from '../jobs/job-worker.ts';
import { PETCO_PAY } from './wallet-cards.ts';

/** Days from the approved shopper's enrolment until the card itself has come by mail. */
const ARRIVES_DAYS = 10;
const DAY_MS = 24 * 60 * 60_000;

/** When the card of a shopper who enrolled at this time arrives. Both in milliseconds since 1970. */
const arrivalOf = (enrolledAt: number): number => enrolledAt + ARRIVES_DAYS * DAY_MS;

/** Whether the card of a shopper who enrolled at this time has arrived: the one in the wallet is not temporary then. [PAY-05] */
export const hasArrived = (enrolledAt: number, now: number): boolean => arrivalOf(enrolledAt) <= now;

/** Adds the job for the arrival of a card, in the transaction in which its shopper enrols. */
export const awaitCard = async (trx: Transaction<Database>, shopperId: number, now: number): Promise<void> => {
  const key = `card-arrival:${shopperId}`;
  await enqueueJob(trx, { kind: 'card-arrival', key, body: { shopperId }, runAt: arrivalOf(now), now });
};

/**
 * The shopper's own Petco Pay card takes the place of the temporary one in the wallet. The demonstration's bank gives both
 * one account, so number and expiry stay. [PAY-05]
 */
export const makeReceiveCard = (unitOfWork: UnitOfWork): JobHandler => ({
  run: async ({ shopperId }) => {
    await unitOfWork.run(async (trx) => {
      await trx
        .updateTable('wallet_card')
        .set({ is_temporary: 0 })
        .where('shopper_id', '=', Number(shopperId))
        .where('card_type', '=', PETCO_PAY)
        .execute();
    });
    return { kind: 'done' };
  },
});
