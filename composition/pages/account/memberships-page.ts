import { APPOINTMENT_FORM_ACTIONS } from '../../../core/paths/appointment-form-actions';
import { MEMBERSHIPS_PATH } from '../../../core/paths/paths';
import {
  makeCancelMembershipAction,
  makeJoinAction,
  makeKeepMembershipAction,
} from '../../../ui/pages/account/memberships/memberships-actions';
import { MEMBERSHIP_MARKS, type MembershipsData } from '../../../ui/pages/account/memberships/memberships-data';
import { makeMembershipsLoader } from '../../../ui/pages/account/memberships/memberships-loader';
import { definePage } from '../../page/page';

export const membershipsPage = definePage<MembershipsData>({
  screen: () => import('./memberships-screen').then(({ membershipsScreen }) => membershipsScreen),
  server: process.browser
    ? undefined
    : {
        paths: [MEMBERSHIPS_PATH],
        screenModule: 'composition/pages/account/memberships-screen.tsx',
        loader: makeMembershipsLoader,
        reads: Object.values(MEMBERSHIP_MARKS),
        actions: {
          [APPOINTMENT_FORM_ACTIONS.join]: makeJoinAction,
          [APPOINTMENT_FORM_ACTIONS.cancelMembership]: makeCancelMembershipAction,
          [APPOINTMENT_FORM_ACTIONS.keepMembership]: makeKeepMembershipAction,
        },
      },
});
