import { CardApproval } from '../../ui/petco-pay/card-approval';
import { cardFlowOf } from '../petco-pay/card-flow';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { ModalScreen } from './modal-screen';

/** PCC_APPROVAL: has to be answered, so it cannot be closed (MOD-03). */
export const pccApprovalModal: ModalScreen = (supplies) => ({
  title: 'Congratulations!',
  dismissible: false,
  element: <CardApproval model={cardFlowOf(supplies)} brand={supplies.get(PlatformTokens.brand)} />,
});
