import type { Profile } from '../../../../core/account/profile/profile-gateway';
import type { AccountSession } from '../../../../core/account/security/account-sessions';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { doneMark } from '../done-mark';
import type { WithRefusedForm } from '../refused-form';

export const SECURITY_TITLE = 'Sign-in & security';

/** The forms of the page. */
export type SecurityFormName = 'password' | 'sessions';

/** What was just done, with what the page says about it. */
export const SECURITY_DONE = {
  'password-changed': 'Your password was changed. All other browsers were signed out.',
  'session-ended': 'That browser is signed out.',
  'session-gone': 'That browser isn’t signed in to your account anymore.',
} as const;

export type SecurityDone = keyof typeof SECURITY_DONE;

/** A session as the page shows it. */
export interface ShownSession extends Pick<AccountSession, 'id' | 'isCurrent'> {
  readonly name: string;
  readonly lastUsed: string | undefined;
}

/** The data of the page about sign-in and security. */
export interface SecurityData extends WithRefusedForm<SecurityFormName> {
  /** Undefined when it could not be read. */
  readonly account: Pick<Profile, 'email' | 'hasPassword'> | undefined;
  /** Undefined when they could not be read. */
  readonly sessions: ReadonlyArray<ShownSession> | undefined;
  readonly done: SecurityDone | undefined;
}

export const securityDone = doneMark(SECURITY_DONE, ACCOUNT_PATHS.security);
