import { afterPaint } from '../../adapters/browser/after-paint';
import { makeCopyText } from '../../adapters/browser/browser-clipboard';
import { browserClock } from '../../adapters/browser/browser-clock';
import { makeEdgeZip } from '../../adapters/geolocation/edge-zip';
import { chosenProductInCookie } from '../../adapters/session/cookie-chosen-product';
import { CookieSessionStore } from '../../adapters/session/cookie-session-store';
import { searchInCookie } from '../../adapters/session/search-in-cookie';
import { StorageCardFlowMemory } from '../../adapters/session/storage-card-flow-memory';
import { StoragePreferredStoreMemory } from '../../adapters/session/storage-preferred-store-memory';
import { StorageRecentSearches } from '../../adapters/session/storage-recent-searches';
import { StorageStripeMemory } from '../../adapters/session/storage-stripe-memory';
import { makeStoredCouponCount } from '../../adapters/session/stored-coupon-count';
import { makeBrowserTracker } from '../analytics/behaviour/browser-tracker';
import type { ChromeSetup } from '../chrome/start-chrome';
import type { PagePlatform } from '../wiring/screen-dependencies';
import type { BrowserPlatform } from './browser-platform';
import { lateUseCases, type LoadUseCases } from './late-use-cases';

export interface BrowserDependencies extends ChromeSetup {
  /** Fetches the use cases' code, before one of them is run. */
  readonly prefetch: () => void;
}

/**
 * What a page is hydrated over. A first view makes no request of its own: the use cases, the adapters and the container
 * that puts them together come when the shopper first does something.
 */
export const makeBrowserDependencies = (browser: BrowserPlatform): BrowserDependencies => {
  const load = once(async () => {
    await new Promise<void>((resolve) => afterPaint(resolve));
    return (await import('./browser-container')).makeBrowserUseCases(browser);
  });
  return {
    platform: platformOf(browser),
    useCases: lateUseCases(load),
    loadLateUseCases: load,
    prefetch: () => void load().catch(() => undefined),
  };
};

const platformOf = (browser: BrowserPlatform): PagePlatform => {
  const { analytics, brand, consent, cookies, history, localStorage, pause, sessionStorage } = browser;
  const session = new CookieSessionStore(cookies, localStorage, sessionStorage);
  return {
    analytics,
    behaviour: makeBrowserTracker(browser, session),
    brand,
    cardFlowMemory: new StorageCardFlowMemory(localStorage, sessionStorage),
    clock: browserClock,
    consent,
    copyText: makeCopyText(navigator),
    guessZip: makeEdgeZip(cookies),
    history,
    loadCaptcha: (settings) => import('../captcha/load-captcha').then(({ loadCaptcha }) => loadCaptcha(settings)),
    localStorage,
    pause,
    recentSearches: new StorageRecentSearches(localStorage),
    rememberChosenProduct: chosenProductInCookie(cookies),
    searchBefore: searchInCookie(cookies),
    session,
    sessionStorage,
    storeMemory: new StoragePreferredStoreMemory(localStorage, cookies),
    storedCouponCount: makeStoredCouponCount(sessionStorage),
    stripe: new StorageStripeMemory(localStorage, cookies),
  };
};

/** Keeps what was loaded; what could not be loaded is tried again. */
const once = (load: LoadUseCases): LoadUseCases => {
  let loading: ReturnType<LoadUseCases> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};
