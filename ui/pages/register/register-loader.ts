import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { captchaSettings } from '../../../core/captcha/captcha';
import { SIGN_IN_PATH } from '../../../core/paths/paths';
import { isLoginServiceDown, type StoreConfiguration } from '../../../core/configuration/store-configuration';
import { safeReturnPath } from '../../../core/paths/return-url';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { PageLoader } from '../../page/page';
import type { RegisterData } from './register-data';

export interface RegisterLoaderPorts {
  readonly configuration: TE.TaskEither<UpstreamFailure, StoreConfiguration>;
  readonly shop: string;
}

/** Loads the registration page (RTE-05). Afterwards the shopper returns to `URL`, else to the previous page. */
export const makeRegisterLoader =
  ({ configuration, shop }: RegisterLoaderPorts): PageLoader<RegisterData> =>
  ({ query, cameFrom }) =>
    pipe(
      configuration,
      TE.getOrElse((): T.Task<StoreConfiguration> => T.of({})),
      T.map((known) => ({
        kind: 'page',
        data: {
          returnPath: safeReturnPath(query.get('URL') ?? beforeSignIn(cameFrom)),
          isServiceDown: isLoginServiceDown(known),
          captcha: captchaSettings(known),
          values: {},
          problem: undefined,
        },
        head: {
          title: `Create account | ${shop}`,
          description: `Create your ${shop} account.`,
          canonical: undefined,
          isIndexed: false,
        },
        isShareable: false,
      })),
    );

/** Returns the page to return to. For a shopper who came from the sign-in page, it is the return path of that page. */
const beforeSignIn = (cameFrom: string | undefined): string | undefined => {
  if (cameFrom === undefined || !cameFrom.startsWith(`${SIGN_IN_PATH}?`)) return cameFrom;
  return new URLSearchParams(cameFrom.slice(SIGN_IN_PATH.length)).get('URL') ?? undefined;
};
