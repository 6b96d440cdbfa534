import {
  HOME_PATH,
  MY_ACCOUNT_PATH,
  RECALCULATE_PATH,
  SEARCH_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  STORE_LOCATOR_PATH,
} from './paths';

/** The page of a service or of the company. */
export const servicePath = (slug: string): string => `${HOME_PATH}/s/${slug}`;

/** Where the header and the footer lead (RTE-05, RTE-07, HDR-08). */
export const LINKS = {
  home: HOME_PATH,
  search: SEARCH_PATH,
  signIn: SIGN_IN_PATH,
  createAccount: '/shop/UserRegistrationForm?new=Y',
  signOut: SIGN_OUT_PATH,
  forgotPassword: '/shop/ResetPasswordForm',
  /** Components link to it by `LinkContext`: a backend may want a query behind it. */
  myAccount: MY_ACCOUNT_PATH,
  trackOrder: '/shop/TrackOrderStatus',
  buyAgain: '/shop/MyListsView?showTabName=purchaselist',
  repeatDelivery: '/shop/RepeatDeliveryListingView',
  grooming: '/shop/PetcoServicesGroomingAppointmentView',
  /** As `myAccount`. */
  cart: RECALCULATE_PATH,
  checkout: '/checkout',
  offers: servicePath('petco-coupons-promos'),
  creditCard: `${HOME_PATH}/c/credit-card`,
  petcoPay: '/shop/PetcoPayRewardsAndTxnView?myAccountActivePage=petcoPayRewards',
  rewards: servicePath('pals-rewards'),
  storeLocator: STORE_LOCATOR_PATH,
  contact: '/contact-us',
  vitalCare: servicePath('vital-care'),
  vitalCareMembership: '/shop/PetcoMyMembershipsView?myAccountActivePage=myCoreCare',
  insurance: '/shop/PetcoInsuranceView',
} as const;
