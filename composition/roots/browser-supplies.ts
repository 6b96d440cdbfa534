import type { ServiceIdentifier } from 'inversify';
import { afterPaint } from '../../adapters/browser/after-paint';
import { browserClock } from '../../adapters/browser/browser-clock';
import { makeCopyText } from '../../adapters/browser/browser-clipboard';
import { makeEdgeZip } from '../../adapters/geolocation/edge-zip';
import { chosenProductInCookie } from '../../adapters/session/cookie-chosen-product';
import { searchInCookie } from '../../adapters/session/search-in-cookie';
import { CookieSessionStore } from '../../adapters/session/cookie-session-store';
import { makeStoredCouponCount } from '../../adapters/session/stored-coupon-count';
import { StorageCardFlowMemory } from '../../adapters/session/storage-card-flow-memory';
import { StorageStripeMemory } from '../../adapters/session/storage-stripe-memory';
import { StoragePreferredStoreMemory } from '../../adapters/session/storage-preferred-store-memory';
import { StorageRecentSearches } from '../../adapters/session/storage-recent-searches';
import type { Brand } from '../../core/configuration/brand';
import type { StoreConfiguration } from '../../core/configuration/store-configuration';
import { makeBrowserTracker } from '../behaviour/browser-tracker';
import type { SearchProvider } from '../../core/search/search-provider';
import type { Supplies } from '../supplies';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { CaptchaTokens } from '../tokens/captcha-tokens';
import { CartTokens } from '../tokens/cart-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PetcoPayTokens } from '../tokens/petco-pay-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { RewardsTokens } from '../tokens/rewards-tokens';
import { SearchTokens } from '../tokens/search-tokens';
import { StoreTokens } from '../tokens/store-tokens';
import { makeBrowserPlatform } from './browser-platform';
import { NOT_FETCHED, onDemand, type LoadContainer } from './on-demand';

export interface BrowserSupplies extends Supplies {
  /** Fetches what the use cases need, before one of them is run. */
  readonly prepare: () => void;
}

/**
 * What a page needs to come alive. A first view asks for nothing, so that the use cases, the adapters and the container
 * that puts them together come when the shopper first does something.
 */
