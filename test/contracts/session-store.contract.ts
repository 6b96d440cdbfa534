import type { SessionStore } from '../../core/identity/session/session-store';
import type { Making } from './making';

/** The world around a SessionStore: the cookies of one browser. */
export interface SessionStoreWorld {
  readonly store: SessionStore;
  /** Adds these cookies to the browser. */
  readonly hasCookies: (names: ReadonlyArray<string>) => void;
  /** The names of the browser's current cookies. */
  readonly cookies: () => ReadonlyArray<string>;
}

/** The world around a SessionStore that also uses the browser's storage. */
export interface StoringSessionWorld extends SessionStoreWorld {
  readonly hasStoredRewards: () => void;
  readonly rewardsAreStored: () => boolean;
  /** Other data of the shop in local storage. */
  readonly hasLocalStorage: (key: string, value: string) => void;
  /** Everything in local storage. */
  readonly localStorage: () => Readonly<Record<string, string>>;
}

const SURVIVES_SIGN_IN = ['WC_USERACTIVITY_700001', 'WC_PERSISTENT', 'WC_AUTHENTICATION_700001', 'WC_physicalStores'];
const GOES_BEFORE_SIGN_IN = ['WC_SESSION_ESTABLISHED', 'WC_ACTIVEPOINTER', 'WC_bopusStoreId', 'GetMemberPals_cookie'];
const SURVIVES_SIGN_OUT = ['WC_USERACTIVITY_700001', 'WC_PERSISTENT', 'WC_AUTHENTICATION_700001'];
const GOES_AT_SIGN_OUT = [
  'WC_SESSION_ESTABLISHED',
  'WC_ACTIVEPOINTER',
  'WC_physicalStores',
  'LtpaToken2',
  'rfirstName',
  'GetMemberPals_cookie',
];

/** Every SessionStore, fake or real, passes this. */
export const sessionStoreContract = (name: string, makeWorld: Making<SessionStoreWorld>): void => {
  describe(`[PLT-02] ${name} as a SessionStore`, () => {
    test('[USR-01] has no identity in a new browser', async () => {
      const { store } = await makeWorld();
      expect([store.userId(), store.userType()]).toEqual([undefined, undefined]);
    });

    test('[USR-05] stores a sign-in as registered', async () => {
      const { store } = await makeWorld();
      store.rememberRegistered('700002')();
      expect([store.userId(), store.userType()]).toEqual(['700002', 'registered']);
    });

    test('[USR-06] stores a guest as guest', async () => {
      const { store } = await makeWorld();
      store.rememberRegistered('700002')();
      store.rememberGuest('700001')();
      expect([store.userId(), store.userType()]).toEqual(['700001', 'guest']);
    });

    test('[USR-08] stores a guest without an identity as guest without a user id', async () => {
      const { store } = await makeWorld();
      store.rememberRegistered('700002')();
      store.rememberGuest(undefined)();
      expect([store.userId(), store.userType()]).toEqual([undefined, 'guest']);
    });

    test('[USR-06] removes the session cookies before a sign-in, except those of the identity', async () => {
      const { store, hasCookies, cookies } = await makeWorld();
      hasCookies([...SURVIVES_SIGN_IN, ...GOES_BEFORE_SIGN_IN, 'consent']);
      store.clearBeforeSignIn();
      expect(cookies()).toEqual(expect.arrayContaining([...SURVIVES_SIGN_IN, 'consent']));
      expect(cookies()).not.toEqual(expect.arrayContaining([expect.stringMatching(oneOf(GOES_BEFORE_SIGN_IN))]));
    });

    test("[USR-06] keeps the guest's id before a sign-in", async () => {
      const { store } = await makeWorld();
      store.rememberGuest('700001')();
      store.clearBeforeSignIn();
      expect(store.userId()).toBe('700001');
    });

    test('[USR-08] removes the session cookies at sign-out', async () => {
      const { store, hasCookies, cookies } = await makeWorld();
      store.rememberRegistered('700002')();
      hasCookies([...SURVIVES_SIGN_OUT, ...GOES_AT_SIGN_OUT, 'consent']);
      store.clearAtSignOut();
      expect(store.userType()).toBeUndefined();
      expect(cookies()).toEqual(expect.arrayContaining([...SURVIVES_SIGN_OUT, 'consent']));
      expect(cookies()).not.toEqual(expect.arrayContaining([expect.stringMatching(oneOf(GOES_AT_SIGN_OUT))]));
    });

    test('[ERR-05] clearing the rewards removes exactly the pals cookie', async () => {
      const { store, hasCookies, cookies } = await makeWorld();
      hasCookies(['GetMemberPals_cookie', 'WC_ACTIVEPOINTER', 'consent']);
      store.clearRewards();
      expect([...cookies()].sort()).toEqual(['WC_ACTIVEPOINTER', 'consent']);
    });

    test('[USR-08] clearing an empty store changes nothing', async () => {
      const { store, hasCookies, cookies } = await makeWorld();
      hasCookies(['consent']);
      store.clearBeforeSignIn();
      store.clearAtSignOut();
      expect(cookies()).toEqual(['consent']);
    });

    test('[USR-05] stores nothing before the effect runs', async () => {
      const { store } = await makeWorld();
      store.rememberRegistered('700002');
      store.rememberGuest('700001');
      expect([store.userId(), store.userType()]).toEqual([undefined, undefined]);
    });
  });
};

/** Every SessionStore that also uses the browser's storage passes this. */
export const storingSessionContract = (name: string, makeWorld: Making<StoringSessionWorld>): void => {
  describe(`[PLT-02] ${name} as a SessionStore with storage`, () => {
    test('[USR-06] removes the stored rewards before a sign-in and keeps the rest', async () => {
      const { store, hasStoredRewards, rewardsAreStored, hasLocalStorage, localStorage } = await makeWorld();
      hasStoredRewards();
      hasLocalStorage('USER_SET_ZIP', '92121');
      store.clearBeforeSignIn();
      expect(rewardsAreStored()).toBe(false);
      expect(localStorage()).toMatchObject({ USER_SET_ZIP: '92121' });
    });

    test('[ERR-05] clearing the rewards removes the stored rewards and keeps local storage', async () => {
      const { store, hasStoredRewards, rewardsAreStored, hasLocalStorage, localStorage } = await makeWorld();
      hasStoredRewards();
      hasLocalStorage('USER_SET_ZIP', '92121');
      store.clearRewards();
      expect(rewardsAreStored()).toBe(false);
      expect(localStorage()).toEqual({ USER_SET_ZIP: '92121' });
    });

    test('[USR-08] removes local storage and the stored rewards at sign-out', async () => {
      const { store, hasStoredRewards, rewardsAreStored, hasLocalStorage, localStorage } = await makeWorld();
      hasStoredRewards();
      hasLocalStorage('USER_SET_ZIP', '92121');
      store.clearAtSignOut();
      expect(rewardsAreStored()).toBe(false);
      expect(localStorage()).toEqual({});
    });

    test('[USR-09] stores the last page in local storage', async () => {
      const { store, localStorage } = await makeWorld();
      store.rememberPage('https://shop.test/shop/en/petcostore')();
      store.rememberPage('https://shop.test/shop/en/petcostore/product/chew?size=l')();
      expect(Object.values(localStorage())).toEqual(['https://shop.test/shop/en/petcostore/product/chew?size=l']);
    });
  });
};

const oneOf = (names: ReadonlyArray<string>): RegExp => new RegExp(`^(${names.join('|')})$`);
