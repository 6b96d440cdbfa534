import { makeJoinPalsAction, makeLoadCouponsAction } from '../../../ui/pages/rewards/rewards-actions';
import { REWARDS_PATH } from '../../../core/paths/paths';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { makeRewardsLoader } from '../../../ui/pages/rewards/rewards-loader';
import type { RewardsPageData } from '../../../ui/pages/rewards/rewards-data';
import { LOAD_MARKS } from '../../../ui/rewards/load-marks';
import { definePage } from '../../page/page';

export const rewardsPage = definePage<RewardsPageData>({
  screen: () => import('./rewards-screen').then(({ rewardsScreen }) => rewardsScreen),
  server: process.browser
    ? undefined
    : {
        paths: [REWARDS_PATH],
        screenModule: 'composition/pages/rewards/rewards-screen.tsx',
        loader: makeRewardsLoader,
        reads: ['joined', ...LOAD_MARKS],
        actions: {
          [FORM_ACTIONS.joinPals]: makeJoinPalsAction,
          [FORM_ACTIONS.loadCoupons]: makeLoadCouponsAction,
        },
      },
});
