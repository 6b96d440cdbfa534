import type { AppointmentsData } from '../../../ui/pages/account/appointments/appointments-data';
import { AppointmentsPage } from '../../../ui/pages/account/appointments/appointments-page';
import type { Screen } from '../../page/screen';

export const appointmentsScreen: Screen<AppointmentsData> = (_dependencies, data) => ({
  element: <AppointmentsPage data={data} />,
});
