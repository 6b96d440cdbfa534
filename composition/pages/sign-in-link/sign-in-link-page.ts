import { makeSignInLinkAction } from '../../../ui/pages/sign-in-link/sign-in-link-action';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { makeSignInLinkLoader } from '../../../ui/pages/sign-in-link/sign-in-link-loader';
import type { SignInLinkData } from '../../../ui/pages/sign-in-link/sign-in-link-data';
import { definePage } from '../../page/page';

export const signInLinkPage = definePage<SignInLinkData>({
  screen: () => import('./sign-in-link-screen').then(({ signInLinkScreen }) => signInLinkScreen),
  server: process.browser
    ? undefined
    : {
        paths: [FORM_ACTIONS.signInLink],
        screenModule: 'composition/pages/sign-in-link/sign-in-link-screen.tsx',
        loader: makeSignInLinkLoader,
        reads: ['URL', 'code', 'step'],
        actions: { [FORM_ACTIONS.signInLink]: makeSignInLinkAction },
        readsReferrer: true,
      },
});
