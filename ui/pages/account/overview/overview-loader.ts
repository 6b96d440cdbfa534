import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AccountOverview, LoadAccountOverview } from '../../../../core/overview/load-account-overview';
import { MY_ACCOUNT_PATH } from '../../../../core/paths/paths';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { signInFirst } from '../../shared/sign-in-first';
import { accountPage } from '../account-head';

export interface OverviewPorts {
  readonly loadAccountOverview: LoadAccountOverview;
  readonly shop: string;
}

/** Loads the overview of the account (ACC-01). Other shoppers are asked to sign in and come back. */
export const makeOverviewLoader =
  ({ loadAccountOverview, shop }: OverviewPorts): PageLoader<AccountOverview> =>
  () =>
    pipe(
      loadAccountOverview,
      TE.match(
        (): PageOutcome<AccountOverview> => signInFirst(MY_ACCOUNT_PATH),
        (data) => accountPage('My Account', shop, data),
      ),
    );
