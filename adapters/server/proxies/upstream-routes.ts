import type { FastifyInstance } from 'fastify';
import type { AccessTokens } from '../../../core/search/access/access-token';
import type { Clock } from '../../../core/shared/clock';
import type { CallPolicy } from '../../http/http-client';
import { STORE_LOCATOR } from '../../http/store-locator-service';
import { type Ads, registerCitrusProxy } from './citrus-proxy';
import { registerBackendProxy } from './backend-proxy';
import type { ProxyRules } from './backend-proxy-rules';
import type { CookieRules } from '../requests/cookie-rules';
import { registerDevelopmentProxy } from './development-proxy';
import { registerDiscoverProxy } from './discover-proxy';
import { registerEncryptionProxy } from './encryption-proxy';
import { registerGeolocationProxy } from './geolocation-proxy';
import { registerImageProxy } from './image-proxy';
import type { KeptValue } from './kept-values';
import type { Metrics } from '../observability/metrics';
import type { OwnPictures } from '../files/own-pictures';
import { timeoutsFrom } from '../upstream/resilience';
import { registerSearchProxy } from './search-proxy';
import type { ServerConfig } from '../config/server-config';
import { makeUpstream, makeUpstreamAgent, type Upstream, type UpstreamOptions } from '../upstream/upstream';
import type { Visibility } from '../requests/web-requests';

/** Makes the client of one service. The defaults are those of the commerce backend. */
export type MakeUpstream = (service: string, changes?: Partial<UpstreamOptions>) => Upstream;

export interface UpstreamRoutesOptions {
  readonly config: ServerConfig;
  readonly cookieRules: CookieRules;
  readonly backend: { readonly proxy: ProxyRules; readonly keptValues?: ReadonlyArray<KeptValue> | undefined };
  /** The access tokens that browsers use for the search and recommendation service. */
  readonly accessTokens: AccessTokens;
  /** The use cases for sponsored ads on the shop's pages and on other sites. */
  readonly ads: Ads;
  /** The shop's own images. */
  readonly ownPictures: OwnPictures;
  /** The circuit breakers of calls through the proxies. */
  readonly policy: CallPolicy;
  readonly metrics: Pick<Metrics, 'upstream'>;
  readonly clock?: Clock;
}

/** Makes clients that share the connections of `app`, which are closed together with it. */
export const makeUpstreams = (
  app: FastifyInstance,
  options: Pick<UpstreamRoutesOptions, 'config' | 'metrics' | 'policy'>,
): MakeUpstream => {
  const { config, metrics, policy } = options;
  const agent = makeUpstreamAgent();
  app.addHook('onClose', () => agent.destroy());
  return (service, changes = {}) =>
    makeUpstream({
      service,
      baseUrl: config.commerceAddress,
      timeoutMs: timeoutsFrom(config.upstreamTimeoutMs),
      agent,
      policy,
      observe: metrics.upstream,
      ...changes,
    });
};

/** The limit for a whole image: large ones take long over slow connections. */
const IMAGE_TIMEOUT_MS = 120_000;
/** The limit until an image begins: the backend queues images that it draws for the first time. */
const IMAGE_START_TIMEOUT_MS = 10_000;

/** Registers the proxies: the routes that pass requests of browsers on to the services behind this server. */
export const registerUpstreamRoutes = (
  app: FastifyInstance,
  options: UpstreamRoutesOptions,
  upstreamTo: MakeUpstream,
): void => {
  const { config } = options;
  const visibility: Visibility = { publicOrigin: config.publicOrigin };
  registerBackendProxy(app, {
    ...visibility,
    cookieRules: options.cookieRules,
    rules: options.backend.proxy,
    keptValues: options.backend.keptValues,
    upstream: upstreamTo('commerce'),
    storeLocator: upstreamTo(STORE_LOCATOR, { baseUrl: config.storeLocatorAddress }),
  });
  registerSearch(app, options, upstreamTo);
  registerCitrusProxy(app, {
    ...visibility,
    ads: options.ads,
    adOrigins: config.adOrigins,
    drainMs: config.drainMs,
  });
  registerGeolocationProxy(app, {
    ...visibility,
    upstream: upstreamTo('geolocation', { baseUrl: config.geolocationOrigin }),
    key: config.geolocationKey,
  });
  registerImages(app, options, upstreamTo);
  if (config.hasDevelopmentPages) {
    registerDevelopmentProxy(app, { ...visibility, upstream: upstreamTo('development') });
  }
  const { encryption } = config.pageScripts;
  if (encryption !== undefined) {
    registerEncryptionProxy(app, encryption, { ...visibility, upstream: upstreamTo('commerce') });
  }
};

const registerSearch = (
  app: FastifyInstance,
  { config, accessTokens }: UpstreamRoutesOptions,
  upstreamTo: MakeUpstream,
): void => {
  const { publicOrigin } = config;
  if (config.searchProvider === 'constructor') {
    const upstream = upstreamTo('search', { baseUrl: config.constructorServiceUrl });
    registerSearchProxy(app, { publicOrigin, upstream });
  } else {
    const upstream = upstreamTo('search', { baseUrl: config.discoverUrl });
    registerDiscoverProxy(app, { publicOrigin, upstream, accessTokens });
  }
};

const registerImages = (
  app: FastifyInstance,
  { config, ownPictures, clock = Date.now }: UpstreamRoutesOptions,
  upstreamTo: MakeUpstream,
): void =>
  registerImageProxy(app, {
    upstream: upstreamTo('images', {
      timeoutMs: IMAGE_START_TIMEOUT_MS,
      streaming: { idleMs: config.upstreamTimeoutMs, wholeMs: IMAGE_TIMEOUT_MS },
    }),
    ownPictures,
    maxBytes: config.imageCacheBytes,
    clock,
  });
