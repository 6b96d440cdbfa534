import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { consentNeed } from '../../core/analytics/consent';
import { AccountMenu } from '../chrome/account-menu';
import { Dimmer } from '../chrome/dimmer';
import { Footer } from '../chrome/footer';
import { Header } from '../chrome/header';
import type { HeaderPanelsViewModel } from '../chrome/header-panels-view-model';
import { Layout, MAIN_ID } from '../chrome/layout';
import { LiveHelp } from '../chrome/live-help';
import { MiniCart } from '../chrome/mini-cart';
import { DeliveryOpener, StoreOpener } from '../chrome/place-openers';
import { PromotionalStripe } from '../chrome/promotional-stripe';
import { ConsentSlot } from '../consent/consent-slot';
import type { ConsentViewModel } from '../consent/consent-view-model';
import { CachedFragment } from '../design/cached-fragment';
import { Toasts } from '../design/toasts';
import { SearchBox, type LoadSuggestions } from '../search/search-box';
import { CapabilityContext } from '../page/capability-context';
import type { MyStoreViewModel } from '../stores/my-store-view-model';
import { MyStoreContext } from '../stores/my-store-context';
import type { ChromeViewModel } from '../chrome/chrome-view-model';
import type { Disposer } from '../../core/shared/disposer';
import { formatMoney } from '../../core/shared/money';
import { DELIVERY_TERMS } from '../../core/catalogue/delivery-terms';

interface Props {
  readonly chrome: ChromeViewModel;
}

interface PanelProps extends Props {
  readonly panels: HeaderPanelsViewModel;
}

const Account = observer(({ chrome, panels }: PanelProps): ReactElement => {
  const { user } = chrome;
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

const Cart = observer(({ chrome: { cart }, panels }: PanelProps): ReactElement => (
  <MiniCart
    {...panels.menu('cart')}
    totalCartQuantity={cart.count}
    recentOrderQuantity={cart.cart.recentOrderQuantity}
    subTotal={cart.cart.subTotal}
    items={cart.cart.items.map((item) => ({ ...item, description: item.name }))}
  />
));

const Delivery = observer(({ chrome: { isHydrated }, ...place }: StoreProps): ReactElement => (
  <DeliveryOpener {...place} isHydrated={isHydrated} />
));

const Store = observer(({ chrome: { isHydrated }, ...place }: StoreProps): ReactElement => (
  <StoreOpener {...place} isHydrated={isHydrated} />
));

/** The stripe with the shop's offer. When the shopper closes it, it stays hidden on later pages (HDR-06). */
const Stripe = observer(({ chrome: { brand, can, isHydrated }, panels }: PanelProps): ReactElement | null => {
  const hide = (): void => {
    panels.hideStripe();
    // The focused button disappears with the stripe, so the focus moves to the page's content.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return can('espots') ? (
    <PromotionalStripe open={panels.flags.globalStripeOpen} onClose={isHydrated ? hide : undefined}>
      {`Free delivery from ${formatMoney(DELIVERY_TERMS.freeFrom, brand.currency, 0)}${can('pickup') ? ', free pickup in every store' : ''}`}
    </PromotionalStripe>
  ) : null;
});

/**
 * The header. It is cached for shoppers without personal data, since it is the same for all of them. Its changing parts
 * observe their own data, so that Add To Cart renders a number and not the whole header.
 */
const ShopHeader = observer(
  ({
    chrome,
    panels,
    myStore,
    rewards,
    loadSuggestions,
  }: StoreProps & Pick<ShopAppProps, 'rewards' | 'loadSuggestions'>): ReactElement => {
    const { user, card } = chrome;
    const isVitalCareEnrolled = user.isRegistered && user.isVitalCareEnrolled;
    return (
      <CachedFragment
        name="header"
        inputs={
          chrome.isAnybodys ? [chrome.brand, chrome.navigation, chrome.configuration, chrome.searchTerm] : undefined
        }
      >
        {() => (
          <Header
            brand={chrome.brand}
            navigation={{ items: chrome.navigation }}
            services={{ enrolledInVitalCare: isVitalCareEnrolled }}
            search={<SearchBox chrome={chrome} loadSuggestions={loadSuggestions} />}
            rewards={rewards}
            card={{ isOffered: chrome.enablePCC, isEnrolled: card.isEnrolled }}
            panels={panels}
            delivery={<Delivery chrome={chrome} panels={panels} myStore={myStore} />}
            store={<Store chrome={chrome} panels={panels} myStore={myStore} />}
            chat={chrome.hasLiveHelp ? <LiveHelp /> : undefined}
            account={<Account chrome={chrome} panels={panels} />}
            cart={<Cart chrome={chrome} panels={panels} />}
          />
        )}
      </CachedFragment>
    );
  },
);

const ShopToasts = observer(({ chrome: { toasts } }: Props): ReactElement => (
  <Toasts toasts={toasts.toasts} onDismiss={toasts.dismiss} />
));

interface StoreProps extends PanelProps {
  readonly myStore: MyStoreViewModel;
}

export interface ShopAppProps extends StoreProps {
  /** The host of all modals; only after hydration. */
  readonly modal?: ReactNode;
  /** The consent banner for tracking (ANA-01); only after hydration. */
  readonly consent?: ConsentViewModel;
  /** The Rewards dropdown. */
  readonly rewards?: ReactNode;
  /** Loads the suggestion panel; only after hydration. */
  readonly loadSuggestions?: LoadSuggestions;
  /** Called once when the whole page is hydrated; returns its disposer. */
  readonly onHydrated?: () => Disposer;
  readonly children: ReactNode;
}

/** A page with its header, footer and overlays. */
export const ShopApp = ({
  chrome,
  panels,
  myStore,
  modal,
  consent,
  rewards,
  loadSuggestions,
  onHydrated,
  children,
}: ShopAppProps): ReactElement => {
  const asksConsent = consentNeed(chrome.configuration) === 'needed';
  useEffect(() => onHydrated?.(), [onHydrated]);
  useEffect(() => panels.start(), [panels]);
  useEffect(() => myStore.start(), [myStore]);
  const page = (
    <Layout
      top={<Stripe chrome={chrome} panels={panels} />}
      header={
        <ShopHeader
          chrome={chrome}
          panels={panels}
          myStore={myStore}
          rewards={rewards}
          loadSuggestions={loadSuggestions}
        />
      }
      footer={
        <CachedFragment name="footer" inputs={[chrome.brand, asksConsent]}>
          {() => <Footer brand={chrome.brand} privacyChoices={asksConsent ? { ask: consent?.reopen } : undefined} />}
        </CachedFragment>
      }
      overlay={
        <>
          <Dimmer panels={panels} />
          {modal}
          {consent === undefined ? null : <ConsentSlot model={consent} />}
          <ShopToasts chrome={chrome} />
        </>
      }
    >
      <MyStoreContext value={myStore}>{children}</MyStoreContext>
    </Layout>
  );
  return <CapabilityContext value={chrome}>{page}</CapabilityContext>;
};
