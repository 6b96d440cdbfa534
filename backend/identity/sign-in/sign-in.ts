import type { Kysely, Transaction } from 'kysely';
import type { AuditEvent, AuditTrail } from '../../audit/audit-trail.ts';
import type { Database } from '../../database/schema.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import { enterAccount, type EnteredSession } from './enter-account.ts';
import type { Identity } from '../session/identity.ts';
import type { KnownBrowsers } from '../session/known-browsers.ts';
import { lockedOut, type Guesser, type LogonGuard } from '../attempts/logon-guard.ts';
import type { PasswordCheck } from '../password/passwords.ts';
import type { SessionStore } from '../session/session-store.ts';
import { findAccount, type Account } from '../session/shopper-store.ts';

export interface SignInRequest {
  readonly logonId: string;
  readonly password: string;
  readonly rememberMe: boolean;
  /** Who the browser was until now. */
  readonly before: Identity;
  /** The known-browser cookie of the request, unchecked. */
  readonly browser: string | undefined;
  /** Address the request came from. */
  readonly address: string;
}

/**
 * Opens a session of the account, ends the session before it, and merges the guest's cart into the account's cart, in one
 * transaction. Throws a CommerceFailure:
 * - 2030 for an unknown logon id and for a wrong password, after the same work for both;
 * - 2490 for the tenth wrong password in a row, and for any password until the lock ends. A browser that the account
 *   knows has a count of its own, so that others cannot lock it out;
 * - `_ERR_PERSON_ACCOUNT_DISABLED` for the right password of a disabled account. [USR-05] [ERR-07]
 */
export type SignIn = (request: SignInRequest) => Promise<EnteredSession>;

type Outcome =
  | { readonly kind: 'signed-in'; readonly session: EnteredSession }
  | { readonly kind: 'locked'; readonly until: number }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'disabled' };

/** The response to a wrong password. [ERR-07] */
const wrongPassword = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_AUTHENTICATION_ERROR',
    errorCode: '2030',
    message: 'The specified logon ID or password are not correct. Verify the information provided and log in again.',
    parameters: 'logonId',
  });

/** The response to the right proof of a disabled account. */
export const accountDisabled = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PERSON_ACCOUNT_DISABLED',
    message: 'This account is disabled. Please contact customer service.',
    parameters: 'logonId',
  });

export interface SignInDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly sessions: SessionStore;
  readonly guard: LogonGuard;
  readonly passwords: PasswordCheck;
  readonly browsers: KnownBrowsers;
  readonly audit: AuditTrail;
  readonly clock: () => number;
}

/** Signing in over the database. */
export const makeSignIn = (deps: SignInDeps): SignIn => new PasswordSignIn(deps).signIn;

class PasswordSignIn {
  readonly #deps: SignInDeps;
  readonly #outcomes = { 'signed-in': 'done', wrong: 'failed', locked: 'locked', disabled: 'disabled' } as const;

  constructor(deps: SignInDeps) {
    this.#deps = deps;
  }

  readonly signIn: SignIn = async ({ logonId, password, rememberMe, before, browser, address }) => {
    const seen = await findAccount(this.#deps.database, logonId);
    const guesser = this.#guesserOf(logonId, seen, browser);
    // While a lock lasts no password is compared: the response is the same, and hashing is expensive.
    const lock = await this.#deps.guard.lockedUntil(this.#deps.database, guesser);
    const fits = lock === undefined && (await this.#deps.passwords.fits(password, seen?.passwordHash ?? null));

    const decide = async (trx: Transaction<Database>): Promise<Outcome> => {
      // Passwords of simultaneous requests are compared in parallel; those that are counted after the lock get no result.
      const until = lock ?? (await this.#deps.guard.lockedUntil(trx, guesser));
      if (until !== undefined) return { kind: 'locked', until };
      const account = await findAccount(trx, logonId);
      // The password may have changed while it was being compared.
      if (account === undefined || !fits || account.passwordHash !== seen?.passwordHash) {
        const lockedNow = await this.#deps.guard.countFailure(trx, guesser);
        return lockedNow === undefined ? { kind: 'wrong' } : { kind: 'locked', until: lockedNow };
      }
      if (!account.enabled) return { kind: 'disabled' };
      await this.#deps.guard.clear(trx, guesser);
      const session = await enterAccount(trx, this.#deps.sessions, {
        account,
        before,
        rememberMe,
        now: this.#deps.clock(),
      });
      return { kind: 'signed-in', session: { ...session, browser: this.#deps.browsers.remember(browser, account) } };
    };

    const outcome = await this.#deps.unitOfWork.run(async (trx) => {
      const decided = await decide(trx);
      await this.#deps.audit.record(trx, this.#toEvent(decided, logonId, address));
      return decided;
    });
    return this.#conclude(outcome);
  };

  #conclude(outcome: Outcome): EnteredSession {
    switch (outcome.kind) {
      case 'signed-in':
        return outcome.session;
      case 'locked':
        throw lockedOut(outcome.until, this.#deps.clock());
      case 'disabled':
        throw accountDisabled();
      case 'wrong':
        throw wrongPassword();
    }
  }

  #toEvent(outcome: Outcome, logonId: string, address: string): AuditEvent {
    return {
      kind: 'sign-in',
      outcome: this.#outcomes[outcome.kind],
      shopperId: outcome.kind === 'signed-in' ? outcome.session.shopperId : undefined,
      logonId,
      address,
    };
  }

  #guesserOf(logonId: string, account: Account | undefined, browser: string | undefined): Guesser {
    // The signatures are checked for an unknown account, too, so that it takes no less work.
    const id = this.#deps.browsers.recognise(browser, account ?? { logonId, passwordHash: null });
    return account === undefined || id === undefined ? { kind: 'stranger', logonId } : { kind: 'known-browser', id };
  }
}
