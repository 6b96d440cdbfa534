import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { fastifyCompress } from '@fastify/compress';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { AccessTokens } from '../../core/search/access/access-token';
import type { Clock } from '../../core/shared/clock';
import type { CallPolicy } from '../http/http-client';
import { registerAdsScript } from './ads-script';
import { addressFault } from './addressable';
import { makeAccessLog } from './access-log';
import { registerCardOfferRoute } from './card-offer-route';
import { type Ads, registerCitrusProxy } from './citrus-proxy';
import { registerCommerceProxy } from './commerce-proxy';
import { connectionLimits } from './connection-limits';
import { registerCspReports } from './csp-reports';
import { registerDevelopmentProxy } from './development-proxy';
import { registerDiscoverProxy } from './discover-proxy';
import { registerEncryptionProxy } from './encryption-proxy';
import { sendError } from './error-responses';
import { makeFaultPages } from './fault-pages';
import { makeFrameworkErrors, refuseAddress } from './framework-errors';
import { registerGeolocationProxy } from './geolocation-proxy';
import { registerIcons } from './icons';
import { registerImageProxy } from './image-proxy';
import { registerLogErrorRoute } from './log-error-route';
import { registerMapRoutes } from './map-routes';
import type { Metrics } from './metrics';
import { registerOperations } from './operations';
import { PageCache } from './page-cache';
import { addCspSources } from './csp-additions';
import { makeSendStored } from './page-replies';
import { makePageKeys } from './page-url';
import { PAGES_ROUTE, registerPages } from './pages';
import { addCacheFastPath } from './cache-fast-path';
import { makeRenderLimits, RenderRefused } from './render-limits';
import { registerAccessTokenRoute } from './access-token-route';
import { registerRobots } from './robots';
import { registerSearchProxy } from './search-proxy';
import { securityHeaders } from './security-headers';
import { timeoutsFrom } from './resilience';
import type { ServerConfig } from './server-config';
import { loggerOptions, type LogStream, pathOf } from './server-log';
import { registerSpeculationRules, SPECULATION_HEADERS } from './speculation-rules';
import { registerStaticAssets } from './static-assets';
import { makeUpstream, makeUpstreamAgent, type UpstreamOptions } from './upstream';
import type { HandleFault, HandleWeb } from './web';

export interface StorefrontServerOptions {
  readonly config: ServerConfig;
  /** The shop's pages and forms. */
  readonly handle: HandleWeb;
  /** Renders the page for an error before or inside `handle`. */
  readonly handleFault: HandleFault;
  /** The access tokens that browsers use for the search and recommendation service. */
  readonly accessTokens: AccessTokens;
  /** The use cases for sponsored ads on the shop's pages and on other sites. */
  readonly ads: Ads;
  /** The folder of the browser bundle, with `shell.html`. */
  readonly assetsFolder: string;
  /** The folder of `favicon.svg`, `favicon.ico` and `apple-touch-icon.png`. */
  readonly iconsFolder: string;
  /** The address of the font that pages preload when they are reached from another page of the shop; none by default. */
  readonly font?: string | undefined;
  /** The circuit breakers of calls through the proxies. Calls of `handle` have breakers of their own. */
  readonly policy: CallPolicy;
  readonly metrics: Metrics;
  readonly clock?: Clock;
  /** When products last changed, in milliseconds since 1970. Cached pages from before are rendered again. */
  readonly productsChangedAt?: (() => number) | undefined;
  readonly logStream?: LogStream;
  /** The time limit for receiving a whole request, in milliseconds; 20 s by default. */
  readonly requestMs?: number;
}

const MAX_BODY_BYTES = 64 * 1024;
const READY_TIMEOUT_MS = 1_000;
/** The limit for a whole image: large ones take long over slow connections. */
const IMAGE_TIMEOUT_MS = 120_000;
/** The limit until an image begins: the backend queues images that it draws for the first time. */
const IMAGE_START_TIMEOUT_MS = 10_000;

/** The setting in the framework's format: a number of proxies becomes a function of the hop. */
const proxyTrust = (trust: ServerConfig['trustProxy']): false | string | ((address: string, hop: number) => boolean) =>
  typeof trust === 'number' ? (_, hop) => hop < trust : trust;

