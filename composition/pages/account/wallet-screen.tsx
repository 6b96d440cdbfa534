import type { WalletData } from '../../../ui/pages/account/wallet/wallet-data';
import { WalletPage } from '../../../ui/pages/account/wallet/wallet-page';
import type { Screen } from '../../page/screen';

export const walletScreen: Screen<WalletData> = ({ brand }, data) => ({
  element: <WalletPage data={data} brand={brand} />,
});
