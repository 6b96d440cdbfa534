import * as E from 'fp-ts/Either';
import { Container } from 'inversify';
import { NEVER } from 'rxjs';
import {
  type CallPolicy,
  makeHttpClient,
  type HttpClient,
  type HttpClientOptions,
} from '../../adapters/http/http-client';
import { OUTBOX_PATH } from '../../adapters/server/proxies/development-proxy';
import { HttpErrorLog } from '../../adapters/error-log/http-error-log';
import { noReadCache, type ReadCache } from '../../adapters/cache/read-cache';
import { keepingValues } from '../../adapters/server/proxies/kept-values';
import { makeLruReadCache, type LruReadCacheOptions } from '../../adapters/server/upstream/lru-read-cache';
import { timeoutsFrom } from '../../adapters/server/upstream/resilience';
import type { ServerConfig } from '../../adapters/server/config/server-config';
import { makeUsGeography } from '../../adapters/server/files/us-geography';
import type { WebRequest } from '../../adapters/server/requests/web';
import type { LoadCart } from '../../core/cart/load-cart';
import type { CountAdsPorts } from '../../core/ads/server/count-ads';
import { HOME_PATH } from '../../core/paths/paths';
import { allBut, lackingOf } from '../../core/configuration/capabilities';
import type { GoogleSetup } from '../../core/identity/sign-in/google-setup';
import type { Unreachable } from '../../core/shared/upstream-failure';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import type { Logger } from '../../core/shared/logger';
import type { ClientOf, ServerBackend } from '../backend/backend';
import { completePublic } from '../backend/lacking-ports';
import { makePersonalPortsModule } from '../backend/module';
import type { PublicPorts } from '../backend/ports';
import { BackendTokens } from '../backend/tokens';
import { CacheTokens } from '../cache/tokens';
import { CartTokens } from '../cart/tokens';
import { makeChromeModule } from '../chrome/module';
import { PERSONAL_MODULES, PUBLIC_MODULES } from './subject-modules';
import { withinDeadline } from './within-deadline';
import { catalogueModule } from '../catalogue/module';
import { contentModule } from '../content/module';
import type { PendingRedirect } from '../errors/pending-redirect';
import { makeErrorsModule } from '../errors/module';
import { ConfigurationTokens } from '../configuration/tokens';
import { PlatformTokens } from '../platform/tokens';
import { promotionsModule } from '../rewards/promotions-module';
import { serverSearch } from '../search/server-search';
import { SearchTokens } from '../search/tokens';
import { StoreTokens } from '../stores/tokens';
import { ownValue } from '../../core/shared/own-value';

export interface ServerParts {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly backend: ServerBackend;
  /** Retries, circuit breakers, metrics and connections that all upstream calls share. */
  readonly resilience: Pick<HttpClientOptions, 'retry' | 'policy' | 'observe' | 'fetch'>;
  /**
   * Circuit breakers of calls that browsers make through the shop's own services, such as ads, separate from those of
   * pages.
   */
  readonly proxyPolicy?: CallPolicy;
  /** When products last changed: cached reads from before are repeated. */
  readonly productsChangedAt?: (() => number) | undefined;
  /** Notified of the result of each report of an ad. */
  readonly observeAdReport?: CountAdsPorts['observe'];
}

type BackendSetup = Pick<ServerParts, 'backend' | 'config' | 'resilience'>;

const PRODUCT_BYTES = 96 * 1024 * 1024;
const OTHER_BYTES = 32 * 1024 * 1024;
const PUBLIC_READS = { freshMs: 60_000, maxEntries: 20_000, clock: Date.now };

/** In development the backend may change at any time, so nothing is cached. */
const readCacheOf = ({ mode }: ServerConfig, options: Partial<LruReadCacheOptions>): ReadCache =>
  mode === 'development' ? noReadCache : makeLruReadCache({ ...PUBLIC_READS, ...options });

/** Binds everything that is the same for every shopper. Nothing in it depends on a request, a cookie or a session. */
export const makePublicContainer = (parts: ServerParts): Container => {
  const { backend, config, logger, resilience, productsChangedAt } = parts;
  const container = new Container({ jitless: true });
  container.bind(PlatformTokens.brand).toConstantValue(config.brand);
  container.bind(PlatformTokens.shop).toConstantValue(config.brand.shop);
  // Removes capabilities that require a missing one.
  container.bind(ConfigurationTokens.capabilities).toConstantValue(allBut(lackingOf(backend.capabilities)));
  container.bind(ConfigurationTokens.outboxPath).toConstantValue(config.hasDevelopmentPages ? OUTBOX_PATH : undefined);
  container.bind(ConfigurationTokens.google).toConstantValue(googleOf(config));
  container.bind(ConfigurationTokens.environment).toConstantValue({
    environment: config.mode,
    serverApiOrigin: config.publicOrigin ?? '',
    commitSHA: config.commitSha,
  });
  container.bind(PlatformTokens.clock).toConstantValue(Date.now);
  container.bind(PlatformTokens.logger).toConstantValue(logger);
  container.bind(PlatformTokens.pause).toConstantValue(() => () => Promise.resolve());
  const ports = publicPortsOf(parts);
  container.bind(BackendTokens.shared).toConstantValue(ports);
  container.bind(BackendTokens.catalogue).toConstantValue(ports);
  container.bind(CacheTokens.reads).toConstantValue(readCacheOf(config, { maxBytes: OTHER_BYTES }));
  container
    .bind(CacheTokens.products)
    .toConstantValue(readCacheOf(config, { maxBytes: PRODUCT_BYTES, outdatedBefore: productsChangedAt }));
  const search = serverSearch({ config, logger, resilience });
  container.bind(SearchTokens.adapters).toConstantValue(ports.search ?? search.adapters);
  container.bind(SearchTokens.accessTokens).toConstantValue(search.accessTokens);
  container.bind(PlatformTokens.errorLog).toConstantValue(new HttpErrorLog(ownSite({ config, resilience })));
  container.bind(PlatformTokens.visibility).toConstantValue({ isVisible: NEVER });
  container.bind(StoreTokens.geography).toConstantValue(makeUsGeography());
  container.load(...PUBLIC_MODULES, catalogueModule, contentModule, promotionsModule);
  return container;
};

