import type { ComponentType } from 'react';
import type { RewardsPanelProps } from '../../../ui/rewards/rewards-menu';
import { RewardsPanel } from '../../../ui/rewards/rewards-panel';
import type { ScreenDependencies } from '../../page/screen-dependencies';
import { joinPromptOf, rewardsOf } from './page-rewards';

/** Makes the content of the Rewards menu when it is first opened. */
export const makeRewardsPanel = (dependencies: ScreenDependencies): ComponentType<RewardsPanelProps> => {
  const { cardFlow, chrome } = dependencies;
  const model = rewardsOf(dependencies);
  const { askToJoin } = joinPromptOf(dependencies);
  return ({ isOpen }) => (
    <RewardsPanel
      model={model}
      chrome={chrome}
      isCardOn={chrome.enablePCC}
      cardFlow={cardFlow}
      askToJoin={askToJoin}
      isOpen={isOpen}
    />
  );
};
