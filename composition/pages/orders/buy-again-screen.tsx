import type { BuyAgainData } from '../../../ui/pages/orders/buy-again-data';
import { BuyAgainPage } from '../../../ui/pages/orders/buy-again-page';
import type { Screen } from '../../page/screen';

export const buyAgainScreen: Screen<BuyAgainData> = (_dependencies, data) => ({
  element: <BuyAgainPage data={data} />,
});
