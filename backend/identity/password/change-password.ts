import type { Kysely, Transaction } from 'kysely';
import type { AuditTrail } from '../../audit/audit-trail.ts';
import type { Database } from '../../database/schema.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import type { Shopper } from '../session/identity.ts';
import type { LogonGuard } from '../attempts/logon-guard.ts';
import { hashPassword, type PasswordCheck } from './passwords.ts';
import { checkRetyped, requireRight, type Retyped } from './retyped-password.ts';
import { requireOpenSession } from '../session/require-open-session.ts';
import type { PasswordSetter } from './set-password.ts';

export interface PasswordChange {
  /** Signed in. */
  readonly shopper: Shopper;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly address: string;
}

/**
 * Changes the password when the old one is right, and ends the account's other sessions; see `checkRetyped` for a wrong
 * one. Throws 2030 with the parameter `xcred_logonPasswordOld` for a wrong old password, and 2490
 * for the one that locks the session and until the lock ends.
 */
export type ChangePassword = (change: PasswordChange) => Promise<void>;

/** Changes passwords over the database. */
export const makeChangePassword = (deps: {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly guard: LogonGuard;
  readonly passwords: PasswordCheck;
  readonly audit: AuditTrail;
  readonly setter: PasswordSetter;
  readonly clock: () => number;
}): ChangePassword => {
  const { database, unitOfWork, guard, passwords, audit, setter, clock } = deps;

  const readOwner = async (executor: Kysely<Database>, shopperId: number) => {
    const columns = ['logon_id', 'first_name', 'password_hash'] as const;
    const row = await executor
      .selectFrom('shopper')
      .select(columns)
      .where('shopper_id', '=', shopperId)
      .executeTakeFirstOrThrow();
    return { logonId: row.logon_id ?? '', firstName: row.first_name, passwordHash: row.password_hash };
  };

  return async ({ shopper: { shopperId, sessionId }, oldPassword, newPassword, address }) => {
    const owner = await readOwner(database, shopperId);
    const fits = await passwords.fits(oldPassword, owner.passwordHash);
    const passwordHash = await hashPassword(newPassword);

    const decide = async (trx: Transaction<Database>): Promise<Retyped> => {
      await requireOpenSession(trx, sessionId);
      const { logonId, firstName, passwordHash: current } = await readOwner(trx, shopperId);
      const isRight = fits && current === owner.passwordHash;
      const checked = await checkRetyped(guard, trx, { sessionId, logonId, isRight });
      if (checked.kind !== 'right') return checked;
      await setter.set(trx, { shopperId, logonId, firstName, passwordHash, keepSession: sessionId });
      return checked;
    };

    const outcome = await unitOfWork.run(async (trx) => {
      const decided = await decide(trx);
      const { logonId } = owner;
      const result = decided.kind === 'right' ? 'done' : decided.kind;
      await audit.record(trx, { kind: 'password-change', outcome: result, shopperId, logonId, address });
      return decided;
    });
    requireRight(outcome, clock());
  };
};
