import type { Kysely } from 'kysely';
import { mergeCarts } from '../cart/merge-carts.ts';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import type { Identity } from './identity.ts';
import type { LogonGuard } from './logon-guard.ts';
import type { PasswordCheck } from './passwords.ts';
import type { OpenedSession, SessionStore } from './session-store.ts';
import { findAccount } from './shopper-store.ts';

export interface SignInRequest {
  readonly logonId: string;
  readonly password: string;
  readonly rememberMe: boolean;
  /** Who the browser was until now. */
  readonly before: Identity;
}

/**
 * Opens a session of the account, ends the one before, and moves a guest's cart into the account's, all at once.
 * Throws 2030 for an unknown logon id and for a wrong password alike, 2490 while the logon id is locked, and
 * `_ERR_PERSON_ACCOUNT_DISABLED` for the right password of a disabled account. [USR-05] [ERR-07]
 */
export type SignIn = (request: SignInRequest) => Promise<OpenedSession>;

type Outcome =
  | { readonly kind: 'signed-in'; readonly session: OpenedSession }
  | { readonly kind: 'locked'; readonly until: number }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'disabled' };

const wrongPassword = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_AUTHENTICATION_ERROR',
    errorCode: '2030',
    message: 'The specified logon ID or password are not correct. Verify the information provided and log in again.',
    parameters: 'logonId',
  });

const lockedOut = (until: number, now: number): CommerceFailure => {
  const minutes = Math.max(1, Math.ceil((until - now) / 60_000));
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return new CommerceFailure({
    errorKey: '_ERR_AUTHENTICATION_ERROR',
    errorCode: '2490',
    message: `This account is locked because of too many wrong passwords. Try again in ${wait}.`,
    parameters: ['logonId', new Date(until).toISOString()],
  });
};

const accountDisabled = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PERSON_ACCOUNT_DISABLED',
    message: 'This account is disabled. Please contact customer service.',
    parameters: 'logonId',
  });

/** Signing in over the database. */
export const makeSignIn = (deps: {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly sessions: SessionStore;
  readonly guard: LogonGuard;
  readonly passwords: PasswordCheck;
  readonly clock: () => number;
}): SignIn => {
  const { database, unitOfWork, sessions, guard, passwords, clock } = deps;

  const conclude = (outcome: Outcome): OpenedSession => {
    switch (outcome.kind) {
      case 'signed-in':
        return outcome.session;
      case 'locked':
        throw lockedOut(outcome.until, clock());
      case 'disabled':
        throw accountDisabled();
      case 'wrong':
        throw wrongPassword();
    }
  };

  return async ({ logonId, password, rememberMe, before }) => {
    const lock = await guard.lockedUntil(database, logonId);
    if (lock !== undefined) throw lockedOut(lock, clock());
    const account = await findAccount(database, logonId);
    const fits = await passwords.fits(password, account?.passwordHash ?? null);

    const outcome = await unitOfWork.run(async (trx): Promise<Outcome> => {
      // Guesses sent at once are compared at once, but only those that come before the lock are told the result.
      const until = await guard.lockedUntil(trx, logonId);
      if (until !== undefined) return { kind: 'locked', until };
      if (account === undefined || !fits) {
        await guard.countFailure(trx, logonId);
        return { kind: 'wrong' };
      }
      if (!account.enabled) return { kind: 'disabled' };
      await guard.clear(trx, logonId);
      if (before.kind !== 'generic') await sessions.end(trx, before.sessionId);
      if (before.kind === 'guest') await mergeCarts(trx, before.shopperId, account.shopperId, clock());
      return { kind: 'signed-in', session: await sessions.open(trx, account, rememberMe) };
    });
    return conclude(outcome);
  };
};
