import type { Kysely, Transaction } from 'kysely';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import type { AttemptCounts, AttemptLimit } from '../identity/attempts/attempt-counts.ts';
import type { LogonGuard } from '../identity/attempts/logon-guard.ts';
import type { ProbeGuard } from '../identity/attempts/probe-guard.ts';
import type { PasswordCheck } from '../identity/password/passwords.ts';
import { makeResetCode, readResetCode } from '../identity/password/reset-code.ts';
import type { ResetCodes } from '../identity/password/reset-codes.ts';
import { checkRetyped, requireRight } from '../identity/password/retyped-password.ts';
import type { Shopper } from '../identity/session/identity.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import type { SessionStore } from '../identity/session/session-store.ts';
import { findAccount } from '../identity/session/shopper-store.ts';
import { emailChangedEmail, emailCodeEmail } from '../mail/email-templates.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import { freeNickName } from './address-book.ts';
import type { ChangedEmail, MoveMailRequests } from './changed-email.ts';
import { logonIdTaken } from './register-shopper.ts';

const LIFETIME_MS = 15 * 60_000;
const TRIES = 5;
/** Codes that one account may request. */
const CODES: AttemptLimit = { purpose: 'email change', allowed: 5, windowMs: 60 * 60_000 };

/** Changes the email address of an account, which is also its logon id. [ACC-02] */
export interface EmailChange {
  /**
   * Mails a code to the new address, given in lower case; a former request of the shopper is replaced. Needs the current
   * password of an account that has one, and throws for a wrong one as a change of the password does. Throws for the
   * address that the account has already, `_ERR_LOGONID_ALREDY_EXIST` for that of another account, and
   * `_ERR_TOO_MANY_REQUESTS` when the shopper or the address had too many codes.
   */
  request(request: {
    readonly shopper: Shopper;
    readonly email: string;
    readonly password: string;
    readonly address: string;
  }): Promise<void>;
  /**
   * Makes the new address that of the account, with the code from its mail, ends the account's other sessions, and notifies
   * the old address. Mail about products that are back and the newsletter go to the new address; mail about placed orders
   * goes to the address of the order. A linked Google account stays linked, whatever its address: it signs in by its id. Throws
   * `_ERR_VALIDATION_CODE_INVALID` for a code that is wrong, used or expired, or not this shopper's; five wrong codes end
   * the request. Throws `_ERR_LOGONID_ALREDY_EXIST` when another account took the address in the meantime.
   */
  confirm(request: { readonly shopper: Shopper; readonly code: string; readonly address: string }): Promise<void>;
  /** The new address that waits for its code; undefined when there is none. */
  pendingFor(shopperId: number): Promise<string | undefined>;
}

export interface EmailChangeDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly keyedHash: KeyedHash;
  readonly sessions: Pick<SessionStore, 'endAll'>;
  readonly guard: LogonGuard;
  readonly passwords: PasswordCheck;
  readonly counts: AttemptCounts;
  readonly probes: ProbeGuard;
  readonly codes: ResetCodes;
  readonly mailer: Mailer;
  readonly moveMailRequests: MoveMailRequests;
  readonly audit: AuditTrail;
  readonly clock: () => number;
}

const codeRefused = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_VALIDATION_CODE_INVALID',
    message: 'This code is incorrect, used or expired. Check it, or request a new one.',
    parameters: 'validationCode',
  });

const tooManyCodes = (): CommerceFailure =>
  new CommerceFailure({
    status: 429,
    errorKey: '_ERR_TOO_MANY_REQUESTS',
    message: 'Too many codes were requested. Try again in an hour.',
    parameters: 'email1',
  });

/** The account, by the session of the request. */
const requireOwner = async (trx: Transaction<Database>, { shopperId, sessionId }: Shopper) => {
  await requireOpenSession(trx, sessionId);
  return trx
    .selectFrom('shopper')
    .select(['shopper_id', 'logon_id', 'first_name', 'password_hash', 'email_proved_at'])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
};

/** `EmailChange` over the database. */
export const makeEmailChange = (deps: EmailChangeDeps): EmailChange => new DatabaseEmailChange(deps);

class DatabaseEmailChange implements EmailChange {
  readonly #deps: EmailChangeDeps;

  constructor(deps: EmailChangeDeps) {
    this.#deps = deps;
  }

  readonly request: EmailChange['request'] = async ({ shopper, email, password, address }) => {
    const { unitOfWork, probes, counts } = this.#deps;
    await this.#requirePassword(shopper, password, address);
    // In transactions of their own: a refused attempt counts, too.
    await unitOfWork.run((trx) => probes.take(trx, { kind: 'email', value: email }, address));
    const exhausted = await unitOfWork.run((trx) => counts.take(trx, CODES, String(shopper.shopperId)));
    if (exhausted !== undefined) throw tooManyCodes();
    await unitOfWork.run(async (trx) => {
      const { logon_id, first_name } = await requireOwner(trx, shopper);
      if (email === logon_id) throw invalidParameter('email1', 'This is already your email address.');
      if ((await findAccount(trx, email)) !== undefined) throw logonIdTaken();
      const code = makeResetCode();
      const { shopperId } = shopper;
      await this.#store(trx, shopperId, email, code);
      const recipient = { to: email, firstName: first_name, shopperId };
      await this.#deps.mailer.queue(trx, emailCodeEmail(recipient, code, LIFETIME_MS / 60_000));
      await this.#record(trx, 'asked', shopper, address);
    });
  };

