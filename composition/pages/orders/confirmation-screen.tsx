import type { ConfirmationData } from '../../../ui/pages/orders/confirmation-data';
import { ConfirmationPage } from '../../../ui/pages/orders/confirmation-page';
import type { Screen } from '../../page/screen';

export const confirmationScreen: Screen<ConfirmationData> = ({ brand, chrome }, data) => ({
  element: <ConfirmationPage data={data} brand={brand} isRegistered={chrome.user.isRegistered} />,
});
