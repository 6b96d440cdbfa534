import { makeSignOutAction } from '../../../ui/pages/sign-out/sign-out-action';
import { SIGN_OUT_PATH } from '../../../core/paths/paths';
import { makeSignOutLoader } from '../../../ui/pages/sign-out/sign-out-loader';
import type { SignOutData } from '../../../ui/pages/sign-out/sign-out-data';
import { definePage } from '../../page/page';

export const signOutPage = definePage<SignOutData>({
  screen: () => import('./sign-out-screen').then(({ signOutScreen }) => signOutScreen),
  server: process.browser
    ? undefined
    : {
        paths: [SIGN_OUT_PATH],
        screenModule: 'composition/pages/sign-out/sign-out-screen.tsx',
        loader: makeSignOutLoader,
        reads: ['next', 'URL'],
        actions: { [SIGN_OUT_PATH]: makeSignOutAction },
        readsReferrer: true,
      },
});
