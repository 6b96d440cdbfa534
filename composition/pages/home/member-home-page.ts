import type { MemberHomeData } from '../../../ui/pages/member-home/member-home-data';
import { makeMemberHomeLoader } from '../../../ui/pages/member-home/member-home-loader';
import { definePage } from '../../page/page';

/** Has no path of its own: it is what a signed-in shopper gets at the path of the home page. */
export const memberHomePage = definePage<MemberHomeData>({
  screen: () => import('./member-home-screen').then(({ memberHomeScreen }) => memberHomeScreen),
  server: process.browser
    ? undefined
    : {
        paths: [],
        screenModule: 'composition/pages/home/member-home-screen.tsx',
        loader: makeMemberHomeLoader,
      },
});
