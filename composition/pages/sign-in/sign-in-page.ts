import { PASSWORD_RENEWED } from '../../../ui/pages/password/password-reset-paths';
import { BROWSER_ADDED } from '../../../ui/pages/sign-in-link/sign-in-link-paths';
import { makeSignInAction } from '../../../ui/pages/sign-in/sign-in-action';
import { SIGN_IN_PATH } from '../../../core/paths/paths';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { makeSignInLoader } from '../../../ui/pages/sign-in/sign-in-loader';
import { SIGNED_OUT } from '../../../ui/pages/sign-in/signed-out-path';
import type { SignInData } from '../../../ui/pages/sign-in/sign-in-data';
import { definePage } from '../../page/page';

export const signInPage = definePage<SignInData>({
  screen: () => import('./sign-in-screen').then(({ signInScreen }) => signInScreen),
  server: process.browser
    ? undefined
    : {
        paths: [SIGN_IN_PATH],
        screenModule: 'composition/pages/sign-in/sign-in-screen.tsx',
        loader: makeSignInLoader,
        reads: ['URL', PASSWORD_RENEWED.name, BROWSER_ADDED.name, SIGNED_OUT.name],
        actions: { [FORM_ACTIONS.signIn]: makeSignInAction },
        readsReferrer: true,
      },
});
