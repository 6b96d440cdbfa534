import { APPOINTMENT_FORM_ACTIONS } from '../../../core/paths/appointment-form-actions';
import { APPOINTMENTS_PATH } from '../../../core/paths/paths';
import {
  makeCancelAction,
  makeConfirmAction,
  makeHoldAction,
  makeMoveAction,
} from '../../../ui/pages/account/appointments/appointments-actions';
import { MARKS, type AppointmentsData } from '../../../ui/pages/account/appointments/appointments-data';
import { makeAppointmentsLoader } from '../../../ui/pages/account/appointments/appointments-loader';
import { definePage } from '../../page/page';

export const appointmentsPage = definePage<AppointmentsData>({
  screen: () => import('./appointments-screen').then(({ appointmentsScreen }) => appointmentsScreen),
  server: process.browser
    ? undefined
    : {
        paths: [APPOINTMENTS_PATH],
        screenModule: 'composition/pages/account/appointments-screen.tsx',
        loader: makeAppointmentsLoader,
        reads: Object.values(MARKS),
        actions: {
          [APPOINTMENT_FORM_ACTIONS.hold]: makeHoldAction,
          [APPOINTMENT_FORM_ACTIONS.confirm]: makeConfirmAction,
          [APPOINTMENT_FORM_ACTIONS.move]: makeMoveAction,
          [APPOINTMENT_FORM_ACTIONS.cancel]: makeCancelAction,
        },
      },
});
