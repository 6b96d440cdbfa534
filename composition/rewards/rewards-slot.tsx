import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { whenIdle } from '../../adapters/browser/when-idle';
import { isPalsNumber } from '../../core/rewards/rewards-variant';
import { RewardsMenu } from '../../ui/rewards/rewards-menu';
import type { Supplies } from '../supplies';
import { ChromeTokens } from '../tokens/chrome-tokens';

/** The header's Rewards menu; its inside is a chunk of its own (HDR-01). */
export const rewardsSlot = (supplies: Supplies): ReactElement => {
  const chrome = supplies.get(ChromeTokens.chrome);
  const menu = supplies.get(ChromeTokens.rewardsMenu);
  const panels = supplies.get(ChromeTokens.panels);
  const fetchMember = () =>
    whenIdle(() => {
      const fetching = import('./rewards-of').then(({ fetchRewardsOf }) => fetchRewardsOf(supplies));
      // A label without a count is no failure of the page: the menu tells what cannot be had.
      void fetching.catch(() => undefined);
    });
  const loadPanel = () => import('./rewards-panel').then(({ makeRewardsPanel }) => makeRewardsPanel(supplies));
  const Slot = observer(() => (
    <RewardsMenu
      menu={menu}
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
