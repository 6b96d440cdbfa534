import { endAttempt, findAttempt, IS_OPEN, leaseAttempt } from './attempt-store.ts';
import type { PlaceOrderDeps } from './placing.ts';
import { LEASE_MS } from './carry-out.ts';
import type { RunAttempt } from './run-attempt.ts';

/** An attempt without an outcome after this time becomes no order, and its payment is released. */
const GIVES_UP_MS = 60 * 60_000;
const AT_ONCE = 20;

/** Takes up what was left: attempts of a process that ended, unknown outcomes, shoppers who did not come back. */
export interface Recovery {
  /**
   * Carries out up to 20 attempts whose lease has ended, and abandons those that are an hour old. A failure of one is
   * logged and tried again in the next round. Several processes over one database can do this at once. [ORD-01]
   */
  round(): Promise<void>;
  /** Carries out the attempt that waits for this payment, after an event of the provider. */
  resume(paymentId: string): Promise<void>;
}

export const makeRecovery = (
  { database, unitOfWork, clock, log }: PlaceOrderDeps,
  run: Pick<RunAttempt, 'runToEnd'>,
): Recovery => {
  const abandon = async (key: string): Promise<void> => {
    const now = clock();
    const leased = await unitOfWork.run((trx) => leaseAttempt(trx, key, now, LEASE_MS));
    if (leased === undefined) return;
    const releases = leased.amount_cents > 0;
    await unitOfWork.run((trx) => endAttempt(trx, key, { state: 'abandoned', releases, now }));
  };

  const takeOver = async (key: string): Promise<void> => {
    const leased = await unitOfWork.run((trx) => leaseAttempt(trx, key, clock(), LEASE_MS));
    if (leased !== undefined) await run.runToEnd(leased, false);
  };

  const attend = async (key: string, isOld: boolean): Promise<void> => {
    try {
      await (isOld ? abandon(key) : takeOver(key));
    } catch (error) {
      log.error({ err: error }, 'an order that was left over could not be taken up; it is tried again');
    }
  };

  return {
    round: async () => {
      const now = clock();
      const rows = await database
        .selectFrom('order_attempt')
        .select(['attempt_key', 'state', 'issued_at'])
        .where(IS_OPEN)
        .where('leased_until', '<=', now)
        .where((eb) => eb.or([eb('state', '=', 'authorising'), eb('issued_at', '<=', now - GIVES_UP_MS)]))
        .orderBy('leased_until')
        .limit(AT_ONCE)
        .execute();
      await Promise.all(rows.map((row) => attend(row.attempt_key, row.issued_at <= now - GIVES_UP_MS)));
    },
    resume: async (paymentId) => {
      const row = await database
        .selectFrom('order_attempt')
        .select('attempt_key')
        .where('provider_payment_id', '=', paymentId)
        .where(IS_OPEN)
        .executeTakeFirst();
      const attempt = row && (await findAttempt(database, row.attempt_key));
      if (attempt !== undefined) await takeOver(attempt.attempt_key);
    },
  };
};
