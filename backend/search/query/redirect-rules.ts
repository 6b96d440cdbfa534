import { termsOf } from '../text/text.ts';

/** A query that leads to a page instead of results. */
export interface RedirectRule {
  readonly ruleId: number;
  readonly matchId: number;
  readonly url: string;
  readonly phrase: string;
}

const pages: readonly (readonly [string, ...string[]])[] = [
  ['/returns', 'returns', 'return policy', 'refund', 'exchange'],
  ['/shipping', 'shipping', 'delivery', 'free shipping', 'shipping policy'],
  ['/help', 'help', 'customer service', 'faq', 'support'],
  ['/contact-us', 'contact us', 'contact', 'phone number'],
  ['/privacy-policy', 'privacy policy', 'privacy'],
  ['/terms-of-use', 'terms of use', 'terms'],
  ['/shop/TrackOrderStatus', 'track order', 'track my order', 'order status', 'where is my order'],
  ['/shop/RepeatDeliveryListingView', 'my repeat delivery', 'manage repeat delivery'],
  ['/shop/PetcoServicesGroomingAppointmentView', 'grooming appointment', 'book grooming'],
  ['/shop/en/petcostore/s/petco-coupons-promos', 'coupons', 'coupon', 'promo codes', 'monthly offers'],
  ['/shop/en/petcostore/c/credit-card', 'credit card', 'petco pay'],
  ['/shop/PetcoInsuranceView', 'pet insurance', 'insurance'],
];

const keyOf = (text: string): string => termsOf(text).join(' ');

const rules: ReadonlyMap<string, RedirectRule> = new Map(
  pages.flatMap(([url, ...phrases], page) =>
    phrases.map(
      (phrase, index) => [keyOf(phrase), { ruleId: page + 1, matchId: (page + 1) * 100 + index, url, phrase }] as const,
    ),
  ),
);

/** The page that the query names; undefined when it is a normal search. */
export const redirectFor = (query: string): RedirectRule | undefined => rules.get(keyOf(query));
