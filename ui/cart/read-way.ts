import * as E from 'fp-ts/Either';
import type { InvalidFulfilment } from '../../core/cart/fulfilment/choose-fulfilment';
import { readChoice, type FulfilmentChoice } from '../../core/cart/fulfilment/fulfilment';

/** Splits the value of a choice: the method, and after a colon the store. */
export const partsOfChoice = (choice: string): { readonly method: string; readonly storeId: string } => {
  const [method = '', storeId = ''] = choice.split(':');
  return { method, storeId };
};

/** Reads how an item is to reach the shopper from the field `choice` of a form; shipping when the form does not say. */
export const readWay = (form: Pick<URLSearchParams, 'get'>): E.Either<InvalidFulfilment, FulfilmentChoice> =>
  wayIn(form.get('choice') ?? 'ship');

/** Reads all fields `choice` of a form, in their order. */
export const readWays = (
  form: Pick<URLSearchParams, 'getAll'>,
): E.Either<InvalidFulfilment, ReadonlyArray<FulfilmentChoice>> => E.traverseArray(wayIn)(form.getAll('choice'));

const wayIn = (choice: string): E.Either<InvalidFulfilment, FulfilmentChoice> => {
  const { method, storeId } = partsOfChoice(choice);
  return E.fromNullable<InvalidFulfilment>({ kind: 'invalid-fulfilment' })(readChoice(method, storeId));
};
