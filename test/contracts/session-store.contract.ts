import type { SessionStore } from '../../core/identity/session/session-store';
import type { Making } from './making';

/** The world around a SessionStore: the cookies of one browser. */
export interface SessionStoreWorld {
  readonly store: SessionStore;
  /** The browser has these cookies too. */
  readonly hasCookies: (names: ReadonlyArray<string>) => void;
  /** Names of the cookies that the browser has now. */
  readonly cookies: () => ReadonlyArray<string>;
}

/** The world around a SessionStore that reaches the browser's storage as well. */
export interface StoringSessionWorld extends SessionStoreWorld {
  readonly hasStoredRewards: () => void;
  readonly rewardsAreStored: () => boolean;
  /** Something else that the shop keeps in local storage. */
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
    test('[USR-01] a new browser is nobody', async () => {
      const { store } = await makeWorld();
      expect([store.userId(), store.userType()]).toEqual([undefined, undefined]);
    });

    test('[USR-05] a sign-in is remembered as registered', async () => {
      const { store } = await makeWorld();
      store.rememberRegistered('700002')();
      expect([store.userId(), store.userType()]).toEqual(['700002', 'registered']);
    });

    test('[USR-06] a guest is remembered as a guest', async () => {
      const { store } = await makeWorld();
      store.rememberRegistered('700002')();
      store.rememberGuest('700001')();
      expect([store.userId(), store.userType()]).toEqual(['700001', 'guest']);
    });

    test('[USR-08] a guest without an identity is remembered as a guest without a user id', async () => {
      const { store } = await makeWorld();
      store.rememberRegistered('700002')();
      store.rememberGuest(undefined)();
      expect([store.userId(), store.userType()]).toEqual([undefined, 'guest']);
    });

    test('[USR-06] before a sign-in the session cookies go, except those the identity rests on', async () => {
      const { store, hasCookies, cookies } = await makeWorld();
      hasCookies([...SURVIVES_SIGN_IN, ...GOES_BEFORE_SIGN_IN, 'consent']);
      store.clearBeforeSignIn();
      expect(cookies()).toEqual(expect.arrayContaining([...SURVIVES_SIGN_IN, 'consent']));
      expect(cookies()).not.toEqual(expect.arrayContaining([expect.stringMatching(oneOf(GOES_BEFORE_SIGN_IN))]));
    });

    test('[USR-06] who the guest is survives the clearing before a sign-in', async () => {
      const { store } = await makeWorld();
      store.rememberGuest('700001')();
      store.clearBeforeSignIn();
      expect(store.userId()).toBe('700001');
    });

    test('[USR-08] at sign-out the cookies of the session go', async () => {
      const { store, hasCookies, cookies } = await makeWorld();
      store.rememberRegistered('700002')();
      hasCookies([...SURVIVES_SIGN_OUT, ...GOES_AT_SIGN_OUT, 'consent']);
      store.clearAtSignOut();
      expect(store.userType()).toBeUndefined();
      expect(cookies()).toEqual(expect.arrayContaining([...SURVIVES_SIGN_OUT, 'consent']));
      expect(cookies()).not.toEqual(expect.arrayContaining([expect.stringMatching(oneOf(GOES_AT_SIGN_OUT))]));
    });

    test('[ERR-05] clearing the rewards takes the pals cookie and nothing else', async () => {
      const { store, hasCookies, cookies } = await makeWorld();
      hasCookies(['GetMemberPals_cookie', 'WC_ACTIVEPOINTER', 'consent']);
      store.clearRewards();
      expect([...cookies()].sort()).toEqual(['WC_ACTIVEPOINTER', 'consent']);
    });

    test('[USR-08] clearing where there is nothing changes nothing', async () => {
      const { store, hasCookies, cookies } = await makeWorld();
      hasCookies(['consent']);
      store.clearBeforeSignIn();
      store.clearAtSignOut();
      expect(cookies()).toEqual(['consent']);
    });

    test('[USR-05] nothing is remembered before the effect is run', async () => {
      const { store } = await makeWorld();
      store.rememberRegistered('700002');
      store.rememberGuest('700001');
      expect([store.userId(), store.userType()]).toEqual([undefined, undefined]);
    });
  });
};

/** Every SessionStore that reaches the browser's storage passes this as well. */
export const storingSessionContract = (name: string, makeWorld: Making<StoringSessionWorld>): void => {
  describe(`[PLT-02] ${name} as a SessionStore with storage`, () => {
    test('[USR-06] before a sign-in the stored rewards go and the rest stays', async () => {
      const { store, hasStoredRewards, rewardsAreStored, hasLocalStorage, localStorage } = await makeWorld();
      hasStoredRewards();
      hasLocalStorage('USER_SET_ZIP', '92121');
      store.clearBeforeSignIn();
      expect(rewardsAreStored()).toBe(false);
      expect(localStorage()).toMatchObject({ USER_SET_ZIP: '92121' });
    });

    test('[ERR-05] clearing the rewards takes the stored rewards and leaves local storage', async () => {
      const { store, hasStoredRewards, rewardsAreStored, hasLocalStorage, localStorage } = await makeWorld();
      hasStoredRewards();
      hasLocalStorage('USER_SET_ZIP', '92121');
      store.clearRewards();
      expect(rewardsAreStored()).toBe(false);
      expect(localStorage()).toEqual({ USER_SET_ZIP: '92121' });
    });

    test('[USR-08] at sign-out local storage and the stored rewards go', async () => {
      const { store, hasStoredRewards, rewardsAreStored, hasLocalStorage, localStorage } = await makeWorld();
      hasStoredRewards();
      hasLocalStorage('USER_SET_ZIP', '92121');
      store.clearAtSignOut();
      expect(rewardsAreStored()).toBe(false);
      expect(localStorage()).toEqual({});
    });

    test('[USR-09] the page is kept in local storage, the last one only', async () => {
      const { store, localStorage } = await makeWorld();
      store.rememberPage('https://shop.test/shop/en/petcostore')();
      store.rememberPage('https://shop.test/shop/en/petcostore/product/chew?size=l')();
      expect(Object.values(localStorage())).toEqual(['https://shop.test/shop/en/petcostore/product/chew?size=l']);
    });
  });
};

const oneOf = (names: ReadonlyArray<string>): RegExp => new RegExp(`^(${names.join('|')})$`);
