import type { IO } from 'fp-ts/IO';
import type { UserType } from '../../core/identity/session/header-user';
import type { SessionStore } from '../../core/identity/session/session-store';
import type { CookieOptions, Cookies } from '../../core/shared/cookies';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import type { RemovedCookies } from './backend-cookies';
import {
  ANONYMOUS_USER_ID,
  BEHAVIOUR_WAITING_KEY,
  CHAT_OPEN_KEY,
  CHAT_TALK_KEY,
  COUPON_COUNT_KEY,
  COUPONS_LOADING_KEY,
  COOKIES,
  GUEST_CODE,
  LAST_PAGE_KEY,
  REGISTERED_CODE,
  REWARDS_KEY,
  STORE_NAMES,
} from './session-names';
import { userIdOf, userTypeOf } from './user-codes';

/** A guest's cart is kept for 30 days, as long as the commerce service knows the guest. */
const GUEST_MEMORY: CookieOptions = { maxAgeSeconds: 30 * 24 * 60 * 60 };
/** A registered shopper's session ends with the browser session. */
const SESSION: CookieOptions = {};

/**
 * The session in cookies, and the data in the browser's storage that depends on it (USR-05, USR-06, USR-08, USR-09).
 */
export class CookieSessionStore implements SessionStore {
  readonly userId: IO<string | undefined>;
  readonly userType: IO<UserType | undefined>;
  readonly #cookies: Cookies;
  readonly #localStorage: KeyValueStorage;
  readonly #sessionStorage: KeyValueStorage;
  readonly #removedCookies: RemovedCookies | undefined;

  constructor(
    cookies: Cookies,
    localStorage: KeyValueStorage,
    sessionStorage: KeyValueStorage,
    removedCookies?: RemovedCookies,
  ) {
    this.#cookies = cookies;
    this.#localStorage = localStorage;
    this.#sessionStorage = sessionStorage;
    this.#removedCookies = removedCookies;
    const code = cookies.read(COOKIES.userType);
    const id = cookies.read(COOKIES.userId);
    this.userId = () => userIdOf(id());
    this.userType = () => {
      const read = code();
      return read === undefined ? undefined : userTypeOf(read);
    };
  }

  readonly clearBeforeSignIn: IO<void> = () => {
    this.#removeBackendCookies(({ keptBeforeSignIn }) => keptBeforeSignIn);
    this.clearRewards();
  };

  readonly clearRewards: IO<void> = () => {
    this.#remove([COOKIES.pals]);
    this.#forgetRewards();
  };

  readonly clearAtSignOut: IO<void> = () => {
    this.#removeBackendCookies(({ keptAtSignOut }) => keptAtSignOut);
    const { singleSignOn, firstName, userType, pals, productSearch } = COOKIES;
    this.#remove([singleSignOn, firstName, userType, pals, productSearch]);
    this.#localStorage.clear();
    // The next shopper's page must not send events of this one, nor show their chat.
    for (const key of [BEHAVIOUR_WAITING_KEY, CHAT_OPEN_KEY, CHAT_TALK_KEY]) this.#sessionStorage.remove(key)();
    // These cookies repeat values of the storage and would restore them.
    this.#remove(Object.values(STORE_NAMES));
    this.#forgetRewards();
  };

  readonly rememberRegistered: SessionStore['rememberRegistered'] = (userId) => () =>
    this.#remember(REGISTERED_CODE, userId, SESSION);

  readonly rememberGuest: SessionStore['rememberGuest'] = (userId) => () =>
    this.#remember(GUEST_CODE, userId ?? ANONYMOUS_USER_ID, userId === undefined ? SESSION : GUEST_MEMORY);

  readonly rememberPage: SessionStore['rememberPage'] = (url) => this.#localStorage.write(LAST_PAGE_KEY, url);

  #forgetRewards(): void {
    for (const key of [REWARDS_KEY, COUPON_COUNT_KEY, COUPONS_LOADING_KEY]) this.#sessionStorage.remove(key)();
  }

  #remember(userType: string, userId: string, options: CookieOptions): void {
    this.#cookies.write(COOKIES.userType, userType, options)();
    this.#cookies.write(COOKIES.userId, userId, options)();
  }

  #removeBackendCookies(keptOf: (removed: RemovedCookies) => ReadonlyArray<string>): void {
    if (this.#removedCookies === undefined) return;
    const { beginning } = this.#removedCookies;
    const kept = keptOf(this.#removedCookies);
    const goes = (name: string): boolean => name.startsWith(beginning) && !kept.some((each) => name.startsWith(each));
    this.#remove(this.#cookies.names().filter(goes));
  }

  /** Removes existing cookies only, because on a server each removal adds a Set-Cookie line. */
  #remove(names: ReadonlyArray<string>): void {
    const present = new Set(this.#cookies.names());
    for (const name of names) if (present.has(name)) this.#cookies.remove(name)();
  }
}
