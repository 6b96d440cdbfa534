import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { AccountMenu } from '../chrome/account-menu';
import { Footer } from '../chrome/footer';
import { Header } from '../chrome/header';
import { Layout } from '../chrome/layout';
import { MiniCart } from '../chrome/mini-cart';
import { PromotionalStripe } from '../chrome/promotional-stripe';
import { SearchForm } from '../chrome/search-form';
import { Reused } from '../design/reused';
import { Toasts } from '../design/toasts';
import type { ChromeViewModel } from './chrome-view-model';

interface Props {
  readonly chrome: ChromeViewModel;
}

/** The search box; what was typed before scripts took over is taken from the document. */
const Search = observer(({ chrome }: Props): ReactElement => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => chrome.start(box.current?.value ?? ''), [chrome]);
  return (
    <SearchForm
      input={{ ref: box, value: chrome.searchText, onChange: (event) => chrome.typeSearch(event.target.value) }}
      canSubmit={chrome.canSearch}
      onSubmit={chrome.search}
    />
  );
});

const Account = observer(({ chrome }: Props): ReactElement => {
  const { user } = chrome;
  return (
    <AccountMenu
      isRegistered={user.isRegistered}
      firstName={user.firstName}
      hasGrooming={chrome.offersGrooming}
      onSignIn={chrome.canOpenSignIn ? chrome.openSignIn : undefined}
      onSignOut={chrome.signOut}
    />
  );
});

const Cart = observer(({ chrome: { cart } }: Props): ReactElement => (
  <MiniCart
    totalCartQuantity={cart.count}
    recentOrderQuantity={cart.cart.recentOrderQuantity}
    subTotal={cart.cart.subTotal}
    items={cart.cart.items.map((item) => ({ ...item, description: item.name }))}
  />
));

/**
 * The header of somebody of whom the shop knows nothing is the same for all of them. What changes in it while a page is
 * open follows by itself: a tap on Add To Cart draws a number anew, not the header.
 */
const ShopHeader = observer(({ chrome, rewards }: Props & Pick<ShopAppProps, 'rewards'>): ReactElement => {
  const { user, card } = chrome;
  const isVitalCareEnrolled = user.isRegistered && user.isVitalCareEnrolled;
  return (
    <Reused
      name="header"
      from={chrome.isAnybodys ? [chrome.brand, chrome.navigation, chrome.configuration, chrome.searchTerm] : undefined}
    >
      {() => (
        <Header
          brand={chrome.brand}
          navigation={{ items: chrome.navigation }}
          services={{ enrolledInVitalCare: isVitalCareEnrolled }}
          search={<Search chrome={chrome} />}
          rewards={rewards}
          card={{ isOffered: chrome.enablePCC, isEnrolled: card.isEnrolled }}
          account={<Account chrome={chrome} />}
          cart={<Cart chrome={chrome} />}
        />
      )}
    </Reused>
  );
});

const ShopToasts = observer(({ chrome: { toasts } }: Props): ReactElement => (
  <Toasts toasts={toasts.toasts} onDismiss={toasts.dismiss} />
));

interface ShopAppProps extends Props {
  /** The one place where modals appear, once scripts have taken over. */
  readonly modal?: ReactNode;
  /** The Rewards dropdown. */
  readonly rewards?: ReactNode;
  /** Told once when scripts have taken over the whole page. */
  readonly onAlive?: () => void;
  readonly children: ReactNode;
}

/** Every page: what is around it, and itself. */
export const ShopApp = ({ chrome, modal, rewards, onAlive, children }: ShopAppProps): ReactElement => {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <Layout
      top={<PromotionalStripe>Free delivery from $35, free pickup in every store</PromotionalStripe>}
      header={<ShopHeader chrome={chrome} rewards={rewards} />}
      footer={
        <Reused name="footer" from={[chrome.brand]}>
          {() => <Footer brand={chrome.brand} />}
        </Reused>
      }
      overlay={
        <>
          {modal}
          <ShopToasts chrome={chrome} />
        </>
      }
    >
      {children}
    </Layout>
  );
};
