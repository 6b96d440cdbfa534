import { encodePart } from '../shared/encode-part';

const FOLDER = '/personalize';
/** The page on which a shopper writes the text for a product, and its form, by the last part of the product's address (PRO-08). */
export const PERSONALIZE_ROUTE = `${FOLDER}/:url`;

/** The page without a variant; forms add their fields. */
export const personalizeAction = (productUrl: string): string =>
  `${FOLDER}${productUrl.slice(productUrl.lastIndexOf('/'))}`;

/** The page for a variant, or for the line of a cart that has it. */
export const personalizePath = (productUrl: string, partNumber: string, lineId?: string): string =>
  `${personalizeAction(productUrl)}?partNumber=${encodePart(partNumber)}` +
  (lineId === undefined ? '' : `&line=${encodePart(lineId)}`);
