import { SIGN_IN_PATH } from '../../../core/paths/paths';
import { withReturnPath } from '../../../core/paths/return-url';
import type { PageOutcome } from '../../page/page';

/** Leads to the sign-in, and from there back to this page. */
export const signInFirst = (returnPath: string): Extract<PageOutcome<never>, { kind: 'redirect' }> => ({
  kind: 'redirect',
  url: withReturnPath(SIGN_IN_PATH, returnPath),
  isPermanent: false,
});
