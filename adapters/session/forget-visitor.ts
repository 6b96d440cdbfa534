import type { IO } from 'fp-ts/IO';
import type { Cookies } from '../../core/shared/cookies';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import {
  AD_CLICK_KEY,
  AD_FOLLOWED_KEY,
  AD_SESSION_KEY,
  BEHAVIOUR_WAITING_KEY,
  SEARCH_VISITOR_COOKIES,
  SEARCH_VISITOR_KEYS,
  VISITOR_COOKIE,
} from './session-names';

export interface VisitorTraces {
  readonly cookies: Pick<Cookies, 'names' | 'remove'>;
  readonly localStorage: Pick<KeyValueStorage, 'remove'>;
  readonly sessionStorage: Pick<KeyValueStorage, 'remove'>;
}

/**
 * Removes the identifiers by which search services and the ad server recognise a visitor, and the stored events
 * (ANA-01). Never fails.
 */
export const forgetVisitor =
  ({ cookies, localStorage, sessionStorage }: VisitorTraces): IO<void> =>
  () => {
    for (const name of cookies.names()) {
      if (name === VISITOR_COOKIE || name.startsWith(SEARCH_VISITOR_COOKIES)) cookies.remove(name)();
    }
    for (const key of [...SEARCH_VISITOR_KEYS, AD_SESSION_KEY, AD_CLICK_KEY, AD_FOLLOWED_KEY])
      localStorage.remove(key)();
    sessionStorage.remove(BEHAVIOUR_WAITING_KEY)();
  };
