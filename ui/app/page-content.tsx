import { useEffect, type ReactElement, type ReactNode } from 'react';
import type { Disposer } from '../../core/shared/disposer';
import type { ChromeViewModel } from '../chrome/chrome-view-model';
import type { HeaderPanelsViewModel } from '../chrome/header-panels-view-model';
import { OptionsContext, type ChooseOptions } from '../cart/options/wanted-options';
import { WishesContext, type PageWishes } from '../lists/wishes';
import { MyStoreContext } from '../stores/my-store-context';
import type { MyStoreViewModel } from '../stores/my-store-view-model';

export interface PageContentProps {
  readonly chrome: Pick<ChromeViewModel, 'hydrate'>;
  readonly panels: Pick<HeaderPanelsViewModel, 'start'>;
  readonly myStore: MyStoreViewModel;
  readonly wishes: PageWishes;
  /** Opens the variants of a tile. Undefined on the server. */
  readonly chooseOptions?: ChooseOptions | undefined;
  /** Called once when the content is hydrated; returns its disposer. */
  readonly onHydrated?: (() => Disposer) | undefined;
  readonly children: ReactNode;
}

/** The content of a page's main element. When it is hydrated, it starts the view models of the page. */
export const PageContent = ({
  chrome,
  panels,
  myStore,
  wishes,
  chooseOptions,
  onHydrated,
  children,
}: PageContentProps): ReactElement => {
  // A page may take a mark out of its address; the chrome then remembers the address without it.
  useEffect(() => onHydrated?.(), [onHydrated]);
  useEffect(() => chrome.hydrate(), [chrome]);
  useEffect(() => panels.start(), [panels]);
  useEffect(() => myStore.start(), [myStore]);
  return (
    <MyStoreContext value={myStore}>
      <WishesContext value={wishes}>
        <OptionsContext value={chooseOptions}>{children}</OptionsContext>
      </WishesContext>
    </MyStoreContext>
  );
};
