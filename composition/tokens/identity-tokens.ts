import type { BecomeGuest, EnsureGuestIdentity } from '../../core/identity/ensure-guest-identity';
import type { IdentityGateway } from '../../core/identity/identity-gateway';
import type { LoadHeaderUser } from '../../core/identity/load-header-user';
import type { PersonGateway } from '../../core/identity/person-gateway';
import type { SignIn } from '../../core/identity/sign-in';
import type { SignOut } from '../../core/identity/sign-out';
import type { RefreshRewards } from '../../core/rewards/refresh-rewards';
import type { RewardsGateway } from '../../core/rewards/rewards-gateway';
import { token } from '../token';

export const IdentityTokens = {
  identity: token<IdentityGateway>('IdentityGateway'),
  person: token<PersonGateway>('PersonGateway'),
  rewards: token<RewardsGateway>('RewardsGateway'),
  becomeGuest: token<BecomeGuest>('BecomeGuest'),
  ensureGuestIdentity: token<EnsureGuestIdentity>('EnsureGuestIdentity'),
  refreshRewards: token<RefreshRewards>('RefreshRewards'),
  signIn: token<SignIn>('SignIn'),
  signOut: token<SignOut>('SignOut'),
  loadHeaderUser: token<LoadHeaderUser>('LoadHeaderUser'),
} as const;
