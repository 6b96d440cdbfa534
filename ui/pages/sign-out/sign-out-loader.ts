import { afterSignOut } from '../../../core/errors/error-pages';
import { safeReturnPath } from '../../../core/paths/return-url';
import type { PageLoader } from '../../page/page';
import type { SignOutData } from './sign-out-data';

/** The sign-out page asks nobody: it is a question with a button, as state never changes by following a link. */
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
