import type { EndUnknownSession } from '../../core/identity/end-unknown-session';
import type { BecomeGuest, EnsureGuestIdentity } from '../../core/identity/ensure-guest-identity';
import type { IdentityGateway } from '../../core/identity/identity-gateway';
import type { LoadHeaderUser } from '../../core/identity/load-header-user';
import type { PersonGateway } from '../../core/identity/person-gateway';
import type { GoogleGateway } from '../../core/identity/google-gateway';
import type { PasswordGateway } from '../../core/identity/password-gateway';
import type { PasswordResetMemory } from '../../core/identity/password-reset-memory';
import type { Register } from '../../core/identity/register';
import type { RegistrationGateway } from '../../core/identity/registration-gateway';
import type { RequestPasswordReset } from '../../core/identity/request-password-reset';
import type { ResetPassword } from '../../core/identity/reset-password';
import type { SignIn } from '../../core/identity/sign-in';
import type { RequestSignInLink, UseSignInLink } from '../../core/identity/sign-in-link';
import type { SignInLinkGateway } from '../../core/identity/sign-in-link-gateway';
import type { SignInWithGoogle } from '../../core/identity/sign-in-with-google';
import type { SignOut } from '../../core/identity/sign-out';
import type { SessionStore } from '../../core/identity/session-store';
import { token } from '../wiring/token';

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
  /** The email that this browser has asked a code for lately. */
  askedFor: token<PasswordResetMemory['askedFor']>('AskedFor'),
  userType: token<SessionStore['userType']>('UserType'),
  passwordResetMemory: token<PasswordResetMemory>('PasswordResetMemory'),
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
