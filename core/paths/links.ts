import {
  CART_PATH,
  HOME_PATH,
  RECALCULATE_PATH,
  SEARCH_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  STORE_LOCATOR_PATH,
} from './paths';
import { encodePart } from '../shared/encode-part';

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
  myAccount: '/shop/AjaxLogonForm?myAcctMain=1&catalogId=10051&langId=-1&storeId=10151&myAccountActivePage=myAccount',
  trackOrder: '/shop/TrackOrderStatus',
  buyAgain: '/shop/MyListsView?showTabName=purchaselist',
  repeatDelivery: '/shop/RepeatDeliveryListingView',
  grooming: '/shop/PetcoServicesGroomingAppointmentView',
  cart: `${RECALCULATE_PATH}?calculationUsageId=-1&updatePrices=1&orderId=.&langId=-1&storeId=10151&catalogId=10051&URL=${encodePart(CART_PATH)}`,
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
