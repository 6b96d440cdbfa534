import type { AuditTrail } from '../../audit/audit-trail.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { addressKey } from '../../../settings/address-networks.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import { codeEmail } from '../../mail/email-templates.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { KnownBrowsers } from '../session/known-browsers.ts';
import { hashPassword } from './passwords.ts';
import { readResetCode } from './reset-code.ts';
import { CODE_LIFETIME_MS, type ResetCodes } from './reset-codes.ts';
import type { PasswordSetter } from './set-password.ts';
import { findAccount, markEmailProved } from '../session/shopper-store.ts';

export interface PasswordReset {
  /**
   * Mails a code to the account of the logon id, as often as `isMailDue` allows. Codes that were mailed before stay
   * valid. The response does not reveal whether the account exists, and neither does its timing: for an account that is
   * unknown or disabled the same statements run, the same hashes are made and an email is rendered, sealed and written,
   * which is then discarded instead of sent.
   */
  requestCode(request: { readonly logonId: string; readonly address: string }): Promise<void>;
  /**
   * Sets a new password for whoever has a mailed code. The code proves that the account's email address is theirs. It can
   * be used once, within fifteen minutes, and each network address has five tries. Gives the shopper's id and the cookie
   * by which the account recognises this browser. Throws `_ERR_VALIDATION_CODE_INVALID` for any other code; then only the
   * tries are counted.
   */
  redeem(request: {
    readonly logonId: string;
    readonly code: string;
    readonly password: string;
    /** The known-browser cookie of the request, unchecked. */
    readonly browser: string | undefined;
    readonly address: string;
  }): Promise<{ readonly shopperId: number; readonly browser: string }>;
}

const codeRefused = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_VALIDATION_CODE_INVALID',
    message: 'This code is incorrect, used or expired. Check it, or request a new one.',
    parameters: 'validationCode',
  });

/** Forgotten passwords over the database and the mail. [MOD-04] */
export const makePasswordReset = (deps: {
  readonly unitOfWork: UnitOfWork;
  readonly codes: ResetCodes;
  readonly browsers: KnownBrowsers;
  readonly mailer: Mailer;
  readonly audit: AuditTrail;
  readonly setter: PasswordSetter;
  readonly clock: () => number;
}): PasswordReset => {
  const { unitOfWork, codes, browsers, mailer, audit, setter, clock } = deps;
  return {
    requestCode: ({ logonId, address }) =>
      unitOfWork.run(async (trx) => {
        const account = await findAccount(trx, logonId);
        const shopperId = account?.enabled === true ? account.shopperId : null;
        const code = await codes.make(trx, { logonId, shopperId, place: addressKey(address) });
        if (code !== undefined) {
          const mail = codeEmail(logonId, account?.firstName ?? null, code, CODE_LIFETIME_MS / 60_000);
          const own = { ...mail, shopperId: shopperId ?? undefined };
          await mailer.queue(trx, own, shopperId === null ? 'discard' : 'send');
        }
        const event = { kind: 'password-reset', outcome: 'asked', logonId, address } as const;
        await audit.record(trx, { ...event, shopperId: shopperId ?? undefined });
      }),

    redeem: async ({ logonId, code, password, browser, address }) => {
      const passwordHash = await hashPassword(password);
      const shopperId = await unitOfWork.run(async (trx) => {
        const owner = await codes.use(trx, { logonId, code: readResetCode(code), place: addressKey(address) });
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
      return { shopperId, browser: browsers.remember(browser, { logonId, passwordHash }) };
    },
  };
};
