import { afterSignOut } from '../../../core/errors/error-pages';
import { safeReturnPath } from '../../../core/paths/return-url';
import type { PageLoader } from '../../page/page';
import type { SignOutData } from './sign-out-data';

/**
 * Loads the sign-out page without a request. The page asks for a confirmation by button, since following a link must
 * not change state.
 */
export const makeSignOutLoader =
  ({ shop }: { readonly shop: string }): PageLoader<SignOutData> =>
  ({ query, cameFrom }) =>
  () =>
    Promise.resolve({
      kind: 'page',
      data: {
        next: afterSignOut(query.get('next') ?? undefined),
        isLedHere: cameFrom !== undefined,
        returnPath: safeReturnPath(query.get('URL') ?? undefined),
      },
      head: {
        title: `Sign out | ${shop}`,
        description: `Sign out of ${shop}.`,
        canonical: undefined,
        isIndexed: false,
      },
      isShareable: false,
    });
