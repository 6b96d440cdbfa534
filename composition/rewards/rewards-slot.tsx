import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { RewardsMenu } from '../../ui/rewards/rewards-menu';
import type { Supplies } from '../supplies';
import { ChromeTokens } from '../tokens/chrome-tokens';

/** The header's Rewards menu; its inside is a chunk of its own (HDR-01). */
export const rewardsSlot = (supplies: Supplies): ReactElement => {
  const chrome = supplies.get(ChromeTokens.chrome);
  const menu = supplies.get(ChromeTokens.rewardsMenu);
  const loadPanel = () => import('./rewards-panel').then(({ makeRewardsPanel }) => makeRewardsPanel(supplies));
  const Slot = observer(() => (
    <RewardsMenu
      menu={menu}
      programme={chrome.brand.rewards}
      isRegistered={chrome.user.isRegistered}
      hasCard={chrome.enablePCC}
      loadPanel={loadPanel}
    />
  ));
  return <Slot />;
};
