import type { IO } from 'fp-ts/IO';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isLoginServiceDown, type StoreConfiguration } from '../../../core/configuration/store-configuration';
import { safeReturnPath } from '../../../core/paths/return-url';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { PageLoader } from '../../page/page';
import type { PasswordResetData, PasswordResetStep } from './password-reset-data';
import { stepAt } from './password-reset-paths';

export interface PasswordResetLoaderPorts {
  readonly configuration: TE.TaskEither<UpstreamFailure, StoreConfiguration>;
  readonly shop: string;
  /** In development: the path at which sent mail can be read. Otherwise undefined. */
  readonly outboxPath: string | undefined;
  /** The email for which this browser recently requested a code. */
  readonly askedFor: IO<string | undefined>;
}

/**
 * Loads the password reset page. `step=code` opens the second step, with the email of the last request. A reload
 * therefore loses nothing (MOD-04).
 */
export const makePasswordResetLoader =
  ({ configuration, shop, outboxPath, askedFor }: PasswordResetLoaderPorts): PageLoader<PasswordResetData> =>
  ({ query, cameFrom }) =>
    pipe(
      configuration,
      TE.match(() => false, isLoginServiceDown),
      (isDown) => async () => ({
        kind: 'page',
        data: {
          ...startOf(stepAt(query), askedFor),
          returnPath: safeReturnPath(query.get('URL') ?? cameFrom),
          isServiceDown: await isDown(),
          code: '',
          errors: {},
          problem: undefined,
          outboxPath,
        },
        head: {
          title: `Reset password | ${shop}`,
          description: `Set a new password for your ${shop} account.`,
          canonical: undefined,
          isIndexed: false,
        },
        isShareable: false,
      }),
    );

const startOf = (
  step: PasswordResetStep,
  askedFor: PasswordResetLoaderPorts['askedFor'],
): Pick<PasswordResetData, 'step' | 'email' | 'sentTo'> => {
  const sentTo = step === 'renew' ? askedFor() : undefined;
  return { step, email: sentTo ?? '', sentTo };
};