export const makeBrowserSupplies = (
  brand: Brand,
  configuration: StoreConfiguration,
  searchKey: string,
  searchProvider: SearchProvider,
): BrowserSupplies => {
  const platform = makeBrowserPlatform(brand, configuration, searchKey, searchProvider);
  const session = new CookieSessionStore(platform.cookies, platform.localStorage, platform.sessionStorage);
  const load = once(async () => {
    await new Promise<void>((resolve) => afterPaint(resolve));
    return (await import('./browser-container')).makeBrowserContainer(platform);
  });
  const { task, useCase } = onDemand(load);
  const things = new Map<unknown, unknown>();
  const add = <A>(token: ServiceIdentifier<A>, thing: A): void => void things.set(token, thing);

  add(PlatformTokens.brand, platform.brand);
  add(PlatformTokens.clock, browserClock);
  add(PlatformTokens.pause, platform.pause);
  add(AnalyticsTokens.analytics, platform.analytics);
  add(AnalyticsTokens.behaviour, makeBrowserTracker(platform, session));
  add(AnalyticsTokens.consentDesk, platform.consent);
  add(AnalyticsTokens.searchBefore, searchInCookie(platform.cookies));
  add(PlatformTokens.history, platform.history);
  add(PlatformTokens.localStorage, platform.localStorage);
  add(PlatformTokens.sessionStorage, platform.sessionStorage);
  add(PlatformTokens.session, session);
  add(PlatformTokens.storedCouponCount, makeStoredCouponCount(platform.sessionStorage));
  add(PlatformTokens.stripe, new StorageStripeMemory(platform.localStorage, platform.cookies));
  add(PlatformTokens.copyText, makeCopyText(navigator));
  add(RewardsTokens.useCases, task(RewardsTokens.useCases, NOT_FETCHED));
  add(CartTokens.loadCart, task(CartTokens.loadCart, NOT_FETCHED));
  add(CartTokens.addToCart, useCase(CartTokens.addToCart, NOT_FETCHED));
  add(CartTokens.changeQuantity, useCase(CartTokens.changeQuantity, NOT_FETCHED));
  add(CartTokens.applyPromotionCode, useCase(CartTokens.applyPromotionCode, NOT_FETCHED));
  add(CartTokens.removePromotionCode, useCase(CartTokens.removePromotionCode, NOT_FETCHED));
  add(IdentityTokens.loadHeaderUser, task(IdentityTokens.loadHeaderUser, NOT_FETCHED));
  add(IdentityTokens.signIn, useCase(IdentityTokens.signIn, { kind: 'sign-in-failed', failure: NOT_FETCHED }));
  add(CaptchaTokens.load, (settings) =>
    import('../captcha/load-captcha').then(({ loadCaptcha }) => loadCaptcha(settings)),
  );
  add(
    IdentityTokens.register,
    useCase(IdentityTokens.register, {
      kind: 'registration-failed',
      failure: { ...NOT_FETCHED, cause: 'unavailable' },
    }),
  );
  add(
    IdentityTokens.requestPasswordReset,
    useCase(IdentityTokens.requestPasswordReset, { kind: 'reset-failed', failure: NOT_FETCHED }),
  );
  add(
    IdentityTokens.resetPassword,
    useCase(IdentityTokens.resetPassword, { kind: 'reset-failed', failure: NOT_FETCHED }),
  );
  add(
    IdentityTokens.signInWithGoogle,
    useCase(IdentityTokens.signInWithGoogle, { kind: 'sign-in-failed', failure: NOT_FETCHED }),
  );
  add(IdentityTokens.googleNonce, task(IdentityTokens.googleNonce, NOT_FETCHED));
  add(IdentityTokens.signOut, task(IdentityTokens.signOut, NOT_FETCHED));
  add(PetcoPayTokens.memory, new StorageCardFlowMemory(platform.localStorage, platform.sessionStorage));
  add(PetcoPayTokens.loadCardStatus, task(PetcoPayTokens.loadCardStatus, NOT_FETCHED));
  add(SearchTokens.browseListing, useCase(SearchTokens.browseListing, NOT_FETCHED));
  add(SearchTokens.searchCatalogue, useCase(SearchTokens.searchCatalogue, NOT_FETCHED));
  add(SearchTokens.recentSearches, new StorageRecentSearches(platform.localStorage));
  add(SearchTokens.rememberChosenProduct, chosenProductInCookie(platform.cookies));

  add(StoreTokens.memory, new StoragePreferredStoreMemory(platform.localStorage, platform.cookies));
  add(StoreTokens.guessZip, makeEdgeZip(platform.cookies));
  add(StoreTokens.stockInStore, useCase(StoreTokens.stockInStore, NOT_FETCHED));
  add(StoreTokens.findStores, useCase(StoreTokens.findStores, NOT_FETCHED));
  add(StoreTokens.resolvePreferredStore, useCase(StoreTokens.resolvePreferredStore, NOT_FETCHED));
  add(StoreTokens.choosePreferredStore, useCase(StoreTokens.choosePreferredStore, NOT_FETCHED));
  add(StoreTokens.locatePreferredStore, useCase(StoreTokens.locatePreferredStore, NOT_FETCHED));
  add(StoreTokens.geolocate, useCase(StoreTokens.geolocate, { kind: 'no-location', failures: [] }));

  const getFrom =
    (rest: Supplies['get']): Supplies['get'] =>
    <A>(token: ServiceIdentifier<A>) =>
      things.has(token) ? (things.get(token) as A) : rest(token);

  const whole = (): Promise<Supplies> =>
    load().then((container) => ({ add, whole, get: getFrom((token) => container.get(token)) }));

  return {
    add,
    get: getFrom((token) => {
      throw new Error(`a first view has no ${String(token)}`);
    }),
    whole,
    prepare: () => void load().catch(() => undefined),
  };
};

/** Keeps what was loaded; what could not be loaded is tried again. */
const once = (load: LoadContainer): LoadContainer => {
  let loading: ReturnType<LoadContainer> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};
