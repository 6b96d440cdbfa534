import type { LoadAccountOverview } from '../../core/overview/load-account-overview';
import type { LoadMemberHome } from '../../core/overview/load-member-home';
import type { ConfirmEmailChange, RequestEmailChange } from '../../core/account/profile/change-email';
import type { ChangePassword } from '../../core/account/profile/change-password';
import type { ChangeProfile } from '../../core/account/profile/change-profile';
import type { ProfileGateway } from '../../core/account/profile/profile-gateway';
import type { DeleteAccount } from '../../core/account/data/delete-account';
import type { PersonalData } from '../../core/account/data/personal-data';
import type { AccountSessions } from '../../core/account/security/account-sessions';
import type { SignOutEverywhere } from '../../core/account/security/sign-out-everywhere';
import { token } from '../token/token';

export const AccountTokens = {
  loadOverview: token<LoadAccountOverview>('LoadAccountOverview'),
  loadMemberHome: token<LoadMemberHome>('LoadMemberHome'),
  profiles: token<ProfileGateway>('ProfileGateway'),
  loadProfile: token<ProfileGateway['profile']>('LoadProfile'),
  changeProfile: token<ChangeProfile>('ChangeProfile'),
  requestEmailChange: token<RequestEmailChange>('RequestEmailChange'),
  confirmEmailChange: token<ConfirmEmailChange>('ConfirmEmailChange'),
  changePassword: token<ChangePassword>('ChangePassword'),
  personalData: token<PersonalData>('PersonalData'),
  downloadData: token<PersonalData['download']>('DownloadData'),
  deleteAccount: token<DeleteAccount>('DeleteAccount'),
  sessions: token<AccountSessions>('AccountSessions'),
  openSessions: token<AccountSessions['open']>('OpenSessions'),
  endSession: token<AccountSessions['end']>('EndSession'),
  signOutEverywhere: token<SignOutEverywhere>('SignOutEverywhere'),
} as const;
