import { invalidParameter } from '../http/commerce-failure.ts';

/** The largest quantity of one line. */
export const MAX_QUANTITY = 99;
/** The largest number of lines to which products can be added. Merging two carts at sign-in can exceed it. */
export const MAX_LINES = 100;
/** The largest number of items that a shopper can keep for later. Merging at sign-in can exceed it. */
export const MAX_SAVED_ITEMS = 100;

/** A quantity on the wire: text such as "2" or "2.0", or a number. */
export type WireQuantity = string | number;

/** JSON schema of a quantity. */
export const quantitySchema = { type: ['string', 'number'], maxLength: 20 };

/**
 * Reads a whole quantity from 0 to 99. "2.0" is 2; "1e1" is refused. Throws with the name of the parameter. [CRT-03]
 */
export const readQuantity = (value: WireQuantity, parameter: string): number => {
  const text = String(value).trim();
  if (!/^\d{1,9}(\.0{1,10})?$/.test(text)) throw invalidParameter(parameter, `${parameter} must be a whole number.`);
  const quantity = Number(text);
  if (quantity > MAX_QUANTITY) {
    throw invalidParameter(parameter, `${parameter} must be at most ${MAX_QUANTITY}.`);
  }
  return quantity;
};

/** As `readQuantity`, but at least 1. */
export const readPositiveQuantity = (value: WireQuantity, parameter: string): number => {
  const quantity = readQuantity(value, parameter);
  if (quantity === 0) throw invalidParameter(parameter, `${parameter} must be at least 1.`);
  return quantity;
};
