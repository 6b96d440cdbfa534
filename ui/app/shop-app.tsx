import type { ReactElement, ReactNode } from 'react';
import { consentNeed } from '../../core/analytics/consent';
import { DELIVERY_TERMS } from '../../core/catalogue/delivery-terms';
import { formatMoney } from '../../core/shared/money';
import type { ChromeViewModel } from '../chrome/chrome-view-model';
import { Footer } from '../chrome/footer';
import type { HeaderPanelsViewModel } from '../chrome/header-panels-view-model';
import { Layout, type LayoutProps } from '../chrome/layout';
import { PromotionalStripe } from '../chrome/promotional-stripe';
import { CachedFragment, HydrationRoot } from '../design/cached-fragment';
import { CapabilityContext } from '../page/capability-context';
import type { MyStoreViewModel } from '../stores/my-store-view-model';
import { PageContent } from './page-content';
import { renderedHeader } from './rendered-header';
import { ShopHeader } from './shop-header';

export interface ShopAppProps {
  readonly chrome: ChromeViewModel;
  readonly panels: HeaderPanelsViewModel;
  readonly myStore: MyStoreViewModel;
  /** The Rewards dropdown. */
  readonly rewards?: ReactNode;
  readonly laterStyles?: LayoutProps['laterStyles'];
  readonly children: ReactNode;
}

/** The stripe with the shop's offer. When the shopper closes it, it stays hidden on later pages (HDR-06). */
const Stripe = ({ chrome: { brand, can } }: Pick<ShopAppProps, 'chrome'>): ReactElement | null =>
  can('espots') ? (
    <PromotionalStripe>
      {`Free delivery from ${formatMoney(DELIVERY_TERMS.freeFrom, brand.currency, 0)}${can('pickup') ? ', free pickup in every store' : ''}`}
    </PromotionalStripe>
  ) : null;

/**
 * A page with its header and footer, as the server renders it. Its roots in the browser are `PageContent` and
 * `ShopHeader`; the rest is never hydrated.
 */
export const ShopApp = ({ chrome, panels, myStore, rewards, laterStyles, children }: ShopAppProps): ReactElement => {
  const asksConsent = consentNeed(chrome.configuration) === 'needed';
  const header = (): ReactElement => (
    <ShopHeader
      chrome={chrome}
      panels={panels}
      myStore={myStore}
      rendered={renderedHeader(chrome, myStore)}
      rewards={rewards}
    />
  );
  const content = (): ReactElement => (
    <PageContent chrome={chrome} panels={panels} myStore={myStore}>
      {children}
    </PageContent>
  );
  return (
    <CapabilityContext value={chrome}>
      <Layout
        top={<Stripe chrome={chrome} />}
        laterStyles={laterStyles}
        header={<HydrationRoot name="header">{header}</HydrationRoot>}
        footer={
          <CachedFragment name="footer" inputs={[chrome.brand, asksConsent]}>
            {() => <Footer brand={chrome.brand} hasPrivacyChoices={asksConsent} />}
          </CachedFragment>
        }
      >
        <HydrationRoot name="main">{content}</HydrationRoot>
      </Layout>
    </CapabilityContext>
  );
};
