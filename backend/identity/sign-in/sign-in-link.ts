import { randomBytes } from 'node:crypto';
import type { AuditTrail } from '../../audit/audit-trail.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import { signInLinkEmail } from '../../mail/email-templates.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { KeyedHash } from '../../secrets/keyed-hash.ts';
import type { KnownBrowsers } from '../session/known-browsers.ts';
import { isMailDue, MAIL_WINDOW_MS } from '../attempts/mail-due.ts';
import { findAccount, findAccountById } from '../session/shopper-store.ts';

const LIFETIME_MS = 15 * 60_000;
/** 144 random bits, too many to be guessed. */
const CODE_BYTES = 18;

/**
 * Mailed links that make a browser known to an account. In a known browser the owner can sign in with the password while
 * the account is locked for all others. A link alone does not sign anyone in. [USR-05]
 */
export interface SignInLinks {
  /**
   * Mails a link to the account of the logon id, as often as `isMailDue` allows. The response does not reveal whether the
   * account exists, and neither does its timing: for an account that is unknown or disabled the same statements run, the
   * same hashes are made and an email is rendered, sealed and written, which is then discarded instead of sent.
   * `origin` is where shoppers see the shop; without it the mail contains the code alone.
   */
  requestLink(request: {
    readonly logonId: string;
    readonly address: string;
    readonly origin: string | undefined;
  }): Promise<void>;
  /**
   * Uses the link's code, which is valid once, for fifteen minutes. Gives the cookie by which the account recognises the
   * browser. Throws `_ERR_SIGN_IN_LINK_INVALID` for a code that is unknown, used or expired.
   */
  use(request: {
    readonly code: string;
    readonly browser: string | undefined;
    readonly address: string;
  }): Promise<string>;
}

const linkRefused = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_SIGN_IN_LINK_INVALID',
    message: 'This link is incorrect, used or expired. Request a new one.',
    parameters: 'code',
  });

export interface SignInLinksDeps {
  readonly unitOfWork: UnitOfWork;
  readonly keyedHash: KeyedHash;
  readonly browsers: KnownBrowsers;
  readonly mailer: Mailer;
  readonly audit: AuditTrail;
  readonly clock: () => number;
}

/** Links over the database, which stores keyed hashes of their codes. */
export const makeSignInLinks = (deps: SignInLinksDeps): SignInLinks => new DatabaseSignInLinks(deps);

class DatabaseSignInLinks implements SignInLinks {
  readonly #deps: SignInLinksDeps;

  constructor(deps: SignInLinksDeps) {
    this.#deps = deps;
  }

  readonly requestLink: SignInLinks['requestLink'] = ({ logonId, address, origin }) =>
    this.#deps.unitOfWork.run(async (trx) => {
      const now = this.#deps.clock();
      const account = await findAccount(trx, logonId);
      const shopperId = account?.enabled === true ? account.shopperId : null;
      const earlier = await trx
        .selectFrom('sign_in_link')
        .select('asked_at')
        .where('logon_key', '=', this.#keyOf(logonId))
        .where('asked_at', '>', now - MAIL_WINDOW_MS)
        .execute();
      const event = { kind: 'sign-in-link', outcome: 'asked', logonId, address } as const;
      await this.#deps.audit.record(trx, { ...event, shopperId: shopperId ?? undefined });
      if (
        !isMailDue(
          earlier.map((row) => row.asked_at),
          now,
        )
      )
        return;
      const code = randomBytes(CODE_BYTES).toString('base64url');
      await trx
        .insertInto('sign_in_link')
        .values({
          link_hash: this.#hashOf(code),
          logon_key: this.#keyOf(logonId),
          shopper_id: shopperId,
          asked_at: now,
          expires_at: now + LIFETIME_MS,
        })
        .execute();
      const firstName = account?.firstName ?? null;
      const mail = signInLinkEmail({ to: logonId, firstName, code, origin, minutes: LIFETIME_MS / 60_000 });
      const own = { ...mail, shopperId: shopperId ?? undefined };
      await this.#deps.mailer.queue(trx, own, shopperId === null ? 'discard' : 'send');
    });

  readonly use: SignInLinks['use'] = async ({ code, browser, address }) => {
    const cookie = await this.#deps.unitOfWork.run(async (trx) => {
      // The row of a used link stays, expired: it still counts among the requested links.
      const row = await trx
        .updateTable('sign_in_link')
        .set({ expires_at: this.#deps.clock() })
        .where('link_hash', '=', this.#hashOf(code.trim()))
        .where('expires_at', '>', this.#deps.clock())
        .returning('shopper_id')
        .executeTakeFirst();
      const shopperId = row?.shopper_id ?? undefined;
      const account = shopperId === undefined ? undefined : await findAccountById(trx, shopperId);
      const isGood = account?.enabled === true && account.logonId !== null;
      const event = { kind: 'sign-in-link', shopperId, address } as const;
      await this.#deps.audit.record(trx, { ...event, outcome: isGood ? 'done' : 'refused' });
      if (!isGood || account.logonId === null) return undefined;
      return this.#deps.browsers.remember(browser, { logonId: account.logonId, passwordHash: account.passwordHash });
    });
    if (cookie === undefined) throw linkRefused();
    return cookie;
  };

  #keyOf(logonId: string): string {
    return this.#deps.keyedHash('sign-in link of', logonId);
  }

  #hashOf(code: string): string {
    return this.#deps.keyedHash('sign-in link', code);
  }
}
