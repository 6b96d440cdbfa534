import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { changePlan } from './change-plan.ts';
import { isPlanLate, readPlan, type Plan } from './plan.ts';
import { shopDay } from '../stores/shop-day.ts';

/** A repeat delivery as the receiver of a mail about it sees it without signing in. */
export interface MailedPlan {
  readonly products: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly nextDate: string;
  readonly status: Plan['status'];
  /** Whether the day is past and the delivery was not placed yet. */
  readonly isLate: boolean;
}

/** The plan, while its account has the address to which the mail was sent. `logon_id` is that address. */
const findMailed = async (database: Kysely<Database>, email: string, planId: number): Promise<Plan | undefined> => {
  const owner = await database
    .selectFrom('shopper')
    .select('shopper_id')
    .where('logon_id', '=', email)
    .executeTakeFirst();
  if (owner === undefined) return undefined;
  const plan = await readPlan(database, planId);
  return plan?.shopperId === owner.shopper_id ? plan : undefined;
};

/** Reads the plan that a mail to this address is about; undefined when the account is gone or has another address now. */
export const readMailedPlan = async (
  database: Kysely<Database>,
  email: string,
  planId: number,
  now: number,
): Promise<MailedPlan | undefined> => {
  const plan = await findMailed(database, email, planId);
  return (
    plan && {
      products: plan.lines.map(({ description }) => description),
      nextDate: plan.nextDate,
      status: plan.status,
      isLate: isPlanLate(plan, shopDay(now)),
    }
  );
};

/**
 * Pauses the plan that a mail to this address is about. Does nothing when it is not active. Throws, with nothing changed,
 * while its order is being placed. [ACC-06] [RPD-02]
 */
export const pauseMailedPlan = async (
  trx: Transaction<Database>,
  email: string,
  planId: number,
  now: number,
): Promise<void> => {
  const plan = await findMailed(trx, email, planId);
  if (plan?.status === 'active') await changePlan(trx, plan, { kind: 'pause' }, now);
};