/** One request, the redirect that an error may cause, and the signal after which a form sends no more calls. */
export interface RequestScope {
  readonly request: WebRequest;
  readonly pendingRedirect: PendingRedirect;
  readonly overdue?: AbortSignal;
}

/** Makes the child container with the bindings of the shopper of this request; all requests share its parent. */
export const makeRequestContainer = (
  parent: Container,
  { backend, config, resilience }: ServerParts,
  { request, pendingRedirect, overdue }: RequestScope,
): Container => {
  const container = new Container({ jitless: true, parent });
  container.bind(PlatformTokens.cookies).toConstantValue(request.cookies);
  container.bind(PlatformTokens.localStorage).toConstantValue(NO_STORAGE);
  container.bind(PlatformTokens.sessionStorage).toConstantValue(NO_STORAGE);
  const client = personalClientOf({ backend, config, resilience }, request);
  container.load(
    makePersonalPortsModule(backend),
    makeErrorsModule((...part) => endingWith(request.signal, unlessOverdue(client(...part), overdue)), {
      currentPage: () => pageOf(request),
      visit: () => 0,
      leave: (path) => () => {
        pendingRedirect.path ??= path;
      },
    }),
  );
  container.load(...PERSONAL_MODULES);
  container.bind(CartTokens.loadShownCart).toResolvedValue(sharedLoad, [CartTokens.loadCart]).inSingletonScope();
  container.load(makeChromeModule(container, withinDeadline));
  return container;
};

/**
 * Makes clients of the backend that send the shopper's cookies and the values that the storefront keeps for the
 * backend.
 */
const personalClientOf =
  ({ backend, config, resilience }: BackendSetup, request: WebRequest): ClientOf =>
  (service, path, readRefusal) => {
    const http = makeHttpClient({
      ...resilience,
      service,
      readRefusal,
      baseUrl: config.commerceAddress + path,
      timeoutMs: timeoutsFrom(config.upstreamTimeoutMs),
      headers: () => ({ ...request.forwarded, cookie: request.cookies.header() }),
      observe: (outcome) => {
        request.cookies.absorb(outcome.headers?.getSetCookie() ?? []);
        resilience.observe?.(outcome);
      },
    });
    const { keptValues: kept = [] } = backend;
    const { cookies } = request;
    return kept.length === 0 ? http : keepingValues(http, { kept, cookies, service, base: path, readRefusal });
  };

/** Returns the shopper's current page: for a posted form, the page that contains it. */
const pageOf = ({ method, url, cameFrom }: WebRequest): string =>
  method === 'GET' ? url.pathname + url.search : (cameFrom() ?? HOME_PATH);

/** Aborts reads when the client disconnects; changes are completed. */
const endingWith =
  (signal: AbortSignal, client: HttpClient): HttpClient =>
  (call) =>
    client(call.method === 'GET' ? { ...call, signal } : call);

/** Prevents further calls of a form after its deadline (see `RequestHandler`). */
const unlessOverdue = (client: HttpClient, overdue: AbortSignal | undefined): HttpClient =>
  overdue === undefined ? client : (call) => async () => (overdue.aborted ? E.left(ABORTED) : client(call)());

const ABORTED: Unreachable = { kind: 'unreachable', service: 'commerce', cause: 'aborted' };

/** Runs a load once and shares its result. */
const sharedLoad = (load: LoadCart): LoadCart => {
  let loading: ReturnType<LoadCart> | undefined;
  return () => (loading ??= load());
};

/**
 * Makes the client of the shop itself, which receives error reports. It connects directly, not through a proxy in front
 * of the shop.
 */
const ownSite = ({ config, resilience }: Pick<ServerParts, 'config' | 'resilience'>): HttpClient =>
  makeHttpClient({
    ...resilience,
    service: 'shop',
    baseUrl: `http://${ownValue(INSIDE, config.host) ?? config.host}:${config.port}/`,
    timeoutMs: timeoutsFrom(config.upstreamTimeoutMs),
  });

/** Addresses that listen on all interfaces, and the loopback address of each. */
const INSIDE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** Returns Google, where the shop has a client id; or the stub identity provider in development. */
const googleOf = ({ googleClientId, hasDevelopmentPages }: ServerConfig): GoogleSetup | undefined => {
  if (googleClientId !== undefined) return { kind: 'google', clientId: googleClientId };
  return hasDevelopmentPages ? { kind: 'stub' } : undefined;
};

/** Returns the backend's ports that are the same for all shoppers. */
export const publicPortsOf = ({ backend, config, resilience }: BackendSetup): PublicPorts =>
  completePublic(
    backend.publicPorts((service, path, readRefusal) =>
      makeHttpClient({
        ...resilience,
        service,
        readRefusal,
        baseUrl: config.commerceAddress + path,
        timeoutMs: timeoutsFrom(config.upstreamTimeoutMs),
      }),
    ),
  );

/** The storage of the browser, which the server does not have. */
const NO_STORAGE: KeyValueStorage = {
  read: () => () => undefined,
  write: () => () => undefined,
  remove: () => () => undefined,
  clear: () => undefined,
};
