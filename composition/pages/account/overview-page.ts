import type { AccountOverview } from '../../../core/overview/load-account-overview';
import { MY_ACCOUNT_PATH } from '../../../core/paths/paths';
import { makeOverviewLoader } from '../../../ui/pages/account/overview/overview-loader';
import { definePage } from '../../page/page';

export const overviewPage = definePage<AccountOverview>({
  screen: () => import('./overview-screen').then(({ overviewScreen }) => overviewScreen),
  server: process.browser
    ? undefined
    : {
        paths: [MY_ACCOUNT_PATH],
        screenModule: 'composition/pages/account/overview-screen.tsx',
        loader: makeOverviewLoader,
      },
});
