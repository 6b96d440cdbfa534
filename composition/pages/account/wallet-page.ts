import { CARD_FORM_ACTIONS } from '../../../core/paths/card-form-actions';
import { ACCOUNT_FORM_ACTIONS } from '../../../core/paths/account-form-actions';
import { ACCOUNT_PATHS } from '../../../core/paths/paths';
import { CARD_PARTS } from '../../../ui/checkout/card/typed-card';
import {
  makeAddCardAction,
  makeDefaultCardAction,
  makeEditCardAction,
  makeFinishCardAction,
  makeRemoveCardAction,
  makeReplaceCardAction,
} from '../../../ui/pages/account/wallet/wallet-actions';
import { WALLET_MARKS, type WalletData } from '../../../ui/pages/account/wallet/wallet-data';
import { makeWalletLoader } from '../../../ui/pages/account/wallet/wallet-loader';
import { definePage } from '../../page/page';

export const accountWalletPage = definePage<WalletData>({
  screen: () => import('./wallet-screen').then(({ walletScreen }) => walletScreen),
  server: process.browser
    ? undefined
    : {
        paths: [ACCOUNT_PATHS.wallet],
        screenModule: 'composition/pages/account/wallet-screen.tsx',
        loader: makeWalletLoader,
        reads: [...Object.values(WALLET_MARKS), ...Object.values(CARD_PARTS)],
        actions: {
          [CARD_FORM_ACTIONS.add]: makeAddCardAction,
          [CARD_FORM_ACTIONS.finish]: makeFinishCardAction,
          [CARD_FORM_ACTIONS.edit]: makeEditCardAction,
          [CARD_FORM_ACTIONS.replace]: makeReplaceCardAction,
          [ACCOUNT_FORM_ACTIONS.accountRemoveCard]: makeRemoveCardAction,
          [ACCOUNT_FORM_ACTIONS.accountDefaultCard]: makeDefaultCardAction,
        },
      },
});
