import type { PetcoPayData } from '../../../ui/pages/petco-pay/petco-pay-data';
import { PetcoPayPage } from '../../../ui/pages/petco-pay/petco-pay-page';
import type { Screen } from '../../page/screen';

export const petcoPayScreen: Screen<PetcoPayData> = ({ cardFlow, chrome }, data) => ({
  element: <PetcoPayPage data={data} chrome={chrome} cardFlow={cardFlow} />,
});
