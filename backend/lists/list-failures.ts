import { CommerceFailure } from '../http/commerce-failure.ts';

/** The most lists of a shopper. Merging at sign-in can exceed it, up to `MAX_MERGED_LISTS`. */
export const MAX_LISTS = 20;
/** The most products in a list. Merging at sign-in can exceed it, up to `MAX_MERGED_ITEMS`. */
export const MAX_ITEMS = 100;
/** The most lists after a sign-in. An account and a guest with as many as they can add reach two thirds of it. */
export const MAX_MERGED_LISTS = 3 * MAX_LISTS;
/** The most products in a list after a sign-in. */
export const MAX_MERGED_ITEMS = 3 * MAX_ITEMS;
export const MAX_NAME = 60;
export const MAX_NOTE = 200;

/** The same for an unknown list, another shopper's, and one that is no longer shared. */
export const noSuchList = (): CommerceFailure =>
  new CommerceFailure({ status: 404, errorKey: '_ERR_NO_SUCH_LIST', message: 'We couldn’t find that list.' });

/** The same for an unknown item and another shopper's. */
export const noSuchItem = (itemId: string): CommerceFailure =>
  new CommerceFailure({
    status: 404,
    errorKey: '_ERR_NO_SUCH_LIST_ITEM',
    message: 'That item isn’t in this list.',
    parameters: itemId,
  });

export const tooManyLists = (): CommerceFailure =>
  new CommerceFailure({ errorKey: '_ERR_LISTS_FULL', message: `You can have up to ${MAX_LISTS} lists.` });

export const listFull = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_LIST_FULL',
    message: `A list can hold up to ${MAX_ITEMS} products.`,
    parameters: 'item',
  });

/** Two lists of a shopper differ in their names, so that the shopper can tell them apart. */
export const nameTaken = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_LIST_NAME_TAKEN',
    message: 'You already have a list with this name.',
    parameters: 'descriptionName',
  });

/** Hearts put products into the default list, so it stays. */
export const defaultListStays = (): CommerceFailure =>
  new CommerceFailure({ errorKey: '_ERR_DEFAULT_LIST', message: 'This list can’t be deleted.' });
