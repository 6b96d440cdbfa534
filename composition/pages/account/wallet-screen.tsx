import type { WalletData } from '../../../ui/pages/account/wallet/wallet-data';
import { WalletPage } from '../../../ui/pages/account/wallet/wallet-page';
import type { Screen } from '../../page/screen';
import { showCardFields } from '../../widgets/checkout/show-card-fields';

export const walletScreen: Screen<WalletData> = ({ brand }, data) => ({
  element: <WalletPage data={data} brand={brand} showCardFields={showCardFields} />,
});
