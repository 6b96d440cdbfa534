import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ProfileGateway } from '../../../../core/account/profile/profile-gateway';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { PendingNotice, StockNotices } from '../../../../core/stock-notices/stock-notices';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { signInFirst } from '../../shared/sign-in-first';
import { accountPage } from '../account-head';
import { PROFILE_TITLE, profileDone, type ProfileData } from './profile-data';

export interface ProfileLoaderPorts {
  readonly loadProfile: ProfileGateway['profile'];
  readonly ownNotices: StockNotices['own'];
  readonly shop: string;
}

/** Loads the profile (ACC-02). Other shoppers are asked to sign in and come back. */
export const makeProfileLoader =
  ({ loadProfile, ownNotices, shop }: ProfileLoaderPorts): PageLoader<ProfileData> =>
  ({ query }) =>
    pipe(
      loadProfile,
      TE.bindTo('profile'),
      TE.bindW('notices', () => TE.orElse(() => TE.right<never, ReadonlyArray<PendingNotice>>([]))(ownNotices)),
      TE.match(
        ({ kind }): PageOutcome<ProfileData> =>
          kind === 'sign-in-needed' ? signInFirst(ACCOUNT_PATHS.profile) : { kind: 'unavailable' },
        ({ profile, notices }) =>
          accountPage(PROFILE_TITLE, shop, { profile, notices, done: profileDone.in(query), refused: undefined }),
      ),
    );
