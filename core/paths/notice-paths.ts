import { encodePart } from '../shared/encode-part';

/** Requests for mail when a product is in stock again (ACC-06). */
export const NOTIFY_FOLDER = '/notify';
/** The route of the page, and of its form, by the last part of the address of the product's page. */
export const NOTIFY_ROUTE = `${NOTIFY_FOLDER}/:url`;
/** The route of the form that takes back what was just asked for: sku, store, token. */
export const UNDO_NOTICE_ROUTE = `${NOTIFY_ROUTE}/undo`;
/** The mail that comes to an address. Mails lead here and, for one click of a mail program, post here. */
export const MAIL_FOLDER = '/mail';
export const MAIL_ROUTE = `${MAIL_FOLDER}/:token`;

const folderOf = (productUrl: string): string => NOTIFY_FOLDER + productUrl.slice(productUrl.lastIndexOf('/'));

/** The target of the form that takes back what was just asked for. */
export const undoNoticePath = (productUrl: string): string => `${folderOf(productUrl)}/undo`;

/** The page on which a shopper asks for a mail about a variant, for delivery or in a store. */
export const notifyPath = (productUrl: string, partNumber: string, storeId?: string): string =>
  `${folderOf(productUrl)}?sku=${encodePart(partNumber)}` +
  (storeId === undefined ? '' : `&store=${encodePart(storeId)}`);

/** The page on which the owner of an address chooses what mail comes, by the token of a mail. */
export const mailPath = (token: string): string => `${MAIL_FOLDER}/${encodePart(token)}`;
