import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isLoginServiceDown, type StoreConfiguration } from '../../../core/configuration/store-configuration';
import { safeReturnPath } from '../../../core/identity/return-url';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { PageLoader } from '../../app/page';
import type { PasswordResetData } from './password-reset-data';

export interface PasswordResetLoaderPorts {
  readonly configuration: TE.TaskEither<UpstreamFailure, StoreConfiguration>;
  readonly shop: string;
  /** Where mail can be read in development; undefined everywhere else. */
  readonly outboxPath: string | undefined;
}

/** The page of a forgotten password; with `step=code` at once for a code that the shopper has already (MOD-04). */
export const makePasswordResetLoader =
  ({ configuration, shop, outboxPath }: PasswordResetLoaderPorts): PageLoader<PasswordResetData> =>
  ({ query, cameFrom }) =>
    pipe(
      configuration,
      TE.match(() => false, isLoginServiceDown),
      (isDown) => async () => ({
        kind: 'page',
        data: {
          step: query.get('step') === 'code' ? 'renew' : 'ask',
          returnPath: safeReturnPath(query.get('URL') ?? cameFrom),
          isServiceDown: await isDown(),
          email: '',
          code: '',
          sentTo: undefined,
          errors: {},
          problem: undefined,
          outboxPath,
        },
        head: {
          title: `Forgotten password | ${shop}`,
          description: `Set a new password for your ${shop} account.`,
          canonical: undefined,
          isIndexed: false,
        },
        isShareable: false,
      }),
    );
