import type { MembershipsData } from '../../../ui/pages/account/memberships/memberships-data';
import { MembershipsPage } from '../../../ui/pages/account/memberships/memberships-page';
import type { Screen } from '../../page/screen';

export const membershipsScreen: Screen<MembershipsData> = (_dependencies, data) => ({
  element: <MembershipsPage data={data} />,
});
