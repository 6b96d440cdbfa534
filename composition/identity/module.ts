import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { CookiePasswordResetStore } from '../../adapters/session/cookie-password-reset-store';
import { TYPED_KEY } from '../../adapters/session/session-names';
import { makeEndUnknownSession } from '../../core/errors/end-unknown-session';
import { makeBecomeGuest, makeEnsureGuestIdentity } from '../../core/identity/session/ensure-guest-identity';
import { makeLoadHeaderUser } from '../../core/identity/session/load-header-user';
import { makeRequestPasswordReset } from '../../core/identity/password-reset/request-password-reset';
import { makeResetPassword } from '../../core/identity/password-reset/reset-password';
import { makeSignIn } from '../../core/identity/sign-in/sign-in';
import { makeRequestSignInLink, makeUseSignInLink } from '../../core/identity/sign-in/sign-in-link';
import { makeSignInWithGoogle } from '../../core/identity/sign-in/sign-in-with-google';
import { makeSignOut } from '../../core/identity/session/sign-out';
import { ConfigurationTokens } from '../configuration/tokens';
import { BackendTokens } from '../backend/tokens';
import { PlatformTokens } from '../platform/tokens';
import { IdentityTokens } from './tokens';
import { RewardsTokens } from '../rewards/tokens';

/** Guests, the header's user, and the end of a session. */
const bindSession = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(IdentityTokens.identity).toResolvedValue(({ identity }) => identity, [BackendTokens.personal]);
  bind(IdentityTokens.person).toResolvedValue(({ person }) => person, [BackendTokens.personal]);
  bind(IdentityTokens.userType).toResolvedValue(({ userType }) => userType, [IdentityTokens.session]);
  bind(IdentityTokens.becomeGuest).toResolvedValue(
    (identity, session) => makeBecomeGuest({ identity, session }),
    [IdentityTokens.identity, IdentityTokens.session],
  );
  bind(IdentityTokens.ensureGuestIdentity).toResolvedValue(
    (identity, session) => makeEnsureGuestIdentity({ identity, session }),
    [IdentityTokens.identity, IdentityTokens.session],
  );
  bind(IdentityTokens.loadHeaderUser).toResolvedValue(
    (person, session, capabilities) => makeLoadHeaderUser({ person, session, capabilities }),
    [IdentityTokens.person, IdentityTokens.session, ConfigurationTokens.capabilities],
  );
  bind(IdentityTokens.endUnknownSession).toResolvedValue(
    (person, identity, session) => makeEndUnknownSession({ person, identity, session }),
    [IdentityTokens.person, IdentityTokens.identity, IdentityTokens.session],
  );
  bind(IdentityTokens.signOut).toResolvedValue(
    (identity, session, storage, pause, clock) =>
      makeSignOut({ identity, session, forgetTyped: storage.remove(TYPED_KEY), pause, clock }),
    [
      IdentityTokens.identity,
      IdentityTokens.session,
      PlatformTokens.sessionStorage,
      PlatformTokens.pause,
      PlatformTokens.clock,
    ],
  );
};

/** Sign-in with a password, with Google, and with a mailed link. */
const bindSignIn = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(IdentityTokens.signIn).toResolvedValue(
    (identity, session, ensureGuestIdentity, refreshRewards, configuration) =>
      makeSignIn({ identity, session, ensureGuestIdentity, refreshRewards, configuration }),
    [
      IdentityTokens.identity,
      IdentityTokens.session,
      IdentityTokens.ensureGuestIdentity,
      RewardsTokens.refreshRewards,
      ConfigurationTokens.forSignIn,
    ],
  );
  bind(IdentityTokens.google).toResolvedValue(({ google }) => google, [BackendTokens.personal]);
  bind(IdentityTokens.googleNonce).toResolvedValue((google) => google.nonce, [IdentityTokens.google]);
  bind(IdentityTokens.signInWithGoogle).toResolvedValue(
    (google, session, ensureGuestIdentity, refreshRewards, configuration) =>
      makeSignInWithGoogle({ google, session, ensureGuestIdentity, refreshRewards, configuration }),
    [
      IdentityTokens.google,
      IdentityTokens.session,
      IdentityTokens.ensureGuestIdentity,
      RewardsTokens.refreshRewards,
      ConfigurationTokens.forSignIn,
    ],
  );
  bind(IdentityTokens.signInLinks).toResolvedValue(({ signInLinks }) => signInLinks, [BackendTokens.personal]);
  bind(IdentityTokens.requestSignInLink).toResolvedValue(
    (links, configuration) => makeRequestSignInLink({ links, configuration }),
    [IdentityTokens.signInLinks, ConfigurationTokens.forSignIn],
  );
  bind(IdentityTokens.useSignInLink).toResolvedValue(
    (links, configuration) => makeUseSignInLink({ links, configuration }),
    [IdentityTokens.signInLinks, ConfigurationTokens.forSignIn],
  );
};

/** Password reset. */
const bindPasswordReset = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(IdentityTokens.passwords).toResolvedValue(({ passwords }) => passwords, [BackendTokens.personal]);
  bind(IdentityTokens.passwordResetStore).toResolvedValue(
    (cookies) => new CookiePasswordResetStore(cookies),
    [PlatformTokens.cookies],
  );
  bind(IdentityTokens.askedFor).toResolvedValue(({ askedFor }) => askedFor, [IdentityTokens.passwordResetStore]);
  bind(IdentityTokens.requestPasswordReset).toResolvedValue(
    (passwords, ensureGuestIdentity, memory, configuration) =>
      makeRequestPasswordReset({ passwords, ensureGuestIdentity, memory, configuration }),
    [
      IdentityTokens.passwords,
      IdentityTokens.ensureGuestIdentity,
      IdentityTokens.passwordResetStore,
      ConfigurationTokens.forSignIn,
    ],
  );
  bind(IdentityTokens.resetPassword).toResolvedValue(
    (passwords, ensureGuestIdentity, memory, configuration) =>
      makeResetPassword({ passwords, ensureGuestIdentity, memory, configuration }),
    [
      IdentityTokens.passwords,
      IdentityTokens.ensureGuestIdentity,
      IdentityTokens.passwordResetStore,
      ConfigurationTokens.forSignIn,
    ],
  );
};

/** Guests, the header's user, and the end of a session: on the server, loaded into the request's child container. */
export const identityModule = new ContainerModule(bindSession);

/** Sign-in and password reset: on the server, loaded into the request's child container. */
export const signInModule = new ContainerModule((options) => {
  bindSignIn(options);
  bindPasswordReset(options);
});
