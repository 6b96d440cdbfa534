import { CardAdded } from '../../ui/petco-pay/card-added';
import { cardFlowOf } from '../widgets/petco-pay/card-flow';
import type { ModalScreen } from './modal-screen';

/** PCC_CREDIT_CARD_SUCCESS: the card was added (PCC-05, PCC-08). */
export const pccCreditCardSuccessModal: ModalScreen = (dependencies) => {
  const { brand } = dependencies;
  return {
    title: `Welcome to ${brand.card}`,
    element: <CardAdded model={cardFlowOf(dependencies)} brand={brand} />,
  };
};
