import { CREDIT_CARD_PATH } from '../../../core/paths/paths';
import { makeCreditCardLoader } from '../../../ui/pages/credit-card/credit-card-loader';
import { definePage } from '../../page/page';

export const creditCardPage = definePage<undefined>({
  screen: () => import('./credit-card-screen').then(({ creditCardScreen }) => creditCardScreen),
  server: process.browser
    ? undefined
    : {
        paths: [CREDIT_CARD_PATH],
        screenModule: 'composition/pages/credit-card/credit-card-screen.tsx',
        loader: makeCreditCardLoader,
      },
});
