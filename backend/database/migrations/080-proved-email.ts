import { sql, type Kysely } from 'kysely';

/**
 * Stores since when the email of an account is known to belong to its owner. Sets it for accounts with a completed
 * password reset in the audit trail. [USR-11]
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('shopper').addColumn('email_proved_at', 'bigint').execute();
  await sql`update shopper set email_proved_at = (
    select min(at) from audit_event
    where audit_event.shopper_id = shopper.shopper_id and kind = 'password-reset' and outcome = 'done'
  ) where kind = 'R'`.execute(db);
};
