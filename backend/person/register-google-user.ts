import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import type { GoogleUser } from '../identity/google/google-tokens.ts';
import type { SessionOwner } from '../identity/session/session-store.ts';
import { registerShopper } from './register-shopper.ts';
import { readEmail, readName } from '../input/name-and-email.ts';

const MAX_NAME_LENGTH = 64;

/** The name that Google sends when it is valid here, otherwise null: an invalid name does not prevent a registration. */
const readOptionalName = (name: string, parameter: string): string | null => {
  try {
    return readName(name.slice(0, MAX_NAME_LENGTH), parameter);
  } catch (error) {
    if (error instanceof CommerceFailure) return null;
    throw error;
  }
};

/** Creates an account without a password for a Google user; converts the guest, if any. [USR-11] */
export const registerGoogleUser = (
  trx: Transaction<Database>,
  user: GoogleUser,
  guestId: number | undefined,
  now: number,
): Promise<SessionOwner> => {
  const details = {
    firstName: readOptionalName(user.givenName, 'given_name'),
    lastName: readOptionalName(user.familyName, 'family_name'),
    logonId: readEmail(user.email, 'credential'),
    phone: null,
    palsNumber: null,
  };
  return registerShopper(trx, details, null, guestId, now);
};
