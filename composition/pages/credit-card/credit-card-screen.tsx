import { CreditCardPage } from '../../../ui/pages/credit-card/credit-card-page';
import type { Screen } from '../../page/screen';

export const creditCardScreen: Screen<undefined> = ({ cardFlow, chrome }) => ({
  element: <CreditCardPage chrome={chrome} cardFlow={cardFlow} />,
});
