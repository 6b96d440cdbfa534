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
  /** Proof of the captcha. */
  readonly captchaProof: string | undefined;
  /** The browser's identity before; a guest keeps id and cart. */
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
 * Creates the account, signs in and queues the welcome mail in one transaction. Throws `_ERR_CAPTCHA_INVALID`,
 * `_ERR_LOGONID_ALREDY_EXIST`, `_ERR_PALS_NUMBER_INVALID`, or `_ERR_TOO_MANY_REQUESTS` when further attempts could
 * reveal accounts or members. Then there is no account, but the captcha's proof is used. [REG-02] [REG-07] [REG-08]
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

/** `Register` on the database. */
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
    // In its own transaction: the proof is used even when the registration fails.
    await this.#deps.unitOfWork.run(useProof);
    const probes = probesOf(registration);
    await this.#deps.unitOfWork.run(async (trx) => {
      for (const probe of probes) await this.#deps.probes.take(trx, probe, address);
    });
    const passwordHash = await hashPassword(registration.password);
    const { logonId, firstName } = registration;
    return this.#deps.unitOfWork.run(async (trx) => {
      // Writes the rows of a new guest first, so that the account has the guest's id.
      await this.#deps.sessions.save(trx, before);
      const guestId = before.kind === 'guest' ? before.shopperId : undefined;
      const shopper = await registerShopper(trx, registration, passwordHash, guestId, this.#deps.clock());
      if (before.kind !== 'generic') await this.#deps.sessions.end(trx, before.sessionId);
      // The account takes over the guest's id, so other sessions of that id must end.
      await this.#deps.sessions.endAll(trx, shopper.shopperId);
      const { shopperId } = shopper;
      await this.#deps.mailer.queue(trx, { ...welcomeEmail(logonId, firstName), shopperId });
      await this.#deps.audit.record(trx, { kind: 'registration', outcome: 'done', shopperId, logonId, address });
      for (const probe of probes) await this.#deps.probes.giveBack(trx, probe, address);
      const session = await this.#deps.sessions.open(trx, shopper, false);
      const known = this.#deps.browsers.remember(browser, { logonId, passwordHash });
      return { session: { ...session, browser: known }, addressId: shopper.addressId };
    });
  }
}
