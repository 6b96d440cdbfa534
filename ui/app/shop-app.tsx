import { use, type ReactElement } from 'react';
import { consentNeed } from '../../core/analytics/consent';
import { DELIVERY_TERMS } from '../../core/catalogue/delivery-terms';
import type { Brand } from '../../core/configuration/brand';
import type { StoreConfiguration } from '../../core/configuration/store-configuration';
import type { EmergencyMessage } from '../../core/content/load-emergency';
import type { ShownPreview } from '../../core/preview/preview-gateway';
import { formatMoney } from '../../core/shared/money';
import { EmergencyBanner } from '../chrome/emergency-banner';
import { Footer } from '../chrome/footer';
import { Layout, type LayoutProps } from '../chrome/layout';
import { PromotionalStripe } from '../chrome/promotional-stripe';
import { CachedFragment, HydrationRoot } from '../design/cached-fragment';
import { PreviewBanner } from '../preview/preview-banner';
import { CapabilityContext } from '../page/capability-context';

/** A part of the page that the browser hydrates as a root of its own. */
export interface PagePart {
  /**
   * All data that the part's HTML depends on, as plain data. Equal data may get the HTML of an earlier rendering.
   * Undefined: the part is rendered for each request.
   */
  readonly inputs: ReadonlyArray<unknown> | undefined;
  readonly render: () => ReactElement;
}

export interface ShopAppProps {
  readonly brand: Brand;
  readonly configuration: StoreConfiguration;
  readonly emergency: ReadonlyArray<EmergencyMessage>;
  /** The preview that staff see; undefined for the shop of now (MOD-01). */
  readonly preview?: ShownPreview | undefined;
  readonly header: PagePart;
  readonly main: PagePart;
  /** Whether the stripe and the links of the footer are left out, as on the checkout (CHK-01). */
  readonly isReduced?: boolean;
  readonly laterStyles?: LayoutProps['laterStyles'];
}

/** The stripe with the shop's offer. When the shopper closes it, it stays hidden on later pages (HDR-06). */
const Stripe = ({ brand }: Pick<ShopAppProps, 'brand'>): ReactElement | null => {
  const { can } = use(CapabilityContext);
  return can('espots') ? (
    <PromotionalStripe>
      {`Free delivery on orders ${formatMoney(DELIVERY_TERMS.freeFrom, brand.currency, 0)}+${can('pickup') ? ', free pickup in every store' : ''}`}
    </PromotionalStripe>
  ) : null;
};

/**
 * A page with its header and footer, as the server renders it. Its roots in the browser are `PageContent` and
 * `ShopHeader`; the rest is never hydrated.
 */
export const ShopApp = ({
  brand,
  configuration,
  emergency,
  preview,
  header,
  main,
  isReduced = false,
  laterStyles,
}: ShopAppProps): ReactElement => {
  const asksConsent = consentNeed(configuration) === 'needed';
  return (
    <Layout
      top={
        <>
          {preview === undefined ? null : <PreviewBanner preview={preview} />}
          <EmergencyBanner messages={emergency} />
          {isReduced ? null : <Stripe brand={brand} />}
        </>
      }
      laterStyles={laterStyles}
      header={
        <HydrationRoot name="header" inputs={header.inputs}>
          {header.render}
        </HydrationRoot>
      }
      footer={
        <CachedFragment name="footer" inputs={[brand, asksConsent, isReduced]}>
          {() => <Footer brand={brand} hasPrivacyChoices={asksConsent} isReduced={isReduced} />}
        </CachedFragment>
      }
    >
      <HydrationRoot name="main" inputs={main.inputs}>
        {main.render}
      </HydrationRoot>
    </Layout>
  );
};
