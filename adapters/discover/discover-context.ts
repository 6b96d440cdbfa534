import type { IO } from 'fp-ts/IO';
import { LANGUAGE } from '../../core/configuration/constants';
import { HOME_PATH } from '../../core/paths/paths';
import type { Consent } from '../../core/analytics/consent';
import { registeredUserId } from '../../core/identity/session/registered-user-id';
import type { SessionStore } from '../../core/identity/session/session-store';
import type { Cookies } from '../../core/shared/cookies';
import type { Random } from '../../core/shared/random';
import { VISITOR_COOKIE } from '../session/session-names';

/** The shopper and the page of a request, in the service's wire format. */
export interface DiscoverContext {
  readonly page: { readonly uri: string; readonly locale_country: 'us'; readonly locale_language: 'en' };
  readonly user?: { readonly uuid?: string; readonly user_id?: string };
}

const LOCALE = { locale_country: 'us', locale_language: LANGUAGE } as const;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The storefront's proxy refuses longer addresses. */
const MAX_URI_LENGTH = 2_000;

/** Path and query of a page for the service, truncated to 2,000 characters. */
export const uriOf = (path: string): string => path.slice(0, MAX_URI_LENGTH);

/** The service's id of the visitor from its cookie. Creates the cookie if there is none. */
export const visitorIdOf =
  (cookies: Cookies, { uuid }: Pick<Random, 'uuid'>): IO<string> =>
  () => {
    const known = cookies.read(VISITOR_COOKIE)();
    if (known !== undefined && known !== '') return known;
    const made = uuid();
    cookies.write(VISITOR_COOKIE, made, { maxAgeSeconds: YEAR_SECONDS })();
    return made;
  };

/** The context of requests from the server, whose responses are cached for all shoppers. */
export const publicContext: IO<DiscoverContext> = () => ({ page: { uri: HOME_PATH, ...LOCALE } });

export interface BrowserContextPorts {
  readonly currentPath: IO<string>;
  readonly cookies: Pick<Cookies, 'read'>;
  readonly session: Pick<SessionStore, 'userId' | 'userType'>;
  readonly consent: Consent;
}

/**
 * The context of requests from the browser: the page and, with consent to tracking, the visitor id and the signed-in user
 * (SRC-07, ANA-01).
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
      ...(userId === undefined ? {} : { user_id: userId }),
    };
    return Object.keys(user).length === 0 ? { page } : { page, user };
  };
