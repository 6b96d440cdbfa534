import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isLoginServiceDown, type StoreConfiguration } from '../../../core/configuration/store-configuration';
import { safeReturnPath } from '../../../core/paths/return-url';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { PageLoader } from '../../page/page';
import { PASSWORD_RENEWED } from '../password/password-reset-paths';
import { BROWSER_ADDED } from '../sign-in-link/sign-in-link-paths';
import type { SignInData } from './sign-in-data';
import { SIGNED_OUT } from './signed-out-path';

export interface SignInLoaderPorts {
  readonly configuration: TE.TaskEither<UpstreamFailure, StoreConfiguration>;
  readonly shop: string;
}

/** Loads the sign-in page (RTE-06). Afterwards the shopper returns to `URL`, else to the previous page. */
export const makeSignInLoader =
  ({ configuration, shop }: SignInLoaderPorts): PageLoader<SignInData> =>
  ({ query, cameFrom }) =>
    pipe(
      configuration,
      TE.match(() => false, isLoginServiceDown),
      (isDown) => async () => ({
        kind: 'page',
        data: {
          returnPath: safeReturnPath(query.get('URL') ?? cameFrom),
          isServiceDown: await isDown(),
          isPasswordRenewed: query.get(PASSWORD_RENEWED.name) === PASSWORD_RENEWED.value,
          isBrowserAdded: query.get(BROWSER_ADDED.name) === BROWSER_ADDED.value,
          isSignedOut: query.get(SIGNED_OUT.name) === SIGNED_OUT.value,
        },
        head: {
          title: `Sign in | ${shop}`,
          description: `Sign in to your ${shop} account.`,
          canonical: undefined,
          isIndexed: false,
        },
        isShareable: false,
      }),
    );