/** Makes the storefront server, which does not listen yet. Rejects when the built assets are missing. */
export const makeStorefrontServer = async (options: StorefrontServerOptions): Promise<FastifyInstance> => {
  const { config, metrics, clock = Date.now } = options;
  const isDevelopment = config.mode === 'development';
  const visibility = { publicOrigin: config.publicOrigin };
  const security = await securityHeaders({
    shell: readFileSync(join(options.assetsFolder, 'shell.html'), 'utf8'),
    imageOrigins: config.imageOrigins,
    isHttps: config.publicOrigin?.startsWith('https:') ?? false,
    isPreloaded: config.hstsPreload,
    hasGoogle: config.googleClientId !== undefined,
    cardOfferOrigin: config.cardOfferSdkUrl === undefined ? undefined : new URL(config.cardOfferSdkUrl).origin,
    isDevelopment,
  });
  const { font } = options;
  const laterPageHeaders: Readonly<Record<string, string>> =
    font === undefined ? {} : { link: `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin` };
  const commonHeaders = { ...security, ...SPECULATION_HEADERS };

  const withAdditions = addCspSources(security['content-security-policy'] ?? '');
  const handle: HandleWeb = async (request) => withAdditions(await options.handle(request));
  const handleFault: HandleFault = async (request, fault) => withAdditions(await options.handleFault(request, fault));
  const logResponse = makeAccessLog(metrics);
  const app = Fastify({
    logger: loggerOptions(config.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: proxyTrust(config.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    ...connectionLimits(options),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2_048 },
    frameworkErrors: (error, request, reply) => answerUnrouted(error, request, reply),
  });
  app.server.maxConnections = config.maxConnections;
  const limits = await makeRenderLimits(app, {
    perMinute: config.rendersPerMinute,
    atOnce: config.rendersAtOnce,
    onRefused: metrics.renderRefused,
  });
  const faults = makeFaultPages({ ...visibility, handleFault, limits });
  const answerUnrouted = makeFrameworkErrors({
    faults,
    commonHeaders,
    onSent: (request, response, ms) => logResponse(request.log, undefined, request, response, ms),
  });
  const agent = makeUpstreamAgent();
  const upstreamTo = (service: string, more: Partial<UpstreamOptions> = {}) =>
    makeUpstream({
      service,
      baseUrl: config.commerceOrigin,
      timeoutMs: timeoutsFrom(config.upstreamTimeoutMs),
      agent,
      policy: options.policy,
      observe: metrics.upstream,
      ...more,
    });
  let isDraining = false;
  app.addHook('preClose', async () => void (isDraining = true));
  app.addHook('onClose', () => agent.destroy());

  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(commonHeaders).header('x-request-id', request.id);
    const fault = addressFault(request);
    if (fault === undefined) return done();
    void refuseAddress(reply, fault);
  });
  const cache = new PageCache({
    maxBytes: config.pageCacheBytes,
    clock,
    outdatedBefore: options.productsChangedAt,
    count: metrics.page,
    onFailure: (key, err) =>
      app.log.warn({ err, page: pathOf(key) }, 'a page could not be renewed; the last good one stays'),
    isRefusal: (error) => error instanceof RenderRefused,
  });
  const pageKey = makePageKeys();
  const send = makeSendStored({ commonHeaders, laterPageHeaders, clock });
  registerPages(app, { ...visibility, handle, faults, cache, pageKey, send, limits, laterPageHeaders });
  app.addHook('onResponse', (request, reply, done) => {
    logResponse(request.log, request.routeOptions.url, request, reply, reply.elapsedTime);
    done();
  });
  addCacheFastPath(app.server, {
    ...visibility,
    cache,
    pageKey,
    send,
    hasProxy: config.trustProxy !== false,
    isDraining: () => isDraining,
    onSent: (request, response, ms) => logResponse(app.log, PAGES_ROUTE, request, response, ms),
    onFailure: (err) => app.log.error({ err }, 'a request broke down before it had a route'),
  });
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(faults, error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    /^\/(?:assets|images|maps|api)\//.test(request.url)
      ? reply.code(404).type('text/plain').send('Not found.')
      : faults.send(request, reply.header('allow', 'GET, HEAD, POST'), 'method'),
  );

  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    // Each chunk of a streamed page is flushed at once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 }, flush: constants.BROTLI_OPERATION_FLUSH },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
  registerStaticAssets(app, { folder: options.assetsFolder, isDevelopment });
  registerAdsScript(app, { file: join(options.assetsFolder, '../ads/embed-main.js'), isDevelopment });
  registerCommerceProxy(app, { ...visibility, upstream: upstreamTo('commerce') });
  if (config.searchProvider === 'constructor') {
    registerSearchProxy(app, {
      ...visibility,
      upstream: upstreamTo('search', { baseUrl: config.constructorServiceUrl }),
    });
  } else {
    registerDiscoverProxy(app, {
      ...visibility,
      upstream: upstreamTo('search', { baseUrl: config.discoverUrl }),
      accessTokens: options.accessTokens,
    });
  }
  registerAccessTokenRoute(app, options.accessTokens);
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
  registerImageProxy(app, {
    upstream: upstreamTo('images', {
      timeoutMs: IMAGE_START_TIMEOUT_MS,
      streaming: { idleMs: config.upstreamTimeoutMs, wholeMs: IMAGE_TIMEOUT_MS },
    }),
    maxBytes: config.imageCacheBytes,
    clock,
  });
  registerMapRoutes(app);
  if (config.hasDevelopmentPages) {
    registerDevelopmentProxy(app, { ...visibility, upstream: upstreamTo('development') });
  }
  const { encryption } = config.pageScripts;
  if (encryption !== undefined) {
    registerEncryptionProxy(app, encryption, { ...visibility, upstream: upstreamTo('commerce') });
  }
  registerCardOfferRoute(app, {
    sdkUrl: config.cardOfferSdkUrl,
    demonstration: config.hasDevelopmentPages ? join(options.assetsFolder, '../bank/main.js') : undefined,
  });
  registerLogErrorRoute(app, visibility);
  registerCspReports(app, { ...visibility, metrics });
  registerIcons(app, { folder: options.iconsFolder });
  registerOperations(app, {
    commerce: upstreamTo('commerce', { timeoutMs: READY_TIMEOUT_MS, policy: (_, attempt) => attempt() }),
    isDraining: () => isDraining,
  });
  registerRobots(app, visibility);
  registerSpeculationRules(app);
  return app;
};
