import { right } from '../../core/shared/either';
import type { PageHistory } from '../../core/shared/page-history';
import { canOf } from '../../core/configuration/capabilities';
import { capabilityRules } from '../capabilities/capability-rules';
import { CartTokens } from '../cart/tokens';
import { ConfigurationTokens } from '../configuration/tokens';
import type { ChromeSetup } from '../chrome/start-chrome';
import { PlatformTokens } from '../platform/tokens';
import { StoreTokens } from '../stores/tokens';
import { resolveWhenCalled } from '../token/resolve';
import type { Services } from '../token/services';
import type { PagePlatform } from '../page/screen-dependencies';
import { SCREEN_USE_CASES } from '../page/use-cases';
import { IdentityTokens } from '../identity/tokens';

/** The set-up to render a page on the server: nothing is reported, stored or opened before the page is in a browser. */
export const serverSetup = (services: Services): ChromeSetup => ({
  platform: {
    ...INERT,
    brand: services.get(PlatformTokens.brand),
    clock: services.get(PlatformTokens.clock),
    session: services.get(IdentityTokens.session),
    placeStore: services.get(StoreTokens.placeStore),
  },
  useCases: resolveWhenCalled(services, SERVER_USE_CASES),
  capabilities: capabilityRules(canOf(services.get(ConfigurationTokens.capabilities))),
  loadLateUseCases: () => Promise.reject(new Error('modals open in browsers alone')),
});

/** The page shows the same cart as its header. */
const SERVER_USE_CASES = { ...SCREEN_USE_CASES, loadCart: CartTokens.loadShownCart } as const;

const nothing = () => () => undefined;

const NO_HISTORY: PageHistory = {
  current: () => '',
  push: nothing,
  replace: nothing,
  leave: nothing,
  whenReturned: nothing,
};

const NO_STORAGE = { read: nothing, write: nothing, remove: nothing, clear: () => undefined };

const INERT: Omit<PagePlatform, 'brand' | 'clock' | 'session' | 'placeStore'> = {
  analytics: { report: nothing },
  behaviour: { track: nothing },
  cardFlowStore: {
    rememberSuccess: nothing,
    hasSuccess: () => false,
    takeSuccess: () => undefined,
    markInterstitialLogin: () => undefined,
    clearInterstitialLogin: () => undefined,
  },
  consent: {
    mayTrack: () => false,
    hasQuestion: () => false,
    answer: () => undefined,
    keep: nothing,
    isRefusedByBrowser: () => false,
    onChange: () => () => () => undefined,
  },
  copyText: () => () => Promise.resolve(false),
  fetchCouponCount: () => Promise.resolve(right(0)),
  guessZip: () => undefined,
  history: NO_HISTORY,
  loadCaptcha: () => Promise.reject(new Error('a captcha is shown in browsers alone')),
  loadWished: () => Promise.resolve(right([])),
  localStorage: NO_STORAGE,
  pause: () => () => Promise.resolve(),
  prefetchModal: () => undefined,
  recentSearches: { list: () => [], remember: nothing, forget: nothing, forgetAll: () => undefined },
  rememberChosenProduct: nothing,
  searchBefore: nothing,
  sessionStorage: NO_STORAGE,
  storedCouponCount: () => undefined,
  stripe: { isOpen: () => true, remember: nothing },
};
