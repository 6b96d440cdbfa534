import type { ChoosePreviewDateError } from './choose-preview-date';
import type { SignInToPreviewError } from './sign-in-to-preview';

/** The message above a form of the preview; undefined when the fields say why (MOD-01). */
export const previewProblem = ({ kind }: SignInToPreviewError | ChoosePreviewDateError): string | undefined => {
  switch (kind) {
    case 'invalid-fields':
      return undefined;
    case 'staff-refused':
      return 'The name or password is incorrect.';
    case 'too-many-attempts':
      return 'Too many attempts. Please try again in 15 minutes.';
    case 'preview-over':
      return PREVIEW_OVER;
    default:
      return 'Something went wrong. Please try again in a moment.';
  }
};

export const PREVIEW_OVER = 'Your preview has ended. Sign in again to continue.';
export const PREVIEW_CHANGES_NOTHING = 'You can’t place orders or make changes in a preview. Leave the preview first.';

const SHOWN = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** The date of a preview as people read it, such as `Thursday, January 31, 2030 at 5:30 PM`; `now` without a date. */
export const shownDate = (at: string | undefined): string =>
  at === undefined ? 'now' : SHOWN.format(Date.parse(`${at}Z`));
