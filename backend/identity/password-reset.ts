import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import { codeLetter } from '../mail/letters.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { KeyedHash } from './keyed-hash.ts';
import { hashPassword } from './passwords.ts';
import { makeResetCode, readResetCode } from './reset-code.ts';
import { resetKeyOf, type PasswordSetter } from './set-password.ts';
import { findAccount, markEmailProved } from './shopper-store.ts';

const CODE_LIFETIME_MS = 15 * 60_000;
const TRIES_A_CODE = 5;
const MAILS_AN_HOUR = 3;
const HOUR_MS = 60 * 60_000;

export interface PasswordReset {
  /**
   * Mails a code to the account of the logon id. Answers alike, and after the same work, when there is no such account:
   * here nobody learns which accounts exist. A fourth mail within an hour is not sent; the code before stays good.
   */
  ask(request: { readonly logonId: string; readonly address: string }): Promise<void>;
  /**
   * Sets a new password for whoever has the mailed code, which proves the account's address; a code counts once, for
   * fifteen minutes and five tries. Gives the shopper's id. Throws `_ERR_VALIDATION_CODE_INVALID`, and then nothing has changed but the count of tries.
   */
  redeem(request: {
    readonly logonId: string;
    readonly code: string;
    readonly password: string;
    readonly address: string;
  }): Promise<number>;
}

const codeRefused = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_VALIDATION_CODE_INVALID',
    message: 'This code is not right, has expired or has been used. Check it, or ask for a new one.',
    parameters: 'validationCode',
  });

const areEqual = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Forgotten passwords over the database and the mail. [MOD-04] */
export const makePasswordReset = (deps: {
  readonly unitOfWork: UnitOfWork;
  readonly keyedHash: KeyedHash;
  readonly mailer: Mailer;
  readonly audit: AuditTrail;
  readonly setter: PasswordSetter;
  readonly clock: () => number;
}): PasswordReset => {
  const { unitOfWork, keyedHash, mailer, audit, setter, clock } = deps;
  const hashOf = (logonId: string, code: string): string => keyedHash('reset code', `${logonId},${code}`);

  /** Counted by address rather than by account, so that it is the same work for every logon id. */
  const mailsLately = async (trx: Transaction<Database>, logonId: string): Promise<number> => {
    const { count } = await trx
      .selectFrom('mail')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('recipient', '=', logonId)
      .where('kind', '=', 'password-code')
      .where('queued_at', '>', clock() - HOUR_MS)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  const keepCode = async (
    trx: Transaction<Database>,
    logonId: string,
    code: string,
    shopperId: number | null,
  ): Promise<void> => {
    const row = {
      shopper_id: shopperId,
      code_hash: hashOf(logonId, code),
      tries: 0,
      expires_at: clock() + CODE_LIFETIME_MS,
    };
    await trx
      .insertInto('password_reset')
      .values({ logon_key: resetKeyOf(keyedHash, logonId), ...row })
      .onConflict((conflict) => conflict.column('logon_key').doUpdateSet(row))
      .execute();
  };

  /** The shopper the code belongs to; a wrong code is counted, and the fifth one uses the right one up. */
  const useCode = async (trx: Transaction<Database>, logonId: string, code: string): Promise<number | undefined> => {
    const key = resetKeyOf(keyedHash, logonId);
    const row = await trx.selectFrom('password_reset').selectAll().where('logon_key', '=', key).executeTakeFirst();
    if (row === undefined || row.expires_at <= clock() || row.tries >= TRIES_A_CODE) return undefined;
    if (row.shopper_id !== null && areEqual(row.code_hash, hashOf(logonId, code))) return row.shopper_id;
    await trx
      .updateTable('password_reset')
      .set({ tries: row.tries + 1 })
      .where('logon_key', '=', key)
      .execute();
    return undefined;
  };

  return {
    ask: ({ logonId, address }) =>
      unitOfWork.run(async (trx) => {
        const account = await findAccount(trx, logonId);
        const shopperId = account?.enabled === true ? account.shopperId : null;
        if ((await mailsLately(trx, logonId)) < MAILS_AN_HOUR) {
          const code = makeResetCode();
          await keepCode(trx, logonId, code, shopperId);
          if (account !== undefined && shopperId !== null) {
            await mailer.queue(trx, codeLetter(logonId, account.firstName, code, CODE_LIFETIME_MS / 60_000));
          }
        }
        const event = { kind: 'password-reset', outcome: 'asked', logonId, address } as const;
        await audit.record(trx, { ...event, shopperId: shopperId ?? undefined });
      }),

    redeem: async ({ logonId, code, password, address }) => {
      const passwordHash = await hashPassword(password);
      const shopperId = await unitOfWork.run(async (trx) => {
        const owner = await useCode(trx, logonId, readResetCode(code));
        const event = { kind: 'password-reset', shopperId: owner, logonId, address } as const;
        if (owner === undefined) {
          await audit.record(trx, { ...event, outcome: 'refused' });
          return undefined;
        }
        const account = await findAccount(trx, logonId);
        await setter.set(trx, { shopperId: owner, logonId, firstName: account?.firstName ?? null, passwordHash });
        await markEmailProved(trx, owner, clock());
        await audit.record(trx, { ...event, outcome: 'done' });
        return owner;
      });
      if (shopperId === undefined) throw codeRefused();
      return shopperId;
    },
  };
};
