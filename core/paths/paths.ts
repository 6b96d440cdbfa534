import { encodePart } from '../shared/encode-part';

/** Paths of the shop's pages (RTE-01 to RTE-03). */
export const HOME_PATH = '/shop/en/petcostore';
/** Paths that redirect to the store home (RTE-01). */
export const HOME_ALIASES: ReadonlySet<string> = new Set(['/', '/shop', '/shop/']);
export const SEARCH_PATH = `${HOME_PATH}/search`;
export const OLD_SEARCH_PATH = '/shop/SearchDisplay';
export const CART_PATH = '/shop/OrderItemDisplay';
/** The cart after a checkout that did not begin, because an item cannot be bought as it is (CRT-03). */
export const STOPPED_CHECKOUT_PATH = `${CART_PATH}?checkout=stopped`;
/** Recalculates the cart's totals and redirects to the cart. */
export const RECALCULATE_PATH = '/shop/OrderCalculate';
/** Leads to the first step of the checkout that is not complete (RTE-05, CHK-01). */
export const CHECKOUT_PATH = '/checkout';
/** The pages of the checkout's steps. */
export const CHECKOUT_PATHS = {
  contact: `${CHECKOUT_PATH}/contact`,
  delivery: `${CHECKOUT_PATH}/delivery`,
  prescription: `${CHECKOUT_PATH}/prescription`,
  payment: `${CHECKOUT_PATH}/payment`,
  review: `${CHECKOUT_PATH}/review`,
  /** Where the shopper's bank and PayPal lead back to; also waits for a payment whose outcome is not known yet. */
  return: `${CHECKOUT_PATH}/return`,
  /** The saved addresses, and the form for one of them. */
  addresses: `${CHECKOUT_PATH}/addresses`,
} as const;
export const HELP_PATH = '/help';
export const SHIPPING_PATH = '/shipping';
/** The overview of the account (RTE-07, ACC-01). */
export const MY_ACCOUNT_PATH = '/shop/AjaxLogonForm';
const ACCOUNT_FOLDER = '/account';
/** The other pages of the account that are not about orders. */
export const ACCOUNT_PATHS = {
  folder: ACCOUNT_FOLDER,
  profile: `${ACCOUNT_FOLDER}/profile`,
  addresses: `${ACCOUNT_FOLDER}/addresses`,
  wallet: `${ACCOUNT_FOLDER}/wallet`,
  pets: `${ACCOUNT_FOLDER}/pets`,
  /** The folder of the photos of pets, by their ids. */
  petPhoto: `${ACCOUNT_FOLDER}/pets/photo`,
  security: `${ACCOUNT_FOLDER}/security`,
  data: `${ACCOUNT_FOLDER}/data`,
  /** What is known of the shopper, as a file. */
  download: `${ACCOUNT_FOLDER}/data/download`,
} as const;
/** Appointments for grooming and other services (RTE-07, ACC-08). */
export const APPOINTMENTS_PATH = '/shop/PetcoServicesGroomingAppointmentView';
/** Memberships of Vital Care (RTE-07, ACC-09). */
export const MEMBERSHIPS_PATH = '/shop/PetcoMyMembershipsView';
export const SIGN_IN_PATH = '/shop/LogonForm';
export const SIGN_OUT_PATH = '/shop/Logoff';
const CATEGORY_ROOT = `${HOME_PATH}/category`;

export const PRODUCT_FOLDER = `${HOME_PATH}/product/`;
export const productPath = (url: string): string => PRODUCT_FOLDER + encodePart(url);
export const categoryPath = (path: string): string => `${CATEGORY_ROOT}/${path.split('/').map(encodePart).join('/')}`;
export const REWARDS_PATH = `${HOME_PATH}/s/pals-rewards`;
export const OFFERS_PATH = `${HOME_PATH}/s/petco-coupons-promos`;
export const CREDIT_CARD_PATH = `${HOME_PATH}/c/credit-card`;
export const PETCO_PAY_PATH = '/shop/PetcoPayRewardsAndTxnView';
export const STORE_LOCATOR_PATH = '/store-locator';
export const storePath = (id: string): string => `${STORE_LOCATOR_PATH}/${encodePart(id)}`;
export const TOP_DEALS_PATH = categoryPath('top-deals');
export const brandPath = (slug: string): string => `${HOME_PATH}/brand/${encodePart(slug)}`;
export const searchPath = (term: string): string => `${SEARCH_PATH}?query=${encodePart(term)}`;

/** One of the shopper's own orders, with `orderId`. */
export const ORDER_PATH = '/shop/OrderDetail';
/** The look-up of an order; with `orderToken` the order that the token opens (ORD-04). */
export const TRACK_ORDER_PATH = '/shop/TrackOrderStatus';
/** The printable summary of one order, with `orderId` or `orderToken` (RTE-06, ORD-09). */
export const ORDER_SUMMARY_PATH = '/shop/SingleShipmentOrderSummaryView';
/** The signed-in shopper's orders. */
export const ORDER_HISTORY_PATH = '/shop/OrderHistory';
/** What the signed-in shopper has bought (ORD-08). */
export const BUY_AGAIN_PATH = '/shop/MyListsView';
/** The page after placing an order, with `orderId` or `orderToken` (ORD-03). */
export const CONFIRMATION_PATH = '/checkout/confirmation';
