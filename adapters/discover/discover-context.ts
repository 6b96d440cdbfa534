import type { IO } from 'fp-ts/IO';
import { HOME_PATH } from '../../core/catalogue/paths';
import { isNobody, REGISTERED_USER_TYPE } from '../../core/identity/header-user';
import type { SessionStore } from '../../core/identity/session-store';
import type { Cookies } from '../../core/shared/cookies';
import type { Random } from '../../core/shared/random';

/** Who asks the service, and from where, in the service's own words. */
export interface DiscoverContext {
  readonly page: { readonly uri: string; readonly locale_country: 'us'; readonly locale_language: 'en' };
  readonly user?: { readonly uuid?: string; readonly user_id?: string };
}

const LOCALE = { locale_country: 'us', locale_language: 'en' } as const;
/** The service's own cookie by which it knows a visitor; the shop writes it only to tell what a visitor does. */
const VISITOR_COOKIE = '__ruid';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

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

/** In the browser the service learns the page, its own visitor id where there is one, and who is signed in (SRC-07). */
export const browserContext =
  (currentPath: IO<string>, cookies: Cookies, session: SessionStore): IO<DiscoverContext> =>
  () => {
    const uuid = cookies.read(VISITOR_COOKIE)();
    const userId = session.userType() === REGISTERED_USER_TYPE ? session.userId() : undefined;
    const user = {
      ...(uuid === undefined || uuid === '' ? {} : { uuid }),
      ...(userId === undefined || isNobody(userId) ? {} : { user_id: userId }),
    };
    const page = { uri: currentPath(), ...LOCALE };
    return Object.keys(user).length === 0 ? { page } : { page, user };
  };
