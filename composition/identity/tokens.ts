import type { EndUnknownSession } from '../../core/errors/end-unknown-session';
import type { BecomeGuest, EnsureGuestIdentity } from '../../core/identity/session/ensure-guest-identity';
import type { IdentityGateway } from '../../core/identity/session/identity-gateway';
import type { LoadHeaderUser } from '../../core/identity/session/load-header-user';
import type { PersonGateway } from '../../core/identity/session/person-gateway';
import type { GoogleGateway } from '../../core/identity/sign-in/google-gateway';
import type { PasswordGateway } from '../../core/identity/password-reset/password-gateway';
import type { PasswordResetStore } from '../../core/identity/password-reset/password-reset-store';
import type { Register } from '../../core/identity/registration/register';
import type { RegistrationGateway } from '../../core/identity/registration/registration-gateway';
import type { RequestPasswordReset } from '../../core/identity/password-reset/request-password-reset';
import type { ResetPassword } from '../../core/identity/password-reset/reset-password';
import type { SignIn } from '../../core/identity/sign-in/sign-in';
import type { RequestSignInLink, UseSignInLink } from '../../core/identity/sign-in/sign-in-link';
import type { SignInLinkGateway } from '../../core/identity/sign-in/sign-in-link-gateway';
import type { SignInWithGoogle } from '../../core/identity/sign-in/sign-in-with-google';
import type { SignOut } from '../../core/identity/session/sign-out';
import type { SessionStore } from '../../core/identity/session/session-store';
import { token } from '../token/token';

export const IdentityTokens = {
  session: token<SessionStore>('SessionStore'),
  identity: token<IdentityGateway>('IdentityGateway'),
  person: token<PersonGateway>('PersonGateway'),
  becomeGuest: token<BecomeGuest>('BecomeGuest'),
  ensureGuestIdentity: token<EnsureGuestIdentity>('EnsureGuestIdentity'),
  signIn: token<SignIn>('SignIn'),
  registration: token<RegistrationGateway>('RegistrationGateway'),
  register: token<Register>('Register'),
  passwords: token<PasswordGateway>('PasswordGateway'),
  /** The email of the last requested password code in this browser. */
  askedFor: token<PasswordResetStore['askedFor']>('AskedFor'),
  userType: token<SessionStore['userType']>('UserType'),
  passwordResetStore: token<PasswordResetStore>('PasswordResetStore'),
  requestPasswordReset: token<RequestPasswordReset>('RequestPasswordReset'),
  resetPassword: token<ResetPassword>('ResetPassword'),
  signInLinks: token<SignInLinkGateway>('SignInLinkGateway'),
  requestSignInLink: token<RequestSignInLink>('RequestSignInLink'),
  useSignInLink: token<UseSignInLink>('UseSignInLink'),
  google: token<GoogleGateway>('GoogleGateway'),
  googleNonce: token<GoogleGateway['nonce']>('GoogleNonce'),
  signInWithGoogle: token<SignInWithGoogle>('SignInWithGoogle'),
  signOut: token<SignOut>('SignOut'),
  endUnknownSession: token<EndUnknownSession>('EndUnknownSession'),
  loadHeaderUser: token<LoadHeaderUser>('LoadHeaderUser'),
} as const;
