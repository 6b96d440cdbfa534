import type { AccountOverview } from '../../../core/overview/load-account-overview';
import { OverviewPage } from '../../../ui/pages/account/overview/overview-page';
import type { Screen } from '../../page/screen';

export const overviewScreen: Screen<AccountOverview> = ({ chrome }, data) => ({
  element: <OverviewPage data={data} chrome={chrome} />,
});
