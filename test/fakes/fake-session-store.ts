import type { UserType } from '../../core/identity/session/header-user';
import type { SessionStore } from '../../core/identity/session/session-store';
import { FakeCookies } from './fake-cookies';
import { FakeKeyValueStorage } from './fake-key-value-storage';
import { FakeRewardsStore } from './fake-rewards-store';

const USER_ID = 'rUserId';
const USER_TYPE = 'rUserType';
const LAST_PAGE = 'lastPage';
const REMOVED_AT_SIGN_OUT = ['LtpaToken2', 'rfirstName', USER_TYPE, 'GetMemberPals_cookie'];

/** A session kept in the cookies and the storage of one browser in memory. */
export class FakeSessionStore implements SessionStore {
  constructor(
    readonly cookies: FakeCookies = new FakeCookies(),
    readonly localStorage: FakeKeyValueStorage = new FakeKeyValueStorage(),
    readonly rewardsStore: FakeRewardsStore = new FakeRewardsStore(),
  ) {}

  /** Stores a guest with this id, or a guest without an id as after a sign-out. */
  hasGuest(userId: string | undefined): this {
    this.rememberGuest(userId)();
    return this;
  }

  /** Stores a registered shopper with this id. */
  hasRegistered(userId: string): this {
    this.rememberRegistered(userId)();
    return this;
  }

  get lastPage(): string | undefined {
    return this.localStorage.read(LAST_PAGE)();
  }

  readonly userId: SessionStore['userId'] = () => this.cookies.read(USER_ID)();

  readonly userType: SessionStore['userType'] = () => {
    const kept = this.cookies.read(USER_TYPE)();
    return kept === 'registered' || kept === undefined ? kept : 'guest';
  };

  readonly clearBeforeSignIn: SessionStore['clearBeforeSignIn'] = () => {
    this.#removeCookies(
      (name) =>
        (name.startsWith('WC_') && !/^WC_(USERACTIVITY|PERSISTENT|AUTHENTICATION|physicalStores)/.test(name)) ||
        name === 'GetMemberPals_cookie',
    );
    this.rewardsStore.purge();
  };

  readonly clearRewards: SessionStore['clearRewards'] = () => {
    this.#removeCookies((name) => name === 'GetMemberPals_cookie');
    this.rewardsStore.purge();
  };

  readonly rememberRegistered: SessionStore['rememberRegistered'] = (userId) => () =>
    this.#remember(userId, 'registered');

  readonly clearAtSignOut: SessionStore['clearAtSignOut'] = () => {
    this.#removeCookies(
      (name) =>
        (name.startsWith('WC_') && !/^WC_(USERACTIVITY_|PERSISTENT|AUTHENTICATION_)/.test(name)) ||
        REMOVED_AT_SIGN_OUT.includes(name),
    );
    this.localStorage.clear();
    this.rewardsStore.purge();
  };

  readonly rememberGuest: SessionStore['rememberGuest'] = (userId) => () => this.#remember(userId, 'guest');

  readonly rememberPage: SessionStore['rememberPage'] = (url) => this.localStorage.write(LAST_PAGE, url);

  #remember(userId: string | undefined, userType: UserType): void {
    (userId === undefined ? this.cookies.remove(USER_ID) : this.cookies.write(USER_ID, userId))();
    this.cookies.write(USER_TYPE, userType)();
  }

  #removeCookies(isRemoved: (name: string) => boolean): void {
    for (const name of this.cookies.names().filter(isRemoved)) this.cookies.remove(name)();
  }
}
