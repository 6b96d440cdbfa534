import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { passwordChangedEmail } from '../../mail/email-templates.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { LogonGuard } from '../attempts/logon-guard.ts';
import type { ResetCodes } from './reset-codes.ts';
import type { SessionStore } from '../session/session-store.ts';

export interface NewPassword {
  readonly shopperId: number;
  readonly logonId: string;
  readonly firstName: string | null;
  readonly passwordHash: string;
  /** The session that stays open. */
  readonly keepSession?: string;
}

export interface PasswordSetter {
  /**
   * Sets the account's password, ends its other sessions, lifts a lock, deletes its mailed codes and queues a mail that
   * notifies the shopper by email, all in the given transaction.
   */
  set(trx: Transaction<Database>, password: NewPassword): Promise<void>;
}

/** The setter over the database. */
export const makePasswordSetter = (deps: {
  readonly sessions: SessionStore;
  readonly guard: LogonGuard;
  readonly mailer: Mailer;
  readonly codes: ResetCodes;
}): PasswordSetter => ({
  set: async (trx, { shopperId, logonId, firstName, passwordHash, keepSession }) => {
    await trx
      .updateTable('shopper')
      .set({ password_hash: passwordHash })
      .where('shopper_id', '=', shopperId)
      .executeTakeFirstOrThrow();
    await deps.sessions.endAll(trx, shopperId, keepSession);
    await deps.guard.clear(trx, { kind: 'stranger', logonId });
    await deps.codes.drop(trx, logonId);
    await deps.mailer.queue(trx, { ...passwordChangedEmail(logonId, firstName), shopperId });
  },
});
