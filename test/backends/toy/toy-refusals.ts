import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { refusalOf, type ReadRefusal } from '@shop/adapters/http/refusal-of';
import type { ShopFact } from '@shop/core/shared/shop-fact';
import type { UpstreamFailure } from '@shop/core/shared/upstream-failure';

/** `{ "type": "out_of_stock", "message": "…", "available": 3 }`. */
const problemWire = t.intersection([
  t.type({ type: t.string, message: t.string }),
  t.partial({ field: t.string, available: t.number }),
]);

const FACTS: ReadonlyMap<string, ReadonlyArray<ShopFact>> = new Map<string, ReadonlyArray<ShopFact>>([
  ['cart_missing', ['identity-missing']],
  ['session_expired', ['session-over']],
  ['not_signed_in', ['sign-in-required']],
  ['wrong_credentials', ['password-refused']],
  ['email_taken', ['email-taken']],
]);

const FACTS_OF_FIELDS: ReadonlyMap<string, ShopFact> = new Map<string, ShopFact>([
  ['email', 'email-refused'],
  ['password', 'password-refused'],
  ['first_name', 'first-name-refused'],
  ['last_name', 'last-name-refused'],
  ['phone', 'phone-number-refused'],
]);

/**
 * Reads the engine's error responses. Its `type` is no code of the table by which the error-code router works, so `codes`
 * is empty and the facts decide. `parameters` holds the type and what belongs to it, for the adapters of this folder. A
 * body of another form is the storefront's own and is read as such.
 */
export const readToyRefusal: ReadRefusal = (response) => {
  const read = problemWire.decode(response.body);
  if (E.isLeft(read)) return refusalOf(response);
  const { type, message, field, available } = read.right;
  const ofField = FACTS_OF_FIELDS.get(field ?? '');
  return {
    facts: [...(FACTS.get(type) ?? []), ...(ofField === undefined ? [] : [ofField])],
    codes: [],
    message,
    parameters: [type, ...(available === undefined ? [] : [String(available)])],
  };
};

/** Whether the engine refused with this type. */
export const isRefusedAs = (failure: UpstreamFailure, type: string): boolean =>
  failure.kind === 'refused' && failure.parameters[0] === type;
