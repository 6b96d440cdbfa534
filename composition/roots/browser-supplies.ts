import type { ServiceIdentifier } from 'inversify';
import { CookieSessionStore } from '../../adapters/session/cookie-session-store';
import type { Brand } from '../../core/configuration/brand';
import type { Supplies } from '../supplies';
import { CartTokens } from '../tokens/cart-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { SearchTokens } from '../tokens/search-tokens';
import { makeBrowserPlatform } from './browser-platform';
import { NOT_FETCHED, onDemand, type LoadContainer } from './on-demand';

export interface BrowserSupplies extends Supplies {
  /** Fetches what the use cases need, before one of them is run. */
  readonly prepare: () => void;
  /** Everything there is, for what is opened later. Rejects when it cannot be fetched. */
  readonly whole: () => Promise<Supplies>;
}

/**
 * What a page needs to come alive. A first view asks for nothing, so that the use cases, the adapters and the container
 * that puts them together come when the shopper first does something.
 */
export const makeBrowserSupplies = (brand: Brand, searchKey: string): BrowserSupplies => {
  const platform = makeBrowserPlatform(brand, searchKey);
  const load = once(() =>
    import('./browser-container').then(({ makeBrowserContainer }) => makeBrowserContainer(platform)),
  );
  const { task, useCase } = onDemand(load);
  const things = new Map<unknown, unknown>();
  const add = <A>(token: ServiceIdentifier<A>, thing: A): void => void things.set(token, thing);

  add(PlatformTokens.brand, platform.brand);
  add(PlatformTokens.pause, platform.pause);
  add(PlatformTokens.history, platform.history);
  add(PlatformTokens.session, new CookieSessionStore(platform.cookies, platform.localStorage, platform.sessionStorage));
  add(CartTokens.loadCart, task(CartTokens.loadCart, NOT_FETCHED));
  add(CartTokens.addToCart, useCase(CartTokens.addToCart, NOT_FETCHED));
  add(CartTokens.changeQuantity, useCase(CartTokens.changeQuantity, NOT_FETCHED));
  add(CartTokens.applyPromotionCode, useCase(CartTokens.applyPromotionCode, NOT_FETCHED));
  add(CartTokens.removePromotionCode, useCase(CartTokens.removePromotionCode, NOT_FETCHED));
  add(IdentityTokens.loadHeaderUser, task(IdentityTokens.loadHeaderUser, NOT_FETCHED));
  add(IdentityTokens.signIn, useCase(IdentityTokens.signIn, { kind: 'sign-in-failed', failure: NOT_FETCHED }));
  add(IdentityTokens.signOut, task(IdentityTokens.signOut, NOT_FETCHED));
  add(SearchTokens.browseListing, useCase(SearchTokens.browseListing, NOT_FETCHED));
  add(SearchTokens.searchCatalogue, useCase(SearchTokens.searchCatalogue, NOT_FETCHED));

  const getFrom =
    (rest: Supplies['get']): Supplies['get'] =>
    <A>(token: ServiceIdentifier<A>) =>
      things.has(token) ? (things.get(token) as A) : rest(token);

  return {
    add,
    get: getFrom((token) => {
      throw new Error(`a first view has no ${String(token)}`);
    }),
    whole: () => load().then((container) => ({ add, get: getFrom((token) => container.get(token)) })),
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
