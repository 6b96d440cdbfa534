import { CardFlowViewModel } from '../../ui/petco-pay/card-flow-view-model';
import { errorDetailOf } from '../modals/error-detail';
import { onePerPage } from '../one-per-page';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PetcoPayTokens } from '../tokens/petco-pay-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';

/** What tells of a bank that cannot be reached is fetched while something can be: afterwards it may be too late. */
const fetchWords = (): void =>
  void Promise.all([import('../../ui/overlay/open-modal'), import('../modals/error-detail-modal')]).catch(
    () => undefined,
  );

/** The card's flow with its state, over everything there is; what a first view has (ChromeTokens.cardFlow) leads here. */
export const cardFlowOf = onePerPage((supplies) => {
  fetchWords();
  return new CardFlowViewModel(
    {
      loadCardStatus: supplies.get(PetcoPayTokens.loadCardStatus),
      applyForCard: supplies.get(PetcoPayTokens.applyForCard),
      addTempCard: supplies.get(PetcoPayTokens.addTempCard),
      memory: supplies.get(PetcoPayTokens.memory),
      analytics: supplies.get(AnalyticsTokens.analytics),
      history: supplies.get(PlatformTokens.history),
    },
    {
      chrome: supplies.get(ChromeTokens.chrome),
      modals: supplies.get(ChromeTokens.modals),
      errorDetail: errorDetailOf(supplies),
    },
  );
});
