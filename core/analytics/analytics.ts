import type { IO } from 'fp-ts/IO';
import type { CheckoutStep } from '../shared/checkout-step';
import type { TrackedItem } from './behaviour';

/** The events that are reported to the tag manager; each flow adds its own. */
export type AnalyticsEvent =
  /** Sent when the sign-in page or dialog opens (MOD-04): page type `sign in`, category `account`. */
  | { readonly name: 'page-view'; readonly pageType: string; readonly category: string }
  | { readonly name: 'sign-in'; readonly origin: 'page' | 'modal' | 'registration' | 'google' }
  | { readonly name: 'registration'; readonly place: 'page' | 'interstitial' }
  /** Labelled with what is known of the shopper: an account, or nothing (FTR-03). */
  | { readonly name: 'newsletter-sign-up'; readonly shopper: 'returning' | 'guest' }
  | { readonly name: 'join-pals'; readonly step: 'shown' | 'joined' | 'declined' | 'failed' }
  | { readonly name: 'card-application'; readonly result: string }
  /** The panel of suggestions opened or closed (SRC-02). */
  | { readonly name: 'search-preview'; readonly state: 'open' | 'close' }
  /** The close icon of the pet-weight alert (MOD-06). */
  | { readonly name: 'pet-weight-alert-closed' }
  /** A step of the checkout opened: the stages before `purchase`. `itemCount` is the number of items in the cart. */
  | { readonly name: 'checkout-step'; readonly step: CheckoutStep; readonly itemCount: number }
  /** An order was placed; amounts are in the shop's currency. See `ReportPurchase`. */
  | {
      readonly name: 'purchase';
      readonly orderId: string;
      readonly revenue: number;
      readonly items: ReadonlyArray<TrackedItem & { readonly quantity: number; readonly price: number }>;
    }
  /** An ad was seen or followed; the names are the ad provider's (ADS-09). */
  | {
      readonly name: 'CITRUS_AD_IMPRESSION' | 'CITRUS_AD_CLICK';
      /** The ad's id. */
      readonly widgetId: string;
      readonly widgetType: 'citrus';
    };

/** Reports events to the tag manager. Never fails: an implementation swallows its own errors (ANA-01). */
export interface Analytics {
  readonly report: (event: AnalyticsEvent) => IO<void>;
}
