import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { whenIdle } from '../../../adapters/browser/when-idle';
import { isPalsNumber } from '../../../core/rewards/rewards-variant';
import { RewardsMenu } from '../../../ui/rewards/rewards-menu';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** Makes the header's Rewards menu; its content is a chunk of its own (HDR-01). */
export const rewardsSlot = (dependencies: ScreenDependencies): ReactElement => {
  const { chrome, panels, rewardsMenu } = dependencies;
  const fetchMember = () =>
    whenIdle(() => {
      const fetching = import('./page-rewards').then(({ fetchRewardsOf }) => fetchRewardsOf(dependencies));
      // A label without a count is no failure of the page; the menu shows the error.
      void fetching.catch(() => undefined);
    });
  const loadPanel = () => import('./rewards-panel').then(({ makeRewardsPanel }) => makeRewardsPanel(dependencies));
  const Slot = observer(() => (
    <RewardsMenu
      menu={rewardsMenu}
      disclosure={panels.menu('rewards')}
      programme={chrome.brand.rewards}
      isRegistered={chrome.user.isRegistered}
      hasCard={chrome.enablePCC}
      fetchMember={chrome.user.isRegistered && isPalsNumber(chrome.user.palsId) ? fetchMember : undefined}
      loadPanel={loadPanel}
    />
  ));
  return <Slot />;
};
