import type { AuditTrail } from '../audit/audit-trail.ts';
import type { CaptchaGate } from '../captcha/captcha-gate.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import type { EnteredSession } from '../identity/sign-in/enter-account.ts';
import type { Identity } from '../identity/session/identity.ts';
import { hashPassword } from '../identity/password/passwords.ts';
import type { SessionStore } from '../identity/session/session-store.ts';
import { welcomeEmail } from '../mail/email-templates.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { KnownBrowsers } from '../identity/session/known-browsers.ts';
import type { Probe, ProbeGuard } from '../identity/attempts/probe-guard.ts';
import { registerShopper } from './register-shopper.ts';
import type { Registration } from './registration-input.ts';

export interface RegistrationRequest {
  readonly registration: Registration;
  /** What the captcha gave the browser. */
  readonly captchaProof: string | undefined;
  /** Who the browser was until now; a guest keeps id and cart. */
  readonly before: Identity;
  /** Value of the cookie that identifies known browsers, not yet verified. */
  readonly browser: string | undefined;
  readonly address: string;
}

export interface RegisteredSession {
  readonly session: EnteredSession;
  readonly addressId: number;
}

/**
 * Makes the account, signs it in and welcomes it, all at once. Throws `_ERR_CAPTCHA_INVALID`,
 * `_ERR_LOGONID_ALREDY_EXIST`, `_ERR_PALS_NUMBER_INVALID`, or `_ERR_TOO_MANY_REQUESTS` before more of either are revealed;
 * then there is no account, and the captcha's proof is used up all the same. [REG-02] [REG-07] [REG-08]
 */
export type Register = (request: RegistrationRequest) => Promise<RegisteredSession>;

/** What a refused registration reveals about other people. */
const probesOf = ({ logonId, palsNumber }: Registration): readonly Probe[] => [
  { kind: 'email', value: logonId },
  ...(palsNumber === null ? [] : [{ kind: 'pals-number', value: palsNumber } as const]),
];

export interface RegisterDeps {
  readonly unitOfWork: UnitOfWork;
  readonly sessions: SessionStore;
  readonly captcha: CaptchaGate;
  readonly probes: ProbeGuard;
  readonly browsers: KnownBrowsers;
  readonly mailer: Mailer;
  readonly audit: AuditTrail;
  readonly clock: () => number;
}

/** Registration over the database. */
export const makeRegister = (deps: RegisterDeps): Register => new Registrations(deps).register;

class Registrations {
  readonly #deps: RegisterDeps;

  constructor(deps: RegisterDeps) {
    this.#deps = deps;
  }

  readonly register: Register = async (request) => {
    try {
      return await this.#register(request);
    } catch (error) {
      // The transaction of the refused registration was rolled back, so the audit event is written in one of its own.
      if (error instanceof CommerceFailure) {
        const { address } = request;
        const { logonId } = request.registration;
        await this.#deps.unitOfWork.run((trx) =>
          this.#deps.audit.record(trx, { kind: 'registration', outcome: 'refused', logonId, address }),
        );
      }
      throw error;
    }
  };

  async #register(request: RegistrationRequest): Promise<RegisteredSession> {
    const { registration, captchaProof, before, browser, address } = request;
    const useProof = await this.#deps.captcha(captchaProof, address);
    // By itself: the proof counts once, whatever becomes of the registration.
    await this.#deps.unitOfWork.run(useProof);
    const asked = probesOf(registration);
    await this.#deps.unitOfWork.run(async (trx) => {
      for (const probe of asked) await this.#deps.probes.take(trx, probe, address);
    });
    const passwordHash = await hashPassword(registration.password);
    const { logonId, firstName } = registration;
    return this.#deps.unitOfWork.run(async (trx) => {
      // A guest without rows gets them first, so that the account has the guest's id.
      await this.#deps.sessions.save(trx, before);
      const guestId = before.kind === 'guest' ? before.shopperId : undefined;
      const shopper = await registerShopper(trx, registration, passwordHash, guestId, this.#deps.clock());
      if (before.kind !== 'generic') await this.#deps.sessions.end(trx, before.sessionId);
      // A guest's id becomes the account's: other sessions of that id must not get into the account.
      await this.#deps.sessions.endAll(trx, shopper.shopperId);
      await this.#deps.mailer.queue(trx, welcomeEmail(logonId, firstName));
      const { shopperId } = shopper;
      await this.#deps.audit.record(trx, { kind: 'registration', outcome: 'done', shopperId, logonId, address });
      for (const probe of asked) await this.#deps.probes.giveBack(trx, probe, address);
      const session = await this.#deps.sessions.open(trx, shopper, false);
      const known = this.#deps.browsers.remember(browser, { logonId, passwordHash });
      return { session: { ...session, browser: known }, addressId: shopper.addressId };
    });
  }
}
