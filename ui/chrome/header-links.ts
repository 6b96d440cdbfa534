import {
  CART_PATH,
  categoryPath,
  HOME_PATH,
  RECALCULATE_PATH,
  SEARCH_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  STORE_LOCATOR_PATH,
} from '../../core/catalogue/paths';
import { encodePart } from '../../core/shared/encode-part';

/** Where the header and the footer lead (RTE-05, RTE-07, HDR-08). */
const service = (slug: string): string => `${HOME_PATH}/s/${slug}`;

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
  offers: service('petco-coupons-promos'),
  creditCard: `${HOME_PATH}/c/credit-card`,
  petcoPay: '/shop/PetcoPayRewardsAndTxnView?myAccountActivePage=petcoPayRewards',
  rewards: service('pals-rewards'),
  storeLocator: STORE_LOCATOR_PATH,
  contact: '/contact-us',
  vitalCare: service('vital-care'),
  vitalCareMembership: '/shop/PetcoMyMembershipsView?myAccountActivePage=myCoreCare',
  insurance: '/shop/PetcoInsuranceView',
} as const;

export interface ServiceLink {
  readonly text: string;
  readonly url: string;
  readonly external?: boolean;
}

/** The services menu; those enrolled in Vital Care are led to their membership instead (HDR-11). */
export const serviceLinks = (enrolledInVitalCare: boolean): ReadonlyArray<ServiceLink> => [
  { text: 'Vital Care', url: enrolledInVitalCare ? LINKS.vitalCareMembership : LINKS.vitalCare },
  { text: 'Pharmacy', url: categoryPath('pharmacy') },
  { text: 'Dog Grooming', url: service('dog-grooming') },
  { text: 'Veterinary Services', url: service('veterinary-services') },
  { text: 'Pet Adoptions', url: service('pet-adoptions') },
  { text: 'Dog Training', url: service('dog-training') },
  { text: 'Rover Pet Services', url: 'https://www.rover.com/', external: true },
  { text: 'Curbside Pickup', url: service('curbside-pickup') },
  { text: 'Pet Insurance', url: LINKS.insurance },
  { text: 'Repeat Delivery', url: service('repeat-delivery') },
  { text: 'See All Services', url: service('services') },
];
