import * as E from 'fp-ts/Either';
import { Container, type ServiceIdentifier } from 'inversify';
import { makeHttpClient, type HttpClient } from '../../adapters/http/http-client';
import { STORE_LOCATOR } from '../../adapters/http/store-locator-service';
import { keepingValues } from '../../adapters/server/proxies/kept-values';
import { timeoutsFrom } from '../../adapters/server/upstream/resilience';
import { previewHeaders, previewInCookie } from '../../adapters/server/requests/preview-cookie';
import { RequestCookies } from '../../adapters/server/requests/request-cookies';
import type { WebRequest } from '../../adapters/server/requests/web';
import type { LoadCart } from '../../core/cart/load-cart';
import { HOME_PATH } from '../../core/paths/paths';
import type { Unreachable } from '../../core/shared/upstream-failure';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import type { ClientOf } from '../backend/backend';
import { makePersonalPortsModule } from '../backend/module';
import { CartTokens } from '../cart/tokens';
import { makeChromeModule } from '../chrome/module';
import { makeErrorsModule } from '../errors/module';
import type { PendingRedirect } from '../errors/pending-redirect';
import { PlatformTokens } from '../platform/tokens';
import { previewModule } from '../preview/module';
import { PreviewTokens } from '../preview/tokens';
import type { Services } from '../token/services';
import type { BackendSetup } from './server-containers';
import { ACTION_MODULES, HEADER_MODULES, REQUEST_MODULES } from './subject-modules';
import { makeWithinDeadline, pageDeadline } from './within-deadline';

/** One request, the redirect that an error may cause, and the signal after which a form sends no more calls. */
export interface RequestScope {
  readonly request: WebRequest;
  readonly pendingRedirect: PendingRedirect;
  readonly overdue?: AbortSignal;
}

type Load = (container: Container) => void;

/**
 * The services of one request. What is the same for every shopper comes from the container of the process, which plans
 * each service once. What touches a session, a cookie or the request is bound in a child container of the request. Its
 * bindings are loaded in groups, and only up to the first group that has a requested token: binding all of them takes a
 * large part of the time of a guest's page, which needs a handful (decision 37).
 */
class RequestServices implements Services {
  readonly #everybody: Container;
  readonly #own: Container;
  /** The groups that are not loaded yet. Bindings of a group use those of earlier groups only. */
  readonly #groups: Load[];

  constructor(everybody: Container, groups: ReadonlyArray<Load>) {
    this.#everybody = everybody;
    this.#own = new Container({ jitless: true, parent: everybody });
    this.#groups = [...groups];
  }

  get<T>(token: ServiceIdentifier<T>): T {
    if (this.#everybody.isCurrentBound(token)) return this.#everybody.get(token);
    while (!this.#own.isCurrentBound(token)) {
      const load = this.#groups.shift();
      if (load === undefined) break;
      load(this.#own);
    }
    return this.#own.get(token);
  }
}

/** Makes the services of one request. All requests share `everybody`, the container of the process. */
export const makeRequestServices = (everybody: Container, setup: BackendSetup, scope: RequestScope): Services => {
  const services: Services = new RequestServices(everybody, [
    (container) => bindRequest(container, setup, scope.request, services),
    (container) => bindShopper(container, setup, scope),
    (container) => container.load(...ACTION_MODULES, previewModule),
  ]);
  return services;
};

/** Makes the services of a visitor without cookies, to render what may be sent to everybody. */
export const makeAnonymousServices = (everybody: Container, setup: BackendSetup): Services =>
  makeRequestServices(everybody, setup, {
    request: {
      id: 'anonymous',
      method: 'GET',
      url: new URL(ANONYMOUS_ORIGIN),
      cookies: new RequestCookies({ header: undefined, secure: true, isBackendCookie: () => false }),
      form: new URLSearchParams(),
      personal: false,
      origin: ANONYMOUS_ORIGIN,
      cameFrom: () => undefined,
      forwarded: {},
      signal: new AbortController().signal,
    },
    pendingRedirect: { path: undefined },
  });

const ANONYMOUS_ORIGIN = 'https://shop.invalid';

/** Binds what every page needs, of a guest too. */
const bindRequest = (
  container: Container,
  { config }: BackendSetup,
  { cookies, origin }: WebRequest,
  services: Services,
): void => {
  container.bind(PlatformTokens.origin).toConstantValue(origin);
  container.bind(PlatformTokens.cookies).toConstantValue(cookies);
  container.bind(PreviewTokens.store).toConstantValue(previewInCookie(cookies));
  container.bind(PlatformTokens.localStorage).toConstantValue(NO_STORAGE);
  container.bind(PlatformTokens.sessionStorage).toConstantValue(NO_STORAGE);
  const withinDeadline = makeWithinDeadline(pageDeadline(config.upstreamTimeoutMs));
  container.load(...REQUEST_MODULES, makeChromeModule(services, withinDeadline));
};

/** Binds the backend's services of one shopper, and what the header shows of them. */
const bindShopper = (
  container: Container,
  setup: BackendSetup,
  { request, pendingRedirect, overdue }: RequestScope,
): void => {
  const { backend } = setup;
  const client = personalClientOf(setup, request);
  container.load(
    makePersonalPortsModule(backend),
    makeErrorsModule((...part) => endingWith(request.signal, unlessOverdue(client(...part), overdue)), {
      currentPage: () => pageOf(request),
      visit: () => 0,
      leave: (path) => () => {
        pendingRedirect.path ??= path;
      },
    }),
    ...HEADER_MODULES,
  );
  container.bind(CartTokens.loadShownCart).toResolvedValue(sharedLoad, [CartTokens.loadCart]).inSingletonScope();
};

/**
 * Makes clients of the backend that send the shopper's cookies and the values that the storefront keeps for the
 * backend.
 */
const personalClientOf =
  ({ backend, config, resilience, preview }: BackendSetup, request: WebRequest): ClientOf =>
  (service, path, readRefusal) => {
    const http = makeHttpClient({
      ...resilience,
      service,
      readRefusal,
      baseUrl: (service === STORE_LOCATOR ? config.storeLocatorAddress : config.commerceAddress) + path,
      timeoutMs: timeoutsFrom(config.upstreamTimeoutMs),
      headers: () => ({ ...request.forwarded, ...previewHeaders(preview?.token), cookie: request.cookies.header() }),
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

/** The storage of the browser, which the server does not have. */
const NO_STORAGE: KeyValueStorage = {
  read: () => () => undefined,
  write: () => () => undefined,
  remove: () => () => undefined,
  clear: () => undefined,
};
