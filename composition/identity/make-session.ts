import { cookies as backendCookies } from '@backend/cookies';
import { CookieSessionStore } from '../../adapters/session/cookie-session-store';
import type { SessionStore } from '../../core/identity/session/session-store';
import type { Cookies } from '../../core/shared/cookies';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';

export interface SessionPlace {
  readonly cookies: Cookies;
  readonly localStorage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
}

/** Makes the shopper's session, stored in these cookies and this storage. It also removes the backend's cookies. */
export const makeSession = ({ cookies, localStorage, sessionStorage }: SessionPlace): SessionStore =>
  new CookieSessionStore(cookies, localStorage, sessionStorage, backendCookies.removed);
