import type { ComponentType } from 'react';
import type { RewardsPanelProps } from '../../ui/rewards/rewards-menu';
import { RewardsPanel } from '../../ui/rewards/rewards-panel';
import type { Supplies } from '../supplies';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { joinPromptOf, rewardsOf } from './rewards-of';

/** What is inside the Rewards menu, made when it is first opened. */
export const makeRewardsPanel = (supplies: Supplies): ComponentType<RewardsPanelProps> => {
  const chrome = supplies.get(ChromeTokens.chrome);
  const parts = {
    model: rewardsOf(supplies),
    chrome,
    isCardOn: chrome.enablePCC,
    cardFlow: supplies.get(ChromeTokens.cardFlow),
    askToJoin: joinPromptOf(supplies).askToJoin,
  };
  return ({ isOpen }) => <RewardsPanel {...parts} isOpen={isOpen} />;
};
