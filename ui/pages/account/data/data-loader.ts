import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { ProfileGateway } from '../../../../core/account/profile/profile-gateway';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { signInFirst } from '../../shared/sign-in-first';
import { accountHead } from '../account-head';
import { DATA_TITLE, DELETED_MARK, type OwnDataPage } from './data-data';

export interface OwnDataLoaderPorts {
  readonly loadProfile: ProfileGateway['profile'];
  readonly shop: string;
}

/** Loads the page about the shopper's data (ACC-07). Other shoppers are asked to sign in and come back. */
export const makeOwnDataLoader =
  ({ loadProfile, shop }: OwnDataLoaderPorts): PageLoader<OwnDataPage> =>
  ({ query }) => {
    const shown = (facts: Pick<OwnDataPage, 'isDeleted' | 'hasPassword'>): PageOutcome<OwnDataPage> => ({
      kind: 'page',
      data: { ...facts, openOrders: [], refused: undefined },
      head: accountHead(DATA_TITLE, shop),
      isShareable: false,
    });
    if (query.get(DELETED_MARK.name) === DELETED_MARK.value)
      return T.of(shown({ isDeleted: true, hasPassword: false }));
    return pipe(
      loadProfile,
      TE.match(
        ({ kind }): PageOutcome<OwnDataPage> =>
          kind === 'sign-in-needed' ? signInFirst(ACCOUNT_PATHS.data) : { kind: 'unavailable' },
        ({ hasPassword }) => shown({ isDeleted: false, hasPassword }),
      ),
    );
  };
