import { PETCO_PAY_PATH } from '../../../core/paths/paths';
import { makePetcoPayLoader } from '../../../ui/pages/petco-pay/petco-pay-loader';
import type { PetcoPayData } from '../../../ui/pages/petco-pay/petco-pay-data';
import { definePage } from '../../page/page';

export const petcoPayPage = definePage<PetcoPayData>({
  screen: () => import('./petco-pay-screen').then(({ petcoPayScreen }) => petcoPayScreen),
  server: process.browser
    ? undefined
    : {
        paths: [PETCO_PAY_PATH],
        screenModule: 'composition/pages/petco-pay/petco-pay-screen.tsx',
        loader: makePetcoPayLoader,
      },
});
