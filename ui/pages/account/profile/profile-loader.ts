import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ProfileGateway } from '../../../../core/account/profile/profile-gateway';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { signInFirst } from '../../shared/sign-in-first';
import { accountPage } from '../account-head';
import { PROFILE_TITLE, profileDone, type ProfileData } from './profile-data';

export interface ProfileLoaderPorts {
  readonly loadProfile: ProfileGateway['profile'];
  readonly shop: string;
}

/** Loads the profile (ACC-02). Other shoppers are asked to sign in and come back. */
export const makeProfileLoader =
  ({ loadProfile, shop }: ProfileLoaderPorts): PageLoader<ProfileData> =>
  ({ query }) =>
    pipe(
      loadProfile,
      TE.match(
        ({ kind }): PageOutcome<ProfileData> =>
          kind === 'sign-in-needed' ? signInFirst(ACCOUNT_PATHS.profile) : { kind: 'unavailable' },
        (profile) => accountPage(PROFILE_TITLE, shop, { profile, done: profileDone.in(query), refused: undefined }),
      ),
    );
