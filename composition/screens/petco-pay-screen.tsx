import type { PetcoPayData } from '../../ui/pages/petco-pay/petco-pay-data';
import { PetcoPayPage } from '../../ui/pages/petco-pay/petco-pay-page';
import { ChromeTokens } from '../tokens/chrome-tokens';
import type { Screen } from './screen';

export const petcoPayScreen: Screen<PetcoPayData> = (supplies, data) => ({
  element: (
    <PetcoPayPage
      data={data}
      chrome={supplies.get(ChromeTokens.chrome)}
      cardFlow={supplies.get(ChromeTokens.cardFlow)}
    />
  ),
});
