import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';

/** The most plans of one shopper that are not cancelled. */
const MAX_PLANS = 50;

/** How many cancelled plans of one shopper are kept and listed, the newest ones. */
const KEPT_CANCELLED = 50;

/** The numbers of the cancelled plans that are kept and listed, as part of another statement. */
export const keptCancelled = (
  database: Kysely<Database>,
  shopperId: number,
): SelectQueryBuilder<Database, 'repeat_plan', { plan_id: number }> =>
  database
    .selectFrom('repeat_plan')
    .select('plan_id')
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'cancelled')
    .orderBy('plan_id', 'desc')
    .limit(KEPT_CANCELLED);

/** Throws when the shopper has as many plans as are allowed. Cancelled ones do not count. [RPD-01] */
export const requireRoom = async (trx: Transaction<Database>, shopperId: number): Promise<void> => {
  const { open } = await trx
    .selectFrom('repeat_plan')
    .select((eb) => eb.fn.countAll().as('open'))
    .where('shopper_id', '=', shopperId)
    .where('status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  if (Number(open) < MAX_PLANS) return;
  throw new CommerceFailure({
    errorKey: '_ERR_TOO_MANY_REPEAT_DELIVERIES',
    message: `You can have up to ${MAX_PLANS} repeat deliveries. Cancel one first.`,
  });
};

/**
 * Removes the shopper's cancelled plans that are older than the kept ones. Plans that have placed orders stay, because their
 * products do not earn the discount of a first order again, and because the shopper's own data name the orders. [RPD-01]
 */
export const removeOldCancelled = async (trx: Transaction<Database>, shopperId: number): Promise<void> => {
  await trx
    .deleteFrom('repeat_plan')
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'cancelled')
    .where('plan_id', 'not in', keptCancelled(trx, shopperId))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('repeat_due')
            .select('repeat_due.order_id')
            .whereRef('repeat_due.plan_id', '=', 'repeat_plan.plan_id'),
        ),
      ),
    )
    .execute();
};
