import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { AccountMenu } from '../chrome/account-menu';
import type { ChromeViewModel } from '../chrome/chrome-view-model';
import { Header } from '../chrome/header';
import type { HeaderPanelsViewModel } from '../chrome/header-panels-view-model';
import { ChatOpener, LiveHelp } from '../chrome/live-help';
import type { MenusViewModel } from '../chrome/menus-view-model';
import { MiniCart } from '../chrome/mini-cart';
import { DeliveryOpener, StoreOpener } from '../chrome/place-openers';
import { useIsHydrated } from '../design/use-is-hydrated';
import { SearchBox, type LoadSuggestions } from '../search/search-box';
import type { MyStoreViewModel } from '../stores/my-store-view-model';
import type { RenderedHeader } from './rendered-header';

export interface ShopHeaderProps {
  readonly chrome: ChromeViewModel;
  readonly panels: HeaderPanelsViewModel;
  readonly myStore: MyStoreViewModel;
  /** What the server has rendered. It is shown until the header is hydrated. */
  readonly rendered: RenderedHeader;
  /** The menus of the departments; only in the browser. */
  readonly menus?: MenusViewModel;
  /** The Rewards dropdown. */
  readonly rewards?: ReactNode;
  /** Whether live help is a chat (CHT-02). */
  readonly hasChat: boolean;
  /** Shows or hides the live chat; only in the browser. */
  readonly onToggleChat?: (() => void) | undefined;
  /** Loads the suggestion panel; only in the browser. */
  readonly loadSuggestions?: LoadSuggestions;
  /** Called once when the header is hydrated. */
  readonly onHydrated?: () => void;
}

const Account = observer(({ chrome, panels, rendered }: ShopHeaderProps): ReactElement => {
  const { user } = useIsHydrated() ? chrome : rendered;
  return (
    <AccountMenu
      {...panels.menu('account')}
      isRegistered={user.isRegistered}
      firstName={user.firstName}
      hasGrooming={chrome.offersGrooming}
      onSignIn={chrome.canOpenSignIn ? chrome.openSignIn : undefined}
      onSignOut={chrome.signOut}
    />
  );
});

const Cart = observer(({ chrome, panels, rendered }: ShopHeaderProps): ReactElement => {
  const { cart } = useIsHydrated() ? chrome : rendered;
  return (
    <MiniCart
      {...panels.menu('cart')}
      totalCartQuantity={cart.count}
      recentOrderQuantity={cart.cart.recentOrderQuantity}
      subTotal={cart.cart.subTotal}
      items={cart.cart.items.map((item) => ({ ...item, description: item.name }))}
    />
  );
});

const Delivery = (props: ShopHeaderProps): ReactElement => {
  const isHydrated = useIsHydrated();
  const { myStore } = isHydrated ? props : props.rendered;
  return <DeliveryOpener myStore={myStore} panels={props.panels} isHydrated={isHydrated} />;
};

const Store = (props: ShopHeaderProps): ReactElement => {
  const isHydrated = useIsHydrated();
  const { myStore } = isHydrated ? props : props.rendered;
  return <StoreOpener myStore={myStore} panels={props.panels} isHydrated={isHydrated} />;
};

/** Live help is the chat where there is one, else a link to the ways to reach us (HDR-07). */
const Help = ({ hasChat, panels, onToggleChat }: ShopHeaderProps): ReactElement => {
  const isHydrated = useIsHydrated();
  return hasChat ? <ChatOpener panels={panels} onToggle={isHydrated ? onToggleChat : undefined} /> : <LiveHelp />;
};

/**
 * The content of the header. The browser hydrates it as a root of its own, when the shopper approaches it. Its changing
 * parts observe their own data, so that Add To Cart renders a number and not the whole header.
 */
export const ShopHeader = observer((props: ShopHeaderProps): ReactElement => {
  const { chrome, panels, rendered, menus, rewards, loadSuggestions, onHydrated } = props;
  useEffect(() => onHydrated?.(), [onHydrated]);
  const { user, card } = useIsHydrated() ? chrome : rendered;
  const isVitalCareEnrolled = user.isRegistered && user.isVitalCareEnrolled;
  return (
    <Header
      brand={chrome.brand}
      navigation={{ items: chrome.navigation }}
      menus={menus}
      services={{ enrolledInVitalCare: isVitalCareEnrolled }}
      search={<SearchBox chrome={chrome} loadSuggestions={loadSuggestions} />}
      rewards={rewards}
      card={{ isOffered: chrome.enablePCC, isEnrolled: card.isEnrolled }}
      panels={panels}
      delivery={<Delivery {...props} />}
      store={<Store {...props} />}
      chat={chrome.hasLiveHelp ? <Help {...props} /> : undefined}
      account={<Account {...props} />}
      cart={<Cart {...props} />}
    />
  );
});
