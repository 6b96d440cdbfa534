import { CardFlowViewModel } from '../../ui/petco-pay/card-flow-view-model';
import { errorDetailOf } from '../modals/error-detail';
import type { AllDependencies } from '../wiring/screen-dependencies';

/**
 * The code that says that the bank cannot be reached is fetched while the network is still there: afterwards it may be
 * too late.
 */
const prefetchErrorDetail = (): void =>
  void Promise.all([import('../../ui/overlay/open-modal'), import('../modals/error-detail-modal')]).catch(
    () => undefined,
  );

/** What the card's flow uses. */
export type CardFlowDependencies = Pick<
  AllDependencies,
  | 'addTempCard'
  | 'analytics'
  | 'applyPcc'
  | 'cardFlowMemory'
  | 'chrome'
  | 'history'
  | 'loadCardStatus'
  | 'modals'
  | 'shared'
>;

/** The page's one card flow with its state; what a first view has (`PageModels.cardFlow`) delegates to it. */
export const cardFlowOf = (dependencies: CardFlowDependencies): CardFlowViewModel => {
  const { shared } = dependencies;
  shared.cardFlow ??= makeCardFlow(dependencies);
  return shared.cardFlow;
};

const makeCardFlow = (dependencies: CardFlowDependencies): CardFlowViewModel => {
  const { addTempCard, analytics, applyPcc, cardFlowMemory, chrome, history, loadCardStatus, modals } = dependencies;
  prefetchErrorDetail();
  return new CardFlowViewModel(
    { loadCardStatus, applyPcc, addTempCard, memory: cardFlowMemory, analytics, history },
    { chrome, modals, errorDetail: errorDetailOf(dependencies) },
  );
};
