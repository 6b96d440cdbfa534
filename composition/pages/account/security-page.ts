import { ACCOUNT_FORM_ACTIONS } from '../../../core/paths/account-form-actions';
import { ACCOUNT_PATHS } from '../../../core/paths/paths';
import {
  makeChangePasswordAction,
  makeEndSessionAction,
  makeSignOutEverywhereAction,
} from '../../../ui/pages/account/security/security-actions';
import { DONE_PARAMETER } from '../../../ui/pages/account/done-mark';
import type { SecurityData } from '../../../ui/pages/account/security/security-data';
import { makeSecurityLoader } from '../../../ui/pages/account/security/security-loader';
import { definePage } from '../../page/page';

export const securityPage = definePage<SecurityData>({
  screen: () => import('./security-screen').then(({ securityScreen }) => securityScreen),
  server: process.browser
    ? undefined
    : {
        paths: [ACCOUNT_PATHS.security],
        screenModule: 'composition/pages/account/security-screen.tsx',
        loader: makeSecurityLoader,
        reads: [DONE_PARAMETER],
        actions: {
          [ACCOUNT_FORM_ACTIONS.changePassword]: makeChangePasswordAction,
          [ACCOUNT_FORM_ACTIONS.endSession]: makeEndSessionAction,
          [ACCOUNT_FORM_ACTIONS.signOutEverywhere]: makeSignOutEverywhereAction,
        },
      },
});
