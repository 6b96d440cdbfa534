import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '../http/decode';

const storeIdsWire = t.readonly(t.type({ storeId: t.string, catalogId: t.string, languageId: t.string }));

/** The ids of the shop at HCL Commerce. */
export type StoreIds = t.TypeOf<typeof storeIdsWire>;

/**
 * Reads the ids that the server has put into a page. Throws when they are missing, which means that server and browser
 * were built for different backend modules.
 */
export const storeIdsOf = (given: unknown): StoreIds => {
  const ids = decode('page', storeIdsWire)(given);
  if (E.isLeft(ids)) throw new Error(`The page has no store ids: ${ids.left.problems.join('; ')}.`);
  return ids.right;
};
