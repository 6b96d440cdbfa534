import { COMPARE_PATH } from '../../../core/paths/compare-path';
import type { CompareData } from '../../../ui/pages/compare/compare-data';
import { makeCompareLoader } from '../../../ui/pages/compare/compare-loader';
import { definePage } from '../../page/page';

export const comparePage = definePage<CompareData>({
  screen: () => import('./compare-screen').then(({ compareScreen }) => compareScreen),
  server: process.browser
    ? undefined
    : {
        paths: [COMPARE_PATH],
        screenModule: 'composition/pages/compare/compare-screen.tsx',
        loader: makeCompareLoader,
        reads: ['products'],
        mainShows: () => ({}),
      },
});
