import { CardFlowViewModel } from '../../../ui/petco-pay/card-flow-view-model';
import { errorDetailOf } from '../error-detail/error-detail';
import type { AllDependencies } from '../../page/screen-dependencies';

/** What the card's flow uses. */
export type CardFlowDependencies = Pick<
  AllDependencies,
  | 'addTempCard'
  | 'analytics'
  | 'applyPcc'
  | 'cardFlowStore'
  | 'chrome'
  | 'history'
  | 'loadCardStatus'
  | 'modals'
  | 'prefetchModal'
  | 'shared'
>;

/** The page's one card flow with its state; what a first view has (`PageModels.cardFlow`) delegates to it. */
export const cardFlowOf = (dependencies: CardFlowDependencies): CardFlowViewModel => {
  const { shared } = dependencies;
  shared.cardFlow ??= makeCardFlow(dependencies);
  return shared.cardFlow;
};

const makeCardFlow = (dependencies: CardFlowDependencies): CardFlowViewModel => {
  const { addTempCard, analytics, applyPcc, cardFlowStore, chrome, history, loadCardStatus, modals } = dependencies;
  // What says that the bank cannot be reached is fetched while the network is still there.
  dependencies.prefetchModal('ERROR_DETAIL');
  return new CardFlowViewModel(
    { loadCardStatus, applyPcc, addTempCard, memory: cardFlowStore, analytics, history },
    { chrome, modals, errorDetail: errorDetailOf(dependencies) },
  );
};
