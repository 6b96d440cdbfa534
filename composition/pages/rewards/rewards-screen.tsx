import type { RewardsPageData } from '../../../ui/pages/rewards/rewards-data';
import { RewardsPage } from '../../../ui/pages/rewards/rewards-page';
import { JoinFormViewModel } from '../../../ui/rewards/join-form-view-model';
import { rewardsFrom } from '../../widgets/rewards/page-rewards';
import type { Screen } from '../../page/screen';

export const rewardsScreen: Screen<RewardsPageData> = (dependencies, data) => {
  const { analytics, chrome, rewardsUseCases } = dependencies;
  const model = rewardsFrom(dependencies, data.own.rewards, data.own.hasLoadFailed);
  const join = new JoinFormViewModel(data.join, {
    chrome,
    rewards: model,
    toasts: chrome.toasts,
    useCases: rewardsUseCases,
    analytics,
  });
  return {
    element: <RewardsPage data={data} model={model} join={join} chrome={chrome} isCardOn={chrome.enablePCC} />,
  };
};
