import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '../http/decode';

const storeIdsWire = t.readonly(t.type({ storeId: t.string, catalogId: t.string, languageId: t.string }));

/** The ids by which HCL Commerce knows the shop. */
export type StoreIds = t.TypeOf<typeof storeIdsWire>;

/**
 * Reads the ids that the server has put into a page. Throws when there are none: then server and browser do not have the
 * same backend module.
 */
export const storeIdsOf = (given: unknown): StoreIds => {
  const ids = decode('page', storeIdsWire)(given);
  if (E.isLeft(ids)) throw new Error(`The page has no store ids: ${ids.left.problems.join('; ')}.`);
  return ids.right;
};
