import { CardAdded } from '../../ui/petco-pay/card-added';
import { cardFlowOf } from '../petco-pay/card-flow';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { ModalScreen } from './modal-screen';

/** PCC_CREDIT_CARD_SUCCESS: the card is taken up (PCC-05, PCC-08). */
export const pccCreditCardSuccessModal: ModalScreen = (supplies) => {
  const brand = supplies.get(PlatformTokens.brand);
  return {
    title: `${brand.card} is yours`,
    element: <CardAdded model={cardFlowOf(supplies)} brand={brand} />,
  };
};
