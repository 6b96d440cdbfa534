import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { isPalsMember } from '../../../core/rewards/rewards-variant';
import { RewardsMenu } from '../../../ui/rewards/rewards-menu';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** Makes the header's Rewards menu; its content is a chunk of its own (HDR-01). */
export const rewardsSlot = (dependencies: ScreenDependencies): ReactElement => {
  const { chrome, panels, rewardsMenu } = dependencies;
  const loadPanel = () => import('./rewards-panel').then(({ makeRewardsPanel }) => makeRewardsPanel(dependencies));
  const Slot = observer(() => (
    <RewardsMenu
      menu={rewardsMenu}
      disclosure={panels.menu('rewards')}
      programme={chrome.brand.rewards}
      isRegistered={chrome.user.isRegistered}
      hasCard={chrome.enablePCC}
      isMember={isPalsMember(chrome.user)}
      loadPanel={loadPanel}
    />
  ));
  return <Slot />;
};
