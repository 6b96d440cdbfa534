import { LINKS } from '../../core/paths/links';
import { type ServiceLink } from './header-links';

export interface FooterGroup {
  readonly id: string;
  readonly heading: string;
  readonly links: ReadonlyArray<ServiceLink>;
}

const page = (slug: string): string => `/shop/en/petcostore/s/${slug}`;

/** The footer's groups of links (FTR-01). */
export const FOOTER_GROUPS: ReadonlyArray<FooterGroup> = [
  {
    id: 'customer-service',
    heading: 'Customer Service',
    links: [
      { text: 'Guest Order Lookup', url: LINKS.trackOrder },
      { text: 'Returns', url: '/returns' },
      { text: 'Shipping', url: '/shipping' },
      { text: 'Recalls', url: page('recalls') },
      { text: 'Store Locator', url: LINKS.storeLocator },
      { text: 'Help', url: '/help' },
      { text: 'Contact Us', url: '/contact-us' },
      { text: 'Accessibility Policy', url: page('accessibility') },
    ],
  },
  {
    id: 'services',
    heading: 'Services',
    links: [
      { text: 'Vital Care', url: LINKS.vitalCare },
      { text: 'Dog Grooming', url: page('dog-grooming') },
      { text: 'Credit Card', url: LINKS.creditCard },
      { text: 'Dog Wash', url: page('dog-wash') },
      { text: 'Dog Training', url: page('dog-training') },
      { text: 'Veterinary Services', url: page('veterinary-services') },
      { text: 'Pet Insurance', url: LINKS.insurance },
      { text: 'Adoption', url: page('pet-adoptions') },
      { text: 'Repeat Delivery', url: page('repeat-delivery') },
      { text: 'Resource Center', url: page('resource-center') },
      { text: 'Top-Rated Products', url: page('top-rated-products') },
      { text: 'Dog Breeds', url: page('dog-breeds') },
    ],
  },
  {
    id: 'corporate',
    heading: 'Corporate',
    links: [
      { text: 'Careers', url: page('careers') },
      { text: 'About', url: page('about') },
      { text: 'Code of Ethics', url: page('code-of-ethics') },
      { text: 'COVID-19 Response', url: page('covid-19-response') },
      { text: 'Event Sponsorships', url: page('event-sponsorships') },
      { text: 'Vendors', url: page('vendors') },
      { text: 'Affiliate', url: page('affiliate') },
      { text: 'Charity', url: page('charity') },
      { text: 'Gift Cards', url: page('gift-cards') },
      { text: 'Coupons and Promos', url: LINKS.offers },
      { text: 'Investors', url: page('investors') },
      { text: 'Sustainability', url: page('sustainability') },
    ],
  },
];

export const PRIVACY_PATH = '/privacy-policy';

/** The page on which shoppers opt out of tracking, or in again (ANA-01). */
export const PRIVACY_CHOICE_PATH = page('do-not-sell-my-info');

/** The legal links at the end of the page. */
export const LEGAL_LINKS: ReadonlyArray<ServiceLink> = [
  { text: 'Terms of Use', url: '/terms-of-use' },
  { text: 'Privacy Policy', url: PRIVACY_PATH },
  { text: 'Do Not Sell My Info', url: PRIVACY_CHOICE_PATH },
  { text: 'Sitemap', url: page('sitemap') },
  { text: 'Accessibility Policy', url: page('accessibility') },
  { text: 'Insurance Terms', url: page('insurance-terms') },
];
