import type { Transaction } from 'kysely';
import type { AuditTrail } from '../../audit/audit-trail.ts';
import type { Database } from '../../database/schema.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import { googleLinkedEmail, welcomeEmail } from '../../mail/email-templates.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { enterAccount, type EnteredSession } from '../sign-in/enter-account.ts';
import type { Identity } from '../session/identity.ts';
import type { KnownAccount, KnownBrowsers } from '../session/known-browsers.ts';
import type { OpenedSession, SessionOwner, SessionStore } from '../session/session-store.ts';
import { findAccount, findAccountById, markEmailProved, type Account } from '../session/shopper-store.ts';
import { accountDisabled } from '../sign-in/sign-in.ts';
import type { GoogleNonces } from './google-nonces.ts';
import type { GoogleTokens, GoogleUser } from './google-tokens.ts';

export interface GoogleSignInRequest {
  readonly credential: string;
  /** The nonce that this browser was given; undefined when it was given none. */
  readonly nonce: string | undefined;
  /** The known-browser cookie of the request, unchecked. */
  readonly browser: string | undefined;
  readonly before: Identity;
  readonly address: string;
}

/**
 * Signs in the user of a Google credential: to the account linked with that Google user, otherwise to the account with
 * that email address, which it links, otherwise to a new account without a password. Another person may have created an
 * account whose email address was never proved, so linking one removes its password and ends its sessions. Throws
 * `_ERR_GOOGLE_CREDENTIAL` for an invalid credential or one of another browser, and `_ERR_PERSON_ACCOUNT_DISABLED`.
 * [USR-11]
 */
export type GoogleSignIn = (request: GoogleSignInRequest) => Promise<EnteredSession>;

/** Creates an account without a password, from the guest when there is one. */
export type OpenAccount = (
  trx: Transaction<Database>,
  user: GoogleUser,
  guestId: number | undefined,
) => Promise<SessionOwner>;

type Outcome =
  | { readonly kind: 'done'; readonly session: OpenedSession; readonly account: KnownAccount }
  | { readonly kind: 'disabled'; readonly session?: undefined };

const PROVIDER = 'google';

export interface GoogleSignInDeps {
  readonly tokens: GoogleTokens;
  readonly nonces: GoogleNonces;
  readonly browsers: KnownBrowsers;
  readonly unitOfWork: UnitOfWork;
  readonly sessions: SessionStore;
  readonly openAccount: OpenAccount;
  readonly mailer: Mailer;
  readonly audit: AuditTrail;
  readonly clock: () => number;
}

/** Google sign-in over the database. */
export const makeGoogleSignIn = (deps: GoogleSignInDeps): GoogleSignIn => new TokenSignIn(deps).signIn;

class TokenSignIn {
  readonly #deps: GoogleSignInDeps;

  constructor(deps: GoogleSignInDeps) {
    this.#deps = deps;
  }

  readonly signIn: GoogleSignIn = async ({ credential, nonce, before, browser, address }) => {
    const kind = 'google-sign-in';
    const signIn = async (): Promise<Outcome> => {
      const user = await this.#deps.tokens.verify(credential, this.#deps.nonces.valueOf(nonce));
      // In a transaction of its own: the nonce is used even when the sign-in fails.
      await this.#deps.unitOfWork.run((trx) => this.#deps.nonces.use(trx, nonce));
      return this.#deps.unitOfWork.run(async (trx) => {
        const entered = await this.#enter(trx, user, before);
        const shopperId = entered.session?.shopperId;
        await this.#deps.audit.record(trx, { kind, outcome: entered.kind, shopperId, logonId: user.email, address });
        return entered;
      });
    };
    const outcome = await signIn().catch(async (error: unknown) => {
      // The refused sign-in was rolled back, so the audit event has a transaction of its own.
      if (error instanceof CommerceFailure) {
        await this.#deps.unitOfWork.run((trx) => this.#deps.audit.record(trx, { kind, outcome: 'refused', address }));
      }
      throw error;
    });
    if (outcome.kind === 'disabled') throw accountDisabled();
    return { ...outcome.session, browser: this.#deps.browsers.remember(browser, outcome.account) };
  };

  async #link(trx: Transaction<Database>, user: GoogleUser, shopperId: number): Promise<void> {
    await trx
      .insertInto('external_identity')
      .values({ provider: PROVIDER, subject: user.subject, shopper_id: shopperId, linked_at: this.#deps.clock() })
      .execute();
    await markEmailProved(trx, shopperId, this.#deps.clock());
  }

  /** Removes the password and the sessions of whoever created the account. */
  async #shutStrangersOut(trx: Transaction<Database>, shopperId: number): Promise<void> {
    await trx.updateTable('shopper').set({ password_hash: null }).where('shopper_id', '=', shopperId).execute();
    await this.#deps.sessions.endAll(trx, shopperId);
  }

  async #findLinked(trx: Transaction<Database>, user: GoogleUser): Promise<Account | undefined> {
    const known = await trx
      .selectFrom('external_identity')
      .select('shopper_id')
      .where('provider', '=', PROVIDER)
      .where('subject', '=', user.subject)
      .executeTakeFirst();
    return known && findAccountById(trx, known.shopper_id);
  }

  async #findOrLink(trx: Transaction<Database>, user: GoogleUser): Promise<Account | undefined> {
    const linked = await this.#findLinked(trx, user);
    if (linked !== undefined) return linked;
    const account = await findAccount(trx, user.email);
    if (account === undefined || !account.enabled) return account;
    if (!account.emailProved) await this.#shutStrangersOut(trx, account.shopperId);
    await this.#link(trx, user, account.shopperId);
    const losesPassword = !account.emailProved && account.passwordHash !== null;
    const { shopperId } = account;
    const mail = googleLinkedEmail(user.email, account.firstName, losesPassword);
    await this.#deps.mailer.queue(trx, { ...mail, shopperId });
    return losesPassword ? { ...account, passwordHash: null } : account;
  }

  async #enter(trx: Transaction<Database>, user: GoogleUser, before: Identity): Promise<Outcome> {
    const now = this.#deps.clock();
    const account = await this.#findOrLink(trx, user);
    if (account?.enabled === false) return { kind: 'disabled' };
    if (account !== undefined) {
      const session = await enterAccount(trx, this.#deps.sessions, { account, before, rememberMe: false, now });
      return { kind: 'done', session, account };
    }
    await this.#deps.sessions.save(trx, before);
    const opened = await this.#deps.openAccount(trx, user, before.kind === 'guest' ? before.shopperId : undefined);
    await this.#link(trx, user, opened.shopperId);
    const welcome = welcomeEmail(user.email, user.givenName || null);
    await this.#deps.mailer.queue(trx, { ...welcome, shopperId: opened.shopperId });
    if (before.kind !== 'generic') await this.#deps.sessions.end(trx, before.sessionId);
    await this.#deps.sessions.endAll(trx, opened.shopperId);
    const session = await this.#deps.sessions.open(trx, opened, false);
    return { kind: 'done', session, account: { logonId: user.email, passwordHash: null } };
  }
}
