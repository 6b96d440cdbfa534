import type { UserType } from '../../core/identity/session/header-user';
import { ANONYMOUS_USER_ID, REGISTERED_CODE } from './session-names';

/**
 * Returns the user type of a code in the cookie and on the wire: `R` is registered, every other code is a guest
 * (USR-01).
 */
export const userTypeOf = (code: string): UserType => (code === REGISTERED_CODE ? 'registered' : 'guest');

/**
 * Returns the user id of a cookie or of the wire; undefined without one, and for the id that shoppers without an
 * identity share.
 */
export const userIdOf = (id: string | undefined): string | undefined => (id === ANONYMOUS_USER_ID ? undefined : id);
