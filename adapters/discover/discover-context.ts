import type { IO } from 'fp-ts/IO';
import { HOME_PATH } from '../../core/paths/paths';
import type { Consent } from '../../core/analytics/consent';
import { isAnonymous } from '../../core/identity/session/header-user';
import { registeredUserId } from '../../core/identity/session/registered-user-id';
import type { SessionStore } from '../../core/identity/session/session-store';
import type { Cookies } from '../../core/shared/cookies';
import type { Random } from '../../core/shared/random';
import { VISITOR_COOKIE } from '../session/session-names';

/** Who asks the service, and from where, in the service's own words. */
export interface DiscoverContext {
  readonly page: { readonly uri: string; readonly locale_country: 'us'; readonly locale_language: 'en' };
  readonly user?: { readonly uuid?: string; readonly user_id?: string };
}

const LOCALE = { locale_country: 'us', locale_language: 'en' } as const;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Longer addresses are refused by the proxy in front of the service, and say no more of the page. */
const MAX_URI_LENGTH = 2_000;

/** Path and query of a page as the service is told them: their beginning where they are longer than it takes. */
export const uriOf = (path: string): string => path.slice(0, MAX_URI_LENGTH);

/** The visitor as the service knows them; from now on as the shop names them, where it does not. */
export const visitorIdOf =
  (cookies: Cookies, { uuid }: Pick<Random, 'uuid'>): IO<string> =>
  () => {
    const known = cookies.read(VISITOR_COOKIE)();
    if (known !== undefined && known !== '') return known;
    const made = uuid();
    cookies.write(VISITOR_COOKIE, made, { maxAgeSeconds: YEAR_SECONDS })();
    return made;
  };

/** On a server nobody in particular asks: what is answered is for everybody. */
export const everybodysContext: IO<DiscoverContext> = () => ({ page: { uri: HOME_PATH, ...LOCALE } });

export interface BrowserContextPorts {
  readonly currentPath: IO<string>;
  readonly cookies: Pick<Cookies, 'read'>;
  readonly session: Pick<SessionStore, 'userId' | 'userType'>;
  readonly consent: Consent;
}

/**
 * In the browser the service learns the page and, from shoppers who may be followed, its own visitor id where there is
 * one and who is signed in (SRC-07, ANA-01).
 */
export const browserContext =
  ({ currentPath, cookies, session, consent }: BrowserContextPorts): IO<DiscoverContext> =>
  () => {
    const page = { uri: uriOf(currentPath()), ...LOCALE };
    if (!consent.mayTrack()) return { page };
    const uuid = cookies.read(VISITOR_COOKIE)();
    const userId = registeredUserId(session)();
    const user = {
      ...(uuid === undefined || uuid === '' ? {} : { uuid }),
      ...(userId === undefined || isAnonymous(userId) ? {} : { user_id: userId }),
    };
    return Object.keys(user).length === 0 ? { page } : { page, user };
  };
