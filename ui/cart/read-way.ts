import * as E from 'fp-ts/Either';
import type { InvalidFulfilment } from '../../core/cart/fulfilment/choose-fulfilment';
import { readChoice, type FulfilmentChoice } from '../../core/cart/fulfilment/fulfilment';

/** Splits the value of a choice: the method, and after a colon the store. */
export const partsOfChoice = (choice: string): { readonly method: string; readonly storeId: string } => {
  const [method = '', storeId = ''] = choice.split(':');
  return { method, storeId };
};

/** Reads how an item is to reach the shopper from the field `choice` of a form; shipping when the form does not say. */
export const readWay = (form: {
  readonly get: (name: string) => string | null;
}): E.Either<InvalidFulfilment, FulfilmentChoice> => {
  const { method, storeId } = partsOfChoice(form.get('choice') ?? 'ship');
  return E.fromNullable<InvalidFulfilment>({ kind: 'invalid-fulfilment' })(readChoice(method, storeId));
};
