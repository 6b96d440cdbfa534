import type { Kysely, Transaction } from 'kysely';
import type { AuditTrail } from '../../audit/audit-trail.ts';
import type { Database } from '../../database/schema.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import type { Shopper } from '../session/identity.ts';
import { lockedOut, type LogonGuard } from '../attempts/logon-guard.ts';
import { hashPassword, type PasswordCheck } from './passwords.ts';
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
 * Changes the password when the old one is right, and ends the account's other sessions. A wrong old password counts
 * against the session and against unknown browsers, so that a stolen session gives no extra guesses. A lock for unknown browsers does
 * not apply to the session. Throws 2030 with the parameter `xcred_logonPasswordOld` for a wrong old password, and 2490
 * for the one that locks the session and until the lock ends.
 */
export type ChangePassword = (change: PasswordChange) => Promise<void>;

type Outcome = { readonly kind: 'done' | 'refused' } | { readonly kind: 'locked'; readonly until: number };

/** The current password, which a change needs, is wrong. */
export const wrongOldPassword = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_AUTHENTICATION_ERROR',
    errorCode: '2030',
    message: 'The current password is not correct.',
    parameters: 'xcred_logonPasswordOld',
  });

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

    const decide = async (trx: Transaction<Database>): Promise<Outcome> => {
      await requireOpenSession(trx, sessionId);
      const { logonId, firstName, passwordHash: current } = await readOwner(trx, shopperId);
      const guesser = { kind: 'session', sessionId } as const;
      const until = await guard.lockedUntil(trx, guesser);
      if (until !== undefined) return { kind: 'locked', until };
      if (!fits || current !== owner.passwordHash) {
        await guard.countFailure(trx, { kind: 'stranger', logonId });
        const lockedNow = await guard.countFailure(trx, guesser);
        return lockedNow === undefined ? { kind: 'refused' } : { kind: 'locked', until: lockedNow };
      }
      await guard.clear(trx, guesser);
      await setter.set(trx, { shopperId, logonId, firstName, passwordHash, keepSession: sessionId });
      return { kind: 'done' };
    };

    const outcome = await unitOfWork.run(async (trx) => {
      const decided = await decide(trx);
      const { logonId } = owner;
      await audit.record(trx, { kind: 'password-change', outcome: decided.kind, shopperId, logonId, address });
      return decided;
    });
    if (outcome.kind === 'locked') throw lockedOut(outcome.until, clock());
    if (outcome.kind === 'refused') throw wrongOldPassword();
  };
};
