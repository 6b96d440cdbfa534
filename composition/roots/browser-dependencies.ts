import { afterPaint } from '../../adapters/browser/after-paint';
import { makeCopyText } from '../../adapters/browser/browser-clipboard';
import { browserClock } from '../../adapters/browser/browser-clock';
import { nextTask } from '../../adapters/browser/next-task';
import { makeEdgeZip } from '../../adapters/geolocation/edge-zip';
import { chosenProductInCookie } from '../../adapters/session/cookie-chosen-product';
import { searchInCookie } from '../../adapters/session/search-in-cookie';
import { StorageCardFlowStore } from '../../adapters/session/storage-card-flow-store';
import { StoragePreferredPlaceStore } from '../../adapters/session/storage-preferred-place-store';
import { StorageRecentSearches } from '../../adapters/session/storage-recent-searches';
import { StorageStripeStore } from '../../adapters/session/storage-stripe-store';
import { makeStoredCouponCount } from '../../adapters/session/stored-coupon-count';
import { makeBrowserTracker } from '../analytics/behaviour/browser-tracker';
import type { CapabilityRules } from '../capabilities/capability-rules';
import type { ChromeSetup } from '../chrome/start-chrome';
import { makeSession } from '../identity/make-session';
import type { PagePlatform } from '../page/screen-dependencies';
import type { BrowserPlatform } from '../platform/browser-platform';
import { loadOnce } from '../platform/load-once';
import { fetchWhenRun, lateUseCases, NOT_FETCHED, type LoadUseCases } from './late-use-cases';

export interface BrowserDependencies extends ChromeSetup {
  /** Loads the use cases' code before one of them runs. */
  readonly prefetch: () => void;
}

/**
 * Makes the dependencies to hydrate a page. A first view sends no request of its own: use cases, adapters and their
 * container are loaded at the shopper's first action.
 */
export const makeBrowserDependencies = (
  browser: BrowserPlatform,
  capabilities?: CapabilityRules,
): BrowserDependencies => {
  const load = loadOnce(async () => {
    await new Promise<void>((resolve) => afterPaint(resolve));
    const { makeBrowserUseCases } = await import('./browser-container');
    // Between running the code and creating the container, the browser handles input and paints.
    await nextTask();
    return makeBrowserUseCases(browser);
  });
  return {
    platform: platformOf(browser, load),
    useCases: lateUseCases(load),
    loadLateUseCases: load,
    capabilities,
    prefetch: () => void load().catch(() => undefined),
  };
};

/** Few first views need it: those of shoppers with an identity. */
const facts = fetchWhenRun(() => import('../../adapters/browser/fetch-facts'));
const ownFetch: typeof fetch = (...call) => window.fetch(...call);

const platformOf = (browser: BrowserPlatform, loadUseCases: LoadUseCases): PagePlatform => {
  const { analytics, brand, consent, cookies, history, localStorage, pause, sessionStorage } = browser;
  const session = makeSession(browser);
  return {
    analytics,
    behaviour: makeBrowserTracker(browser, session),
    brand,
    cardFlowStore: new StorageCardFlowStore(localStorage, sessionStorage),
    clock: browserClock,
    consent,
    copyText: makeCopyText(navigator),
    fetchCouponCount: facts.task((all) => all.makeFetchCouponCount(ownFetch, sessionStorage), NOT_FETCHED),
    guessZip: makeEdgeZip(cookies),
    history,
    loadCaptcha: async (settings) => {
      const [{ loadCaptcha }, all] = await Promise.all([import('../captcha/load-captcha'), loadUseCases()]);
      return loadCaptcha(settings, all.captchaChallengeUrl());
    },
    loadWished: facts.task((all) => all.makeFetchWished(ownFetch), NOT_FETCHED),
    localStorage,
    pause,
    prefetchModal,
    recentSearches: new StorageRecentSearches(localStorage),
    rememberChosenProduct: chosenProductInCookie(cookies),
    searchBefore: searchInCookie(cookies),
    session,
    sessionStorage,
    placeStore: new StoragePreferredPlaceStore(localStorage, cookies),
    storedCouponCount: makeStoredCouponCount(sessionStorage),
    stripe: new StorageStripeStore(localStorage, cookies),
  };
};

const prefetchModal: PagePlatform['prefetchModal'] = (type) =>
  void Promise.all([
    import('../../ui/overlay/open-modal'),
    import('../modals/modals').then(({ loadModalScreen }) => loadModalScreen(type)),
  ]).catch(() => undefined);
