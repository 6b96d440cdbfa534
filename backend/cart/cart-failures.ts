import { CommerceFailure } from '../http/commerce-failure.ts';
import { MAX_LINES, MAX_QUANTITY, MAX_SAVED_ITEMS } from './quantity.ts';

/** The shopper has no cart, or an empty one. */
export const noCart = (): CommerceFailure =>
  new CommerceFailure({ status: 404, errorKey: '_ERR_NO_PENDING_ORDERS', message: 'Your cart is empty.' });

/** The cart has no such line. */
export const noSuchLine = (orderItemId: string): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_MISSING_ORDERITEMS',
    message: 'That item is not in your cart.',
    parameters: orderItemId,
  });

export const unknownSku = (parameter: string, value: string): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PROD_NOT_EXISTING',
    message: `We couldn’t find product ${value}.`,
    parameters: [parameter, value],
  });

/** The product exists but is not available in the requested way. */
export const notForSale = (errorKey: string, message: string, partNumber: string): CommerceFailure =>
  new CommerceFailure({ errorKey, message, parameters: partNumber });

/** Stock is too low; the second parameter is the available quantity. */
export const notEnoughStock = (partNumber: string, available: number, pickup: boolean): CommerceFailure => {
  const place = pickup ? ' at this store' : '';
  const message =
    available === 0
      ? `${partNumber} is out of stock${place}.`
      : `Only ${available} of ${partNumber} ${available === 1 ? 'is' : 'are'} available${place}.`;
  return new CommerceFailure({
    errorKey: pickup ? '_API_BAD_INV_PICKUP' : '_API_BAD_INV',
    message,
    parameters: [partNumber, String(available)],
  });
};

/** A line would exceed 99; `already` is what the cart has of the product. */
export const lineFull = (already: number): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_CMD_INVALID_PARAM',
    message: `You can have up to ${MAX_QUANTITY} of an item in your cart. You already have ${already}.`,
    parameters: 'quantity',
  });

/** A line with the shopper's text on it cannot be kept outside the cart. */
export const madeToOrder = (partNumber: string): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PERSONALIZATION',
    message: 'Personalized items can’t be saved for later.',
    parameters: partNumber,
  });

export const cartFull = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_CART_FULL',
    message: `Your cart can hold up to ${MAX_LINES} different products.`,
    parameters: 'orderItem',
  });

/** Too many guests of this address have saved a cart today. */
export const tooManyGuests = (): CommerceFailure =>
  new CommerceFailure({
    status: 429,
    errorKey: '_ERR_TOO_MANY_REQUESTS',
    message: 'Too many new carts were started from your network today. Sign in, or try again tomorrow.',
  });

/** The shopper keeps no such item for later. */
export const noSuchSavedItem = (itemId: string): CommerceFailure =>
  new CommerceFailure({
    status: 404,
    errorKey: '_ERR_NO_SAVED_ITEM',
    message: 'We couldn’t find that saved item.',
    parameters: itemId,
  });

export const savedFull = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_SAVED_FULL',
    message: `You can save up to ${MAX_SAVED_ITEMS} items for later.`,
    parameters: 'orderItemId',
  });
