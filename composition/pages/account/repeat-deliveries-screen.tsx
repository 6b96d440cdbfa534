import type { PlansData } from '../../../ui/pages/account/repeat-delivery/plans-data';
import { PlansPage } from '../../../ui/pages/account/repeat-delivery/plans-page';
import type { Screen } from '../../page/screen';

export const repeatDeliveriesScreen: Screen<PlansData> = ({ brand }, data) => ({
  element: <PlansPage data={data} brand={brand} />,
});
