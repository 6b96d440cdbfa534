import { sql, type Kysely } from 'kysely';

/**
 * Keeps since when an account is known to have been opened by whoever reads its mail; known already of those that
 * completed a password reset, as the audit trail records. [USR-11]
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('shopper').addColumn('email_proved_at', 'bigint').execute();
  await sql`update shopper set email_proved_at = (
    select min(at) from audit_event
    where audit_event.shopper_id = shopper.shopper_id and kind = 'password-reset' and outcome = 'done'
  ) where kind = 'R'`.execute(db);
};
