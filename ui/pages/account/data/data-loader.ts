import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { ProfileGateway } from '../../../../core/account/profile/profile-gateway';
import type { SessionStore } from '../../../../core/identity/session/session-store';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { signInFirst } from '../../shared/sign-in-first';
import { accountPage } from '../account-head';
import { DATA_TITLE, DELETED_MARK, type OwnDataPage } from './data-data';

export interface OwnDataLoaderPorts {
  readonly loadProfile: ProfileGateway['profile'];
  readonly userType: SessionStore['userType'];
  readonly shop: string;
}

/**
 * Loads the page about the shopper's data (ACC-07). Other shoppers are asked to sign in and come back. Nobody who is
 * signed in is told that the account was deleted, whatever the address says.
 */
export const makeOwnDataLoader =
  ({ loadProfile, userType, shop }: OwnDataLoaderPorts): PageLoader<OwnDataPage> =>
  ({ query }) => {
    const shown = (facts: Pick<OwnDataPage, 'isDeleted' | 'hasPassword'>): PageOutcome<OwnDataPage> =>
      accountPage(DATA_TITLE, shop, { ...facts, openOrders: [], refused: undefined });
    const isDeleted = query.get(DELETED_MARK.name) === DELETED_MARK.value && userType() !== 'registered';
    if (isDeleted) return T.of(shown({ isDeleted, hasPassword: false }));
    return pipe(
      loadProfile,
      TE.match(
        ({ kind }): PageOutcome<OwnDataPage> =>
          kind === 'sign-in-needed' ? signInFirst(ACCOUNT_PATHS.data) : { kind: 'unavailable' },
        ({ hasPassword }) => shown({ isDeleted: false, hasPassword }),
      ),
    );
  };
