import { PERSONALIZE_ROUTE } from '../../../core/paths/personalize-paths';
import { PERSONALIZE_MARKS, type PersonalizeData } from '../../../ui/pages/personalize/personalize-data';
import { makePersonalizeAction } from '../../../ui/pages/personalize/personalize-action';
import { makePersonalizeLoader } from '../../../ui/pages/personalize/personalize-loader';
import { definePage } from '../../page/page';

export const personalizePage = definePage<PersonalizeData>({
  screen: () => import('./personalize-screen').then(({ personalizeScreen }) => personalizeScreen),
  server: process.browser
    ? undefined
    : {
        paths: [PERSONALIZE_ROUTE],
        screenModule: 'composition/pages/personalize/personalize-screen.tsx',
        loader: makePersonalizeLoader,
        reads: Object.values(PERSONALIZE_MARKS),
        actions: { [PERSONALIZE_ROUTE]: makePersonalizeAction },
      },
});
