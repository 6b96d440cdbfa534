import { makePasswordResetAction } from '../../../ui/pages/password/password-reset-action';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { makePasswordResetLoader } from '../../../ui/pages/password/password-reset-loader';
import type { PasswordResetData } from '../../../ui/pages/password/password-reset-data';
import { definePage } from '../../page/page';

export const passwordResetPage = definePage<PasswordResetData>({
  screen: () => import('./password-reset-screen').then(({ passwordResetScreen }) => passwordResetScreen),
  server: process.browser
    ? undefined
    : {
        paths: [FORM_ACTIONS.resetPassword],
        screenModule: 'composition/pages/password-reset/password-reset-screen.tsx',
        loader: makePasswordResetLoader,
        reads: ['URL', 'step'],
        actions: { [FORM_ACTIONS.resetPassword]: makePasswordResetAction },
        readsReferrer: true,
      },
});
