import type { Profile } from '../../../../core/account/profile/profile-gateway';
import type { PendingNotice } from '../../../../core/stock-notices/stock-notices';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { doneMark } from '../done-mark';
import type { WithRefusedForm } from '../refused-form';

export const PROFILE_TITLE = 'Profile';

/** The value of a checked checkbox in a posted form. */
export const CHECKED = 'true';

/** The forms of the page. */
export type ProfileFormName = 'details' | 'email' | 'code';

/** What was just done, with what the page says about it. */
export const PROFILE_DONE = {
  saved: 'Saved.',
  'code-sent': 'We’ve sent a code to your new email address.',
  'email-changed': 'Your email address has changed. Use it the next time you sign in.',
  'notice-removed': 'Request removed. You won’t get an email about this product.',
} as const;

export type ProfileDone = keyof typeof PROFILE_DONE;

/** The data of the profile. */
export interface ProfileData extends WithRefusedForm<ProfileFormName> {
  /** Undefined when a refused form could not be shown with it, because the session has ended. */
  readonly profile: Profile | undefined;
  readonly done: ProfileDone | undefined;
  /** The products about which a mail will come (ACC-06); empty when they cannot be loaded. */
  readonly notices: ReadonlyArray<PendingNotice>;
}

export const profileDone = doneMark(PROFILE_DONE, ACCOUNT_PATHS.profile);
