import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { makeAuditTrail, type AuditTrail } from './audit/audit-trail.ts';
import { makeAltchaCaptcha, type AltchaCaptcha } from './captcha/altcha-check.ts';
import { makeCaptchaGate } from './captcha/captcha-gate.ts';
import { makeRecaptchaCheck } from './captcha/recaptcha-check.ts';
import { mailShopOf, type BackendConfig } from './config.ts';
import type { StoreConf } from './configuration/store-conf.ts';
import type { Database } from './database/schema.ts';
import type { UnitOfWork } from './database/unit-of-work.ts';
import { makeAttemptCounts } from './identity/attempts/attempt-counts.ts';
import { makeChangePassword, type ChangePassword } from './identity/password/change-password.ts';
import { makeGoogleServices, type GoogleServices } from './identity/google/google-services.ts';
import { makeGoogleNonces, type GoogleNonces } from './identity/google/google-nonces.ts';
import { makeKeyedHash } from './secrets/keyed-hash.ts';
import { makeKnownBrowsers } from './identity/session/known-browsers.ts';
import { makeLogonGuard } from './identity/attempts/logon-guard.ts';
import { makePasswordReset, type PasswordReset } from './identity/password/password-reset.ts';
import { makePasswordCheck } from './identity/password/passwords.ts';
import { makeProbeGuard, type ProbeGuard } from './identity/attempts/probe-guard.ts';
import { makeResetCodes } from './identity/password/reset-codes.ts';
import type { SessionStore } from './identity/session/session-store.ts';
import { makePasswordSetter } from './identity/password/set-password.ts';
import { makeSignInLinks, type SignInLinks } from './identity/sign-in/sign-in-link.ts';
import { makeSignIn, type SignIn } from './identity/sign-in/sign-in.ts';
import type { RefusalLog } from './limits/refusal-log.ts';
import { makeMailer, makeMailSealer } from './mail/mailer.ts';
import { moveNewsletter } from './newsletter/move-newsletter.ts';
import { makeEmailChange, type EmailChange } from './person/change-email.ts';
import type { MoveMailRequests } from './person/changed-email.ts';
import { makeChangeProfile, type ChangeProfile } from './person/change-profile.ts';
import { makeDeleteAccount, type DeleteAccount } from './person/delete-account.ts';
import { makeRegister, type Register } from './person/register.ts';
import { registerGoogleUser } from './person/register-google-user.ts';
import { moveNotices } from './stock-notices/move-notices.ts';

export interface AccountServices {
  readonly audit: AuditTrail;
  readonly signIn: SignIn;
  readonly register: Register;
  readonly reset: PasswordReset;
  readonly changePassword: ChangePassword;
  readonly changeProfile: ChangeProfile;
  readonly emails: EmailChange;
  readonly deleteAccount: DeleteAccount;
  readonly google: GoogleServices;
  readonly nonces: GoogleNonces;
  readonly links: SignInLinks;
  readonly probes: ProbeGuard;
  /** Undefined when another provider's captcha is used. */
  readonly altcha: AltchaCaptcha | undefined;
}

interface AccountServiceDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly sessions: SessionStore;
  readonly storeConf: StoreConf;
  readonly config: Pick<
    BackendConfig,
    'captcha' | 'google' | 'outbox' | 'probeLimit' | 'publicOrigin' | 'machineOrigin' | 'shopName'
  >;
  readonly serverSecret: string;
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  readonly refusals: RefusalLog;
}

const moveMailRequests: MoveMailRequests = async (trx, change) => {
  await moveNotices(trx, change);
  await moveNewsletter(trx, change);
};

/** Creates the account services: registration, sign-in, changes of password and profile, and the limits on attempts. */
export const makeAccountServices = async (deps: AccountServiceDeps): Promise<AccountServices> => {
  const { database, unitOfWork, sessions, storeConf, config, clock, log } = deps;
  const parts = await makeAccountParts(deps);
  const { keyedHash, audit, mailer, guard, passwords, codes, browsers, probes, nonces, setter } = parts;
  const altcha = makeAltchaCaptcha(keyedHash, clock);
  const usesAltcha = config.captcha.provider === 'altcha';
  const check = usesAltcha ? altcha : makeRecaptchaCheck(config.captcha.secret, log);
  const captcha = makeCaptchaGate(storeConf, check);
  return {
    audit,
    altcha: usesAltcha ? altcha : undefined,
    signIn: makeSignIn({ database, unitOfWork, sessions, guard, passwords, browsers, audit, clock }),
    register: makeRegister({ unitOfWork, sessions, captcha, probes, browsers, mailer, audit, clock }),
    reset: makePasswordReset({ unitOfWork, codes, browsers, mailer, audit, setter, clock }),
    links: makeSignInLinks({ unitOfWork, keyedHash, browsers, mailer, audit, clock }),
    probes,
    nonces,
    changePassword: makeChangePassword({ database, unitOfWork, guard, passwords, audit, setter, clock }),
    changeProfile: makeChangeProfile(unitOfWork, clock),
    deleteAccount: makeDeleteAccount({ database, unitOfWork, guard, passwords, mailer, audit, clock }),
    emails: makeEmailChange({ ...parts, database, unitOfWork, sessions, moveMailRequests, clock }),
    google: makeGoogleServices({
      config,
      nonces,
      browsers,
      unitOfWork,
      sessions,
      openAccount: (trx, user, guestId) => registerGoogleUser(trx, user, guestId, clock()),
      mailer,
      audit,
      clock,
    }),
  };
};

/** What several account services share. */
const makeAccountParts = async (deps: AccountServiceDeps) => {
  const { database, sessions, config, serverSecret, clock, refusals } = deps;
  const keyedHash = makeKeyedHash(serverSecret);
  const mailer = makeMailer(makeMailSealer(serverSecret), clock, mailShopOf(config));
  const guard = makeLogonGuard(keyedHash, clock);
  const counts = makeAttemptCounts(keyedHash, clock);
  const codes = makeResetCodes(keyedHash, counts, clock);
  return {
    keyedHash,
    mailer,
    guard,
    counts,
    codes,
    audit: makeAuditTrail({ keyedHash, clock, refusals }),
    passwords: await makePasswordCheck(),
    browsers: makeKnownBrowsers(keyedHash),
    probes: makeProbeGuard(counts, config.probeLimit, clock),
    nonces: makeGoogleNonces({ database, keyedHash, clock }),
    setter: makePasswordSetter({ sessions, guard, mailer, codes }),
  };
};
