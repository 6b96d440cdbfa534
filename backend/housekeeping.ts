import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from './database/schema.ts';
import { GUEST_LIFETIME_MS } from './identity/session-store.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Removes what nobody can use any more: sessions unused for thirty days, then guests without any session together with
 * the carts they left, and counts of wrong passwords a day old. Placed orders and accounts are never touched.
 */
export const clearStale = async (database: Kysely<Database>, now: number): Promise<void> => {
  await database.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('session')
      .where('last_seen_at', '<', now - GUEST_LIFETIME_MS)
      .execute();
    const lostGuests = trx
      .selectFrom('shopper')
      .select('shopper_id')
      .where('kind', '=', 'G')
      .where('created_at', '<', now - GUEST_LIFETIME_MS)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('session').select('session_id').whereRef('session.shopper_id', '=', 'shopper.shopper_id')),
        ),
      );
    await trx.deleteFrom('orders').where('status', '=', 'P').where('shopper_id', 'in', lostGuests).execute();
    await trx
      .deleteFrom('shopper')
      .where('shopper_id', 'in', lostGuests)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('orders').select('order_id').whereRef('orders.shopper_id', '=', 'shopper.shopper_id'))),
      )
      .execute();
    await trx
      .deleteFrom('logon_attempt')
      .where('updated_at', '<', now - DAY_MS)
      .execute();
  });
};

/** Runs `clearStale`; a failure is logged and tried again next time. */
export const keepHouse = async (
  database: Kysely<Database>,
  clock: () => number,
  log: FastifyBaseLogger,
): Promise<void> => {
  try {
    await clearStale(database, clock());
  } catch (error) {
    log.warn({ err: error }, 'housekeeping failed');
  }
};
