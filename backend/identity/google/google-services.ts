import type { AuditTrail } from '../../audit/audit-trail.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { KnownBrowsers } from '../session/known-browsers.ts';
import type { SessionStore } from '../session/session-store.ts';
import {
  DEVELOPMENT_CLIENT_ID,
  DEVELOPMENT_ISSUER,
  makeDevelopmentIssuer,
  type DevelopmentIssuer,
} from './development-issuer.ts';
import type { GoogleConfig } from './read-google-config.ts';
import type { GoogleNonces } from './google-nonces.ts';
import { makeGoogleSignIn, type GoogleSignIn, type OpenAccount } from './google-sign-in.ts';
import { GOOGLE_ISSUERS, localKeys, makeGoogleTokens, remoteKeys, type GoogleTokens } from './google-tokens.ts';

export interface GoogleServices {
  /** Undefined when Google sign-in is not offered. */
  readonly signIn: GoogleSignIn | undefined;
  /** The development issuer; set in development without Google. */
  readonly issuer: DevelopmentIssuer | undefined;
}

/**
 * Google sign-in as configured: Google itself with a client id, the development issuer with the development pages,
 * otherwise none. Tokens of one issuer are never accepted for the other.
 */
export const makeGoogleServices = (deps: {
  /** `google` is undefined without a client of Google's; `outbox` says whether the development pages exist. */
  readonly config: { readonly google: GoogleConfig | undefined; readonly outbox: boolean };
  readonly unitOfWork: UnitOfWork;
  readonly nonces: GoogleNonces;
  readonly browsers: KnownBrowsers;
  readonly sessions: SessionStore;
  readonly openAccount: OpenAccount;
  readonly mailer: Mailer;
  readonly audit: AuditTrail;
  readonly clock: () => number;
}): GoogleServices => {
  const { config, clock } = deps;
  const withTokens = (tokens: GoogleTokens): GoogleSignIn => makeGoogleSignIn({ ...deps, tokens });
  if (config.google !== undefined) {
    const { clientId, keysUrl } = config.google;
    const keys = remoteKeys(keysUrl);
    return {
      signIn: withTokens(makeGoogleTokens({ keys, clientId, issuers: GOOGLE_ISSUERS, clock })),
      issuer: undefined,
    };
  }
  if (!config.outbox) return { signIn: undefined, issuer: undefined };
  const issuer = makeDevelopmentIssuer(clock);
  const keys = localKeys(() => issuer.keys());
  const tokens = makeGoogleTokens({ keys, clientId: DEVELOPMENT_CLIENT_ID, issuers: [DEVELOPMENT_ISSUER], clock });
  return { signIn: withTokens(tokens), issuer };
};
