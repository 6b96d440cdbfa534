import { CardApproval } from '../../ui/petco-pay/card-approval';
import { cardFlowOf } from '../widgets/petco-pay/card-flow';
import type { ModalScreen } from './modal-screen';

/** PCC_APPROVAL: requires an answer, so it cannot be closed (MOD-03). */
export const pccApprovalModal: ModalScreen = (dependencies) => ({
  title: 'Congratulations!',
  dismissible: false,
  element: <CardApproval model={cardFlowOf(dependencies)} brand={dependencies.brand} />,
});
