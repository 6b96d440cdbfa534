import { CardFlowViewModel } from '../../../ui/petco-pay/card-flow-view-model';
import { errorDetailOf } from '../error-detail/error-detail';
import type { AllDependencies } from '../../page/screen-dependencies';

/** The dependencies of the card's flow. */
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

/**
 * Returns the page's card flow with its state, to which the flow of the first view (`PageModels.cardFlow`) delegates.
 */
export const cardFlowOf = (dependencies: CardFlowDependencies): CardFlowViewModel => {
  const { shared } = dependencies;
  shared.cardFlow ??= makeCardFlow(dependencies);
  return shared.cardFlow;
};

const makeCardFlow = (dependencies: CardFlowDependencies): CardFlowViewModel => {
  const { addTempCard, analytics, applyPcc, cardFlowStore, chrome, history, loadCardStatus, modals } = dependencies;
  // The message that the bank cannot be reached is loaded while the network is still available.
  dependencies.prefetchModal('ERROR_DETAIL');
  return new CardFlowViewModel(
    { loadCardStatus, applyPcc, addTempCard, memory: cardFlowStore, analytics, history },
    { chrome, modals, errorDetail: errorDetailOf(dependencies) },
  );
};
