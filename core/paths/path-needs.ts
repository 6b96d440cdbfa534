import type { Can, Capability } from '../configuration/capabilities';
import { APPOINTMENTS_FOLDER, MEMBERSHIPS_FOLDER } from './appointment-form-actions';
import { CONTENT_FOLDERS, CONTENT_PATHS } from './content-paths';
import { FORM_ACTIONS } from './form-actions';
import { LISTS_PATH } from './list-paths';
import { ORDER_FORM_ACTIONS } from './order-form-actions';
import { MAIL_FOLDER, NOTIFY_FOLDER } from './notice-paths';
import { isQuestionsFolder } from './question-paths';
import { LINKS, servicePath } from './links';
import { PREVIEW_PATH } from './preview-paths';
import {
  ACCOUNT_PATHS,
  brandPath,
  CONFIRMATION_PATH,
  ORDER_HISTORY_PATH,
  ORDER_PATH,
  ORDER_SUMMARY_PATH,
  SIGN_IN_PATH,
  TOP_DEALS_PATH,
} from './paths';
import { REVIEWS_FOLDER } from './review-paths';
import { REPEAT_FORM_FOLDER, REPEAT_START_PATH } from './repeat-delivery-paths';

/**
 * The capabilities that a page, a form or a folder of them needs. The first row that contains an address counts; an
 * address in no row needs no capability.
 */
const NEEDS: ReadonlyArray<readonly [address: string, ...needs: ReadonlyArray<Capability>]> = [
  [LINKS.storeLocator, 'stores'],
  [FORM_ACTIONS.chooseStore, 'stores'],
  [SIGN_IN_PATH, 'accounts'],
  [FORM_ACTIONS.register, 'accounts'],
  [ORDER_FORM_ACTIONS.registerWithOrder, 'accounts', 'orders'],
  [ORDER_FORM_ACTIONS.cancelOrder, 'orders'],
  [ORDER_FORM_ACTIONS.returnItems, 'orders'],
  [ORDER_FORM_ACTIONS.buyAgain, 'orders'],
  [ORDER_PATH, 'orders'],
  [ORDER_SUMMARY_PATH, 'orders'],
  [ORDER_HISTORY_PATH, 'orders', 'accounts'],
  [CONFIRMATION_PATH, 'orders', 'checkout'],
  [FORM_ACTIONS.resetPassword, 'password-reset'],
  [FORM_ACTIONS.signInLink, 'sign-in-links'],
  [LINKS.rewards, 'rewards'],
  [FORM_ACTIONS.joinPals, 'rewards'],
  [FORM_ACTIONS.loadCoupons, 'rewards'],
  [LINKS.creditCard, 'card'],
  [LINKS.petcoPay, 'card'],
  [FORM_ACTIONS.applyPromotion, 'promotion-codes'],
  [FORM_ACTIONS.chooseFulfilment, 'pickup'],
  [FORM_ACTIONS.saveForLater, 'save-for-later'],
  [FORM_ACTIONS.moveToCart, 'save-for-later'],
  [FORM_ACTIONS.removeSaved, 'save-for-later'],
  [LINKS.offers, 'deals'],
  [TOP_DEALS_PATH, 'deals'],
  [brandPath(''), 'brands'],
  [LINKS.checkout, 'checkout'],
  [LINKS.myAccount, 'accounts'],
  [ACCOUNT_PATHS.addresses, 'accounts', 'checkout'],
  [ACCOUNT_PATHS.wallet, 'accounts', 'checkout'],
  [ACCOUNT_PATHS.pets, 'accounts', 'pets'],
  [ACCOUNT_PATHS.folder, 'accounts'],
  [LINKS.vitalCareMembership, 'memberships'],
  [MEMBERSHIPS_FOLDER, 'memberships'],
  [LISTS_PATH, 'lists'],
  [FORM_ACTIONS.newsletter, 'newsletter'],
  [NOTIFY_FOLDER, 'stock-notices'],
  [MAIL_FOLDER, 'stock-notices'],
  [REVIEWS_FOLDER, 'reviews'],
  [PREVIEW_PATH, 'preview'],
  [LINKS.trackOrder, 'orders'],
  [LINKS.buyAgain, 'orders', 'accounts'],
  [LINKS.grooming, 'appointments', 'stores'],
  [APPOINTMENTS_FOLDER, 'appointments', 'stores'],
  [LINKS.repeatDelivery, 'repeat-delivery', 'accounts', 'checkout'],
  [REPEAT_START_PATH, 'repeat-delivery', 'accounts', 'checkout'],
  [REPEAT_FORM_FOLDER, 'repeat-delivery', 'accounts', 'checkout'],
  [servicePath('repeat-delivery'), 'repeat-delivery', 'content-pages'],
  [servicePath('curbside-pickup'), 'pickup', 'content-pages'],
  ...[...CONTENT_PATHS, ...CONTENT_FOLDERS].map((path) => [path, 'content-pages'] as const),
];

const folderOf = (url: string): string => `${url.replace(/[?#].*/s, '').replace(/\/$/, '')}/`;

const ROWS = NEEDS.map(([address, ...needs]) => [folderOf(address), needs] as const);

/** Returns the capabilities that the page or form at an address needs; none for an address outside of the shop. */
export const needsOf = (url: string): ReadonlyArray<Capability> => {
  const asked = folderOf(url);
  if (isQuestionsFolder(asked)) return ['questions'];
  return ROWS.find(([folder]) => asked.startsWith(folder))?.[1] ?? [];
};

/** Whether the target of a link exists. Every address outside of the shop counts as existing. */
export type LeadsTo = (url: string) => boolean;

export const makeLeadsTo =
  (can: Can): LeadsTo =>
  (url) =>
    needsOf(url).every(can);
