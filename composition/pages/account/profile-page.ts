import { ACCOUNT_FORM_ACTIONS } from '../../../core/paths/account-form-actions';
import { ACCOUNT_PATHS } from '../../../core/paths/paths';
import {
  makeChangeProfileAction,
  makeConfirmEmailAction,
  makeRemoveNoticeAction,
  makeRequestEmailAction,
} from '../../../ui/pages/account/profile/profile-actions';
import { DONE_PARAMETER } from '../../../ui/pages/account/done-mark';
import type { ProfileData } from '../../../ui/pages/account/profile/profile-data';
import { makeProfileLoader } from '../../../ui/pages/account/profile/profile-loader';
import { definePage } from '../../page/page';

export const profilePage = definePage<ProfileData>({
  screen: () => import('./profile-screen').then(({ profileScreen }) => profileScreen),
  server: process.browser
    ? undefined
    : {
        paths: [ACCOUNT_PATHS.profile],
        screenModule: 'composition/pages/account/profile-screen.tsx',
        loader: makeProfileLoader,
        reads: [DONE_PARAMETER],
        actions: {
          [ACCOUNT_FORM_ACTIONS.changeProfile]: makeChangeProfileAction,
          [ACCOUNT_FORM_ACTIONS.removeNotice]: makeRemoveNoticeAction,
          [ACCOUNT_FORM_ACTIONS.requestEmail]: makeRequestEmailAction,
          [ACCOUNT_FORM_ACTIONS.confirmEmail]: makeConfirmEmailAction,
        },
      },
});
