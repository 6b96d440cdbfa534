import {
  APPOINTMENTS_PATH,
  HOME_PATH,
  MEMBERSHIPS_PATH,
  MY_ACCOUNT_PATH,
  RECALCULATE_PATH,
  SEARCH_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  STORE_LOCATOR_PATH,
} from './paths';
import { REPEAT_DELIVERY_PATH } from './repeat-delivery-paths';

/** Returns the path of the page of a service or of the company. */
export const servicePath = (slug: string): string => `${HOME_PATH}/s/${slug}`;

/** The targets of links in header and footer (RTE-05, RTE-07, HDR-08). */
export const LINKS = {
  home: HOME_PATH,
  search: SEARCH_PATH,
  signIn: SIGN_IN_PATH,
  createAccount: '/shop/UserRegistrationForm?new=Y',
  signOut: SIGN_OUT_PATH,
  forgotPassword: '/shop/ResetPasswordForm',
  /** Components get this link from `LinkContext`, since a backend may require a query in it. */
  myAccount: MY_ACCOUNT_PATH,
  trackOrder: '/shop/TrackOrderStatus',
  buyAgain: '/shop/MyListsView?showTabName=purchaselist',
  repeatDelivery: REPEAT_DELIVERY_PATH,
  grooming: APPOINTMENTS_PATH,
  /** See `myAccount`. */
  cart: RECALCULATE_PATH,
  checkout: '/checkout',
  offers: servicePath('petco-coupons-promos'),
  creditCard: `${HOME_PATH}/c/credit-card`,
  petcoPay: '/shop/PetcoPayRewardsAndTxnView?myAccountActivePage=petcoPayRewards',
  rewards: servicePath('pals-rewards'),
  storeLocator: STORE_LOCATOR_PATH,
  contact: '/contact-us',
  vitalCare: servicePath('vital-care'),
  vitalCareMembership: `${MEMBERSHIPS_PATH}?myAccountActivePage=myCoreCare`,
  insurance: '/shop/PetcoInsuranceView',
} as const;
