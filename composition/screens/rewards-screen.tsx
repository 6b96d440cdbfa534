import type { RewardsPageData } from '../../ui/pages/rewards/rewards-data';
import { RewardsPage } from '../../ui/pages/rewards/rewards-page';
import { JoinFormViewModel } from '../../ui/rewards/join-form-view-model';
import { rewardsFrom } from '../rewards/rewards-of';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { RewardsTokens } from '../tokens/rewards-tokens';
import type { Screen } from './screen';

export const rewardsScreen: Screen<RewardsPageData> = (supplies, data) => {
  const chrome = supplies.get(ChromeTokens.chrome);
  const model = rewardsFrom(supplies, data.own.rewards, data.own.hasLoadFailed);
  const join = new JoinFormViewModel(data.join, {
    chrome,
    rewards: model,
    toasts: chrome.toasts,
    useCases: supplies.get(RewardsTokens.useCases),
    analytics: supplies.get(AnalyticsTokens.analytics),
  });
  return {
    element: <RewardsPage data={data} model={model} join={join} chrome={chrome} isCardOn={chrome.enablePCC} />,
  };
};