  readonly confirm: EmailChange['confirm'] = async ({ shopper, code, address }) => {
    const outcome = await this.#deps.unitOfWork.run(async (trx) => {
      const owner = await requireOwner(trx, shopper);
      const email = await this.#use(trx, shopper.shopperId, readResetCode(code));
      if (email !== undefined && (await findAccount(trx, email)) !== undefined) return 'taken';
      await this.#record(trx, email === undefined ? 'refused' : 'done', shopper, address);
      if (email === undefined) return 'refused';
      await this.#deps.sessions.endAll(trx, shopper.shopperId, shopper.sessionId);
      const from = owner.logon_id ?? '';
      const wasProved = owner.email_proved_at !== null;
      await this.#change(trx, { shopperId: owner.shopper_id, from, to: email, wasProved });
      const mail = emailChangedEmail(from, owner.first_name);
      await this.#deps.mailer.queue(trx, { ...mail, shopperId: owner.shopper_id });
      return 'done';
    });
    if (outcome === 'taken') throw logonIdTaken();
    if (outcome === 'refused') throw codeRefused();
  };

  readonly pendingFor: EmailChange['pendingFor'] = async (shopperId) => {
    const row = await this.#open(this.#deps.database, shopperId);
    return row?.email;
  };

  /** Whoever has a stolen session must not take the account over. An account that Google alone opens has no password. */
  async #requirePassword(shopper: Shopper, password: string, address: string): Promise<void> {
    const { database, unitOfWork, guard, passwords, clock } = this.#deps;
    const { password_hash: hash } = await database
      .selectFrom('shopper')
      .select('password_hash')
      .where('shopper_id', '=', shopper.shopperId)
      .executeTakeFirstOrThrow();
    if (hash === null) return;
    const fits = await passwords.fits(password, hash);
    const checked = await unitOfWork.run(async (trx) => {
      const { logon_id, password_hash } = await requireOwner(trx, shopper);
      const isRight = fits && password_hash === hash;
      const { sessionId } = shopper;
      const result = await checkRetyped(guard, trx, { sessionId, logonId: logon_id ?? '', isRight });
      if (result.kind !== 'right') await this.#record(trx, result.kind, shopper, address);
      return result;
    });
    requireRight(checked, clock());
  }

  async #store(trx: Transaction<Database>, shopperId: number, email: string, code: string): Promise<void> {
    const now = this.#deps.clock();
    const change = {
      email,
      code_hash: this.#hashOf(shopperId, email, code),
      tries_left: TRIES,
      asked_at: now,
      expires_at: now + LIFETIME_MS,
    };
    await trx
      .insertInto('email_change')
      .values({ shopper_id: shopperId, ...change })
      .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet(change))
      .execute();
  }

  /** The address that the code proves; the request is used then. A wrong code costs a try. */
  async #use(trx: Transaction<Database>, shopperId: number, code: string): Promise<string | undefined> {
    const row = await this.#open(trx, shopperId);
    if (row === undefined) return undefined;
    if (row.code_hash !== this.#hashOf(shopperId, row.email, code)) {
      await trx
        .updateTable('email_change')
        .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
        .where('shopper_id', '=', shopperId)
        .execute();
      return undefined;
    }
    await trx.deleteFrom('email_change').where('shopper_id', '=', shopperId).execute();
    return row.email;
  }

  #open(executor: Kysely<Database>, shopperId: number) {
    return executor
      .selectFrom('email_change')
      .select(['email', 'code_hash'])
      .where('shopper_id', '=', shopperId)
      .where('expires_at', '>', this.#deps.clock())
      .where('tries_left', '>', 0)
      .executeTakeFirst();
  }

  /** What was sent to the former address still goes with the account, unless it may have been for somebody else. [ACC-07] */
  async #keepMail(trx: Transaction<Database>, { shopperId, from, wasProved }: ChangedEmail): Promise<void> {
    if (!wasProved) return;
    const sent = trx.updateTable('mail').set({ shopper_id: shopperId }).where('recipient', '=', from);
    await sent.where('shopper_id', 'is', null).execute();
  }

  /** Whoever reads the old address can do nothing with it any more: its codes and links are gone. */
  async #change(trx: Transaction<Database>, change: ChangedEmail): Promise<void> {
    const { shopperId, from, to } = change;
    await trx
      .updateTable('shopper')
      .set({ logon_id: to, email: to, email_proved_at: this.#deps.clock() })
      .where('shopper_id', '=', shopperId)
      .execute();
    const own = trx.updateTable('address').where('shopper_id', '=', shopperId).where('is_self', '=', 1);
    await own.set({ email: to }).execute();
    // Another address of the book may have that name.
    await own
      .set({ nick_name: await freeNickName(trx, shopperId, to) })
      .where('nick_name', '=', from)
      .execute();
    await trx.deleteFrom('sign_in_link').where('shopper_id', '=', shopperId).execute();
    await this.#deps.codes.drop(trx, from);
    await this.#keepMail(trx, change);
    await this.#deps.moveMailRequests(trx, change);
  }

  async #record(
    trx: Transaction<Database>,
    outcome: 'asked' | 'done' | 'refused' | 'locked',
    { shopperId }: Shopper,
    address: string,
  ): Promise<void> {
    await this.#deps.audit.record(trx, { kind: 'email-change', outcome, shopperId, address });
  }

  #hashOf(shopperId: number, email: string, code: string): string {
    return this.#deps.keyedHash('email change', `${shopperId},${email},${code}`);
  }
}
