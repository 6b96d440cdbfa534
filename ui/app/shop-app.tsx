import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Footer } from '../chrome/footer';
import { Header } from '../chrome/header';
import { Layout } from '../chrome/layout';
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

const ShopHeader = observer(({ chrome }: Props): ReactElement => {
  const { user, cart } = chrome;
  return (
    <Header
      brand={chrome.brand}
      navigation={{ items: chrome.navigation }}
      services={{ enrolledInVitalCare: user.isRegistered && user.isVitalCareEnrolled }}
      search={<Search chrome={chrome} />}
      account={{
        isRegistered: user.isRegistered,
        firstName: user.firstName,
        hasGrooming: chrome.offersGrooming,
        onSignOut: chrome.signOut,
      }}
      cart={{
        totalCartQuantity: cart.count,
        recentOrderQuantity: cart.cart.recentOrderQuantity,
        subTotal: cart.cart.subTotal,
        items: cart.cart.items.map((item) => ({ ...item, description: item.name })),
      }}
    />
  );
});

const ShopToasts = observer(({ chrome: { toasts } }: Props): ReactElement => (
  <Toasts toasts={toasts.toasts} onDismiss={toasts.dismiss} />
));

interface ShopAppProps extends Props {
  /** The one place where modals appear, once scripts have taken over. */
  readonly modal?: ReactNode;
  readonly children: ReactNode;
}

/** Every page: what is around it, and itself. */
export const ShopApp = ({ chrome, modal, children }: ShopAppProps): ReactElement => (
  <Layout
    top={<PromotionalStripe>Free delivery from $35, free pickup in every store</PromotionalStripe>}
    header={<ShopHeader chrome={chrome} />}
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
