import type { ReactElement } from 'react';
import { makeFetchedMenus } from '../../../adapters/menus/fetched-menus';
import { menusPath } from '../../../core/paths/menus-path';
import type { RenderedHeader } from '../../../ui/app/rendered-header';
import { ShopHeader } from '../../../ui/app/shop-header';
import { MenusViewModel } from '../../../ui/chrome/menus-view-model';
import type { ChromeData } from '../../../ui/page/page-data';
import type { ScreenDependencies } from '../../page/screen-dependencies';
import { rewardsSlot } from '../rewards/rewards-slot';
import { reopenChat, toggleChat } from '../chat/with-chat';
import { suggestionsLoader } from '../search/suggestions-loader';

export interface HeaderRootOptions {
  readonly dependencies: ScreenDependencies;
  readonly rendered: RenderedHeader;
  readonly data: Pick<ChromeData, 'chat' | 'menusVersion'>;
  readonly onHydrated: () => void;
}

const TIMEOUT_MS = 8_000;

/** Returns the content of the header as the server rendered it. Its code is loaded when the header is hydrated. */
export const headerElement = ({
  dependencies,
  rendered,
  data: { chat, menusVersion },
  onHydrated,
}: HeaderRootOptions): ReactElement => {
  const { chrome, panels, myStore } = dependencies;
  const address = menusPath(menusVersion);
  const menus = new MenusViewModel(
    makeFetchedMenus({ fetch: window.fetch.bind(window), address, timeoutMs: TIMEOUT_MS }),
  );
  return (
    <ShopHeader
      chrome={chrome}
      panels={panels}
      myStore={myStore}
      rendered={rendered}
      menus={menus}
      rewards={rewardsSlot(dependencies)}
      loadSuggestions={suggestionsLoader(dependencies)}
      hasChat={chat !== undefined}
      onToggleChat={chat && (() => void toggleChat(dependencies, chat))}
      onHydrated={() => {
        onHydrated();
        void reopenChat(dependencies, chat);
      }}
    />
  );
};
