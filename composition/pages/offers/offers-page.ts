import { OFFERS_PATH } from '../../../core/paths/paths';
import { makeOffersLoader } from '../../../ui/pages/offers/offers-loader';
import type { OffersPageData } from '../../../ui/pages/offers/offers-data';
import { LOAD_MARKS } from '../../../ui/rewards/load-marks';
import { definePage } from '../../page/page';

export const offersPage = definePage<OffersPageData>({
  screen: () => import('./offers-screen').then(({ offersScreen }) => offersScreen),
  server: process.browser
    ? undefined
    : {
        paths: [OFFERS_PATH],
        screenModule: 'composition/pages/offers/offers-screen.tsx',
        loader: makeOffersLoader,
        reads: LOAD_MARKS,
      },
});
