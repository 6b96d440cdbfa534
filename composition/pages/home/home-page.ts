import { GUEST } from '../../../core/identity/session/header-user';
import { HOME_PATH } from '../../../core/paths/paths';
import { makeHomeLoader } from '../../../ui/pages/home/home-loader';
import type { HomeData } from '../../../ui/pages/home/home-data';
import { definePage } from '../../page/page';

export const homePage = definePage<HomeData>({
  screen: () => import('./home-screen').then(({ homeScreen }) => homeScreen),
  server: process.browser
    ? undefined
    : {
        paths: [HOME_PATH],
        whenSignedIn: 'member-home',
        screenModule: 'composition/pages/home/home-screen.tsx',
        loader: makeHomeLoader,
        mainShows: ({ user: { firstName }, store, zipCode }) => ({
          user: { ...GUEST, firstName },
          store,
          zipCode,
        }),
      },
});
