import type { ContentLink } from './content-page.ts';

const link = (text: string, url: string): ContentLink => ({ text, url });

const HOME = '/shop/en/petcostore';

const pathOf = (slug: string): string => `${HOME}/s/${slug}`;

export const toCategory = (text: string, path: string): ContentLink => link(text, `${HOME}/category/${path}`);

/** Links to pages that many other pages refer to. */
export const to = {
  home: link('Home page', HOME),
  deals: toCategory('Today’s deals', 'top-deals'),
  cart: link('Your cart', '/shop/OrderItemDisplay'),
  signIn: link('Sign in', '/shop/LogonForm'),
  phone: link('Call 1-800-555-0142', 'tel:+18005550142'),
  mail: link('Write to help@petshop.example', 'mailto:help@petshop.example'),
  help: link('Help', '/help'),
  contact: link('Contact us', '/contact-us'),
  shipping: link('Shipping', '/shipping'),
  returns: link('Returns', '/returns'),
  stores: link('Find a store', '/store-locator'),
  trackOrder: link('Track an order', '/shop/TrackOrderStatus'),
  createAccount: link('Create an account', '/shop/UserRegistrationForm?new=Y'),
  resetPassword: link('Forgotten password', '/shop/ResetPasswordForm'),
  privacy: link('Privacy policy', '/privacy-policy'),
  terms: link('Terms of use', '/terms-of-use'),
  doNotSell: link('Do not sell my info', pathOf('do-not-sell-my-info')),
  accessibility: link('Accessibility', pathOf('accessibility')),
  recalls: link('Recalls', pathOf('recalls')),
  pickup: link('Curbside pickup', pathOf('curbside-pickup')),
  offers: link('Monthly offers', pathOf('petco-coupons-promos')),
  rewards: link('Pals Rewards', pathOf('pals-rewards')),
  card: link('Petco Pay credit card', `${HOME}/c/credit-card`),
  giftCards: link('Gift cards', pathOf('gift-cards')),
  services: link('All services', pathOf('services')),
  vitalCare: link('Vital Care', pathOf('vital-care')),
  grooming: link('Dog grooming', pathOf('dog-grooming')),
  wash: link('Dog wash', pathOf('dog-wash')),
  training: link('Dog training', pathOf('dog-training')),
  vet: link('Veterinary services', pathOf('veterinary-services')),
  pharmacy: toCategory('Pharmacy', 'pharmacy'),
  adoptions: link('Pet adoptions', pathOf('pet-adoptions')),
  insurance: link('Pet insurance', '/shop/PetcoInsuranceView'),
  insuranceTerms: link('Insurance terms', pathOf('insurance-terms')),
  repeatDelivery: link('Repeat delivery', pathOf('repeat-delivery')),
  resources: link('Resource center', pathOf('resource-center')),
  topRated: link('Top-rated products', pathOf('top-rated-products')),
  breeds: link('Dog breeds', pathOf('dog-breeds')),
  about: link('About us', pathOf('about')),
  careers: link('Careers', pathOf('careers')),
  ethics: link('Code of ethics', pathOf('code-of-ethics')),
  covid: link('COVID-19 response', pathOf('covid-19-response')),
  events: link('Event sponsorships', pathOf('event-sponsorships')),
  vendors: link('Vendors', pathOf('vendors')),
  affiliate: link('Affiliate program', pathOf('affiliate')),
  charity: link('Charity', pathOf('charity')),
  investors: link('Investors', pathOf('investors')),
  sustainability: link('Sustainability', pathOf('sustainability')),
  sitemap: link('Sitemap', pathOf('sitemap')),
} as const;
