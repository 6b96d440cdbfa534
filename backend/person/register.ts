import type { AuditTrail } from '../audit/audit-trail.ts';
import type { CaptchaGate } from '../captcha/captcha-gate.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import type { Identity } from '../identity/identity.ts';
import { hashPassword } from '../identity/passwords.ts';
import type { OpenedSession, SessionStore } from '../identity/session-store.ts';
import { welcomeLetter } from '../mail/letters.ts';
import type { Mailer } from '../mail/mailer.ts';
import { registerShopper } from './register-shopper.ts';
import type { Registration } from './registration-input.ts';

export interface RegistrationRequest {
  readonly registration: Registration;
  /** What the captcha gave the browser. */
  readonly captchaProof: string | undefined;
  /** Who the browser was until now; a guest keeps id and cart. */
  readonly before: Identity;
  readonly address: string;
}

export interface RegisteredSession {
  readonly session: OpenedSession;
  readonly addressId: number;
}

/**
 * Makes the account, signs it in and welcomes it, all at once. Throws `_ERR_CAPTCHA_INVALID`,
 * `_ERR_LOGONID_ALREDY_EXIST` or `_ERR_PALS_NUMBER_INVALID`; then there is no account. [REG-02] [REG-07] [REG-08]
 */
export type Register = (request: RegistrationRequest) => Promise<RegisteredSession>;

/** Registration over the database. */
export const makeRegister = (deps: {
  readonly unitOfWork: UnitOfWork;
  readonly sessions: SessionStore;
  readonly captcha: CaptchaGate;
  readonly mailer: Mailer;
  readonly audit: AuditTrail;
  readonly clock: () => number;
}): Register => {
  const { unitOfWork, sessions, captcha, mailer, audit, clock } = deps;

  const register = async (request: RegistrationRequest): Promise<RegisteredSession> => {
    const { registration, captchaProof, before, address } = request;
    const useProof = await captcha(captchaProof, address);
    const passwordHash = await hashPassword(registration.password);
    const { logonId, firstName } = registration;
    return unitOfWork.run(async (trx) => {
      await useProof(trx);
      // A guest without rows gets them first, so that the account has the guest's id.
      await sessions.save(trx, before);
      const guestId = before.kind === 'guest' ? before.shopperId : undefined;
      const shopper = await registerShopper(trx, registration, passwordHash, guestId, clock());
      if (before.kind !== 'generic') await sessions.end(trx, before.sessionId);
      // A guest's id becomes the account's: whoever else holds a session of that id must not come along.
      await sessions.endAll(trx, shopper.shopperId);
      await mailer.queue(trx, welcomeLetter(logonId, firstName));
      const { shopperId } = shopper;
      await audit.record(trx, { kind: 'registration', outcome: 'done', shopperId, logonId, address });
      return { session: await sessions.open(trx, shopper, false), addressId: shopper.addressId };
    });
  };

  return async (request) => {
    try {
      return await register(request);
    } catch (error) {
      // The refused registration has left nothing behind, so the trail is told in a transaction of its own.
      if (error instanceof CommerceFailure) {
        const { address } = request;
        const { logonId } = request.registration;
        await unitOfWork.run((trx) =>
          audit.record(trx, { kind: 'registration', outcome: 'refused', logonId, address }),
        );
      }
      throw error;
    }
  };
};
