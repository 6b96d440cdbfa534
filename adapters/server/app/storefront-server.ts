import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fastifyCompress } from '@fastify/compress';
import type { IO } from 'fp-ts/IO';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { AccessTokens } from '../../../core/search/access/access-token';
import type { Clock } from '../../../core/shared/clock';
import type { CallPolicy } from '../../http/http-client';
import { registerAdsScript } from '../files/ads-script';
import type { BackendCookies } from '../../session/backend-cookies';
import { addressFault } from '../requests/addressable';
import { makeAccessLog } from '../observability/access-log';
import type { ProxyRules } from '../proxies/backend-proxy-rules';
import { type CheckBackend, checkReachable } from '../upstream/backend-readiness';
import { type DemonstrationBank, registerCardOfferRoute } from '../files/card-offer-route';
import type { Ads } from '../proxies/citrus-proxy';
import { makeCookieRules } from '../requests/cookie-rules';
import { connectionLimits } from '../config/connection-limits';
import { registerCspReports } from '../security/csp-reports';
import { sendError } from '../pages/error-responses';
import { type FaultPages, makeFaultPages } from '../pages/fault-pages';
import { type AnswerFrameworkError, makeFrameworkErrors, refuseAddress } from '../pages/framework-errors';
import { registerIcons } from '../files/icons';
import type { KeptValue } from '../proxies/kept-values';
import { registerLogErrorRoute } from '../operations/log-error-route';
import { registerMapRoutes } from '../files/map-routes';
import { registerMenusRoute, type LoadMenusFile } from '../files/menus-route';
import type { Metrics } from '../observability/metrics';
import type { OwnPictures } from '../files/own-pictures';
import { registerOperations } from '../operations/operations';
import { STREAM_BROTLI, STREAM_GZIP } from '../responses/compression';
import { addCspSources } from '../responses/csp-additions';
import { registerAccessTokenRoute } from '../proxies/access-token-route';
import { registerRobots } from '../files/robots';
import { securityHeaders } from '../security/security-headers';
import type { ServerConfig } from '../config/server-config';
import { registerSpeculationRules, SPECULATION_HEADERS } from '../security/speculation-rules';
import { registerStaticAssets } from '../files/static-assets';
import { registerCachedPages, type ResponseHeaders } from '../pages/cached-pages';
import { makeRenderLimits } from '../pages/render-limits';
import { loggerOptions, type LogStream } from '../observability/server-log';
import { makeUpstreams, registerUpstreamRoutes } from '../proxies/upstream-routes';
import type { ReadsParameter } from '../requests/page-url';
import type { Visibility } from '../requests/web-requests';
import type { HandleFault, HandleWeb } from '../requests/web';

export interface BackendRules {
  readonly cookies: BackendCookies;
  /** The calls that pages make from a browser. */
  readonly proxy: ProxyRules;
  /** Values that the storefront keeps for the backend; none by default. */
  readonly keptValues?: ReadonlyArray<KeptValue> | undefined;
  /** The readiness check of the backend; by default it is ready when it can be reached. */
  readonly checkReadiness?: CheckBackend | undefined;
}

export interface StorefrontServerOptions {
  readonly config: ServerConfig;
  /** The shop's pages and forms. */
  readonly handle: HandleWeb;
  /** Which parameters of an address `handle` gets, by path. */
  readonly readsParameter: ReadsParameter;
  /** Renders the page for an error before or inside `handle`. */
  readonly handleFault: HandleFault;
  /** The access tokens that browsers use for the search and recommendation service. */
  readonly accessTokens: AccessTokens;
  /** The parts of the backend's module that this server uses. */
  readonly backend: BackendRules;
  /** The settings of the demonstration bank's script; undefined where the backend takes no applications. */
  readonly bankSettings?: object | undefined;
  readonly loadMenus: LoadMenusFile;
  /** The use cases for sponsored ads on the shop's pages and on other sites. */
  readonly ads: Ads;
  /** The folder of the browser bundle. */
  readonly assetsFolder: string;
  /** The shop's own images, which do not depend on the backend. */
  readonly ownPictures: OwnPictures;
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
/** How long the backend may take for a readiness check, in milliseconds, when `UPSTREAM_TIMEOUT_MS` is 2,000 or less. */
const READY_TIMEOUT_MS = 1_000;

/** Makes the storefront server, which does not listen yet. Rejects when the built assets are missing. */
export const makeStorefrontServer = async (options: StorefrontServerOptions): Promise<FastifyInstance> => {
  const { config, metrics, readsParameter } = options;
  const { publicOrigin } = config;
  const cookieRules = makeCookieRules(options.backend.cookies);
  const headers = await responseHeaders(options);
  const { handle, handleFault } = withCspSources(options, headers.common);
  const logResponse = makeAccessLog(metrics);

  const app = makeApp(options, (error, request, reply) => answerFrameworkError(error, request, reply));
  const limits = await makeRenderLimits(app, {
    perMinute: config.rendersPerMinute,
    atOnce: config.rendersAtOnce,
    onRefused: metrics.renderRefused,
  });
  const faults = makeFaultPages({ publicOrigin, cookieRules, readsParameter, handleFault, limits });
  const answerFrameworkError = makeFrameworkErrors({
    faults,
    commonHeaders: headers.common,
    onSent: (request, response, ms) => logResponse(request.log, undefined, request, response, ms),
  });
  const isDraining = observeDraining(app);
  const upstreamTo = makeUpstreams(app, options);

  checkAddresses(app, headers.common);
  await compressResponses(app);
  registerCachedPages(app, { ...options, cookieRules, handle, headers, faults, limits, logResponse, isDraining });
  answerErrors(app, faults);
  registerFiles(app, options);
  registerUpstreamRoutes(app, { ...options, cookieRules }, upstreamTo);
  registerOwnRoutes(app, options);
  registerReadiness(app, options, upstreamTo, isDraining);
  return app;
};

/** A backend that may take longer than usual for a call may take longer for its check, half as long as for a call. */
const registerReadiness = (
  app: FastifyInstance,
  { config, backend }: StorefrontServerOptions,
  upstreamTo: ReturnType<typeof makeUpstreams>,
  isDraining: () => boolean,
): void => {
  const timeoutMs = Math.max(READY_TIMEOUT_MS, config.upstreamTimeoutMs / 2);
  const upstream = upstreamTo('commerce', { timeoutMs, policy: (_, attempt) => attempt() });
  const { checkReadiness = checkReachable } = backend;
  registerOperations(app, { isReady: () => checkReadiness(upstream), isDraining, checkLimitMs: 2 * timeoutMs });
};

const responseHeaders = async ({ config, font }: StorefrontServerOptions): Promise<ResponseHeaders> => {
  const security = await securityHeaders({
    imageOrigins: config.imageOrigins,
    isHttps: config.publicOrigin?.startsWith('https:') ?? false,
    isPreloaded: config.hstsPreload,
    hasGoogle: config.googleClientId !== undefined,
    cardOfferOrigin: config.cardOfferSdkUrl === undefined ? undefined : new URL(config.cardOfferSdkUrl).origin,
    isDevelopment: config.mode === 'development',
  });
  return {
    common: { ...security, ...SPECULATION_HEADERS },
    laterPage: font === undefined ? {} : { link: `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin` },
  };
};

/** Wraps both handlers: their responses have the policy of `headers` with the sources that the page adds. */
const withCspSources = (
  { handle, handleFault }: StorefrontServerOptions,
  headers: ResponseHeaders['common'],
): Pick<StorefrontServerOptions, 'handle' | 'handleFault'> => {
  const addSources = addCspSources(headers['content-security-policy'] ?? '');
  return {
    handle: async (request) => addSources(await handle(request)),
    handleFault: async (request, fault) => addSources(await handleFault(request, fault)),
  };
};

const makeApp = (options: StorefrontServerOptions, frameworkErrors: AnswerFrameworkError): FastifyInstance => {
  const { config } = options;
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
    frameworkErrors,
  });
  app.server.maxConnections = config.maxConnections;
  return app;
};

/** Converts the setting to the framework's format: a number of proxies becomes a function of the hop. */
const proxyTrust = (trust: ServerConfig['trustProxy']): false | string | ((address: string, hop: number) => boolean) =>
  typeof trust === 'number' ? (_, hop) => hop < trust : trust;

/** Whether `app` has begun to stop. */
const observeDraining = (app: FastifyInstance): IO<boolean> => {
  let isDraining = false;
  app.addHook('preClose', async () => void (isDraining = true));
  return () => isDraining;
};

/** Sets the common headers of each response, and refuses requests with an invalid address. */
const checkAddresses = (app: FastifyInstance, commonHeaders: ResponseHeaders['common']): void => {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(commonHeaders).header('x-request-id', request.id);
    const fault = addressFault(request);
    if (fault === undefined) return done();
    void refuseAddress(reply, fault);
  });
};

const answerErrors = (app: FastifyInstance, faults: FaultPages): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(faults, error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    /^\/(?:assets|images|maps|api)\//.test(request.url)
      ? reply.code(404).type('text/plain').send('Not found.')
      : faults.send(request, reply.header('allow', 'GET, HEAD, POST'), 'method'),
  );
};

/** Compresses responses of all routes that are registered after this call. */
const compressResponses = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    brotliOptions: STREAM_BROTLI,
    zlibOptions: STREAM_GZIP,
  });
};

const registerFiles = (app: FastifyInstance, { assetsFolder, iconsFolder, config }: StorefrontServerOptions): void => {
  const isDevelopment = config.mode === 'development';
  registerStaticAssets(app, { folder: assetsFolder, isDevelopment });
  registerAdsScript(app, {
    file: join(assetsFolder, '../ads/embed-main.js'),
    settings: { shop: config.brand.shop, currency: config.brand.currency },
    isDevelopment,
  });
  registerIcons(app, { folder: iconsFolder });
  registerMapRoutes(app);
};

/** Registers the routes that this server answers itself. */
const registerOwnRoutes = (app: FastifyInstance, options: StorefrontServerOptions): void => {
  const { config, metrics, accessTokens, loadMenus } = options;
  const visibility: Visibility = { publicOrigin: config.publicOrigin };
  registerAccessTokenRoute(app, accessTokens);
  registerMenusRoute(app, loadMenus);
  registerCardOfferRoute(app, {
    sdkUrl: config.cardOfferSdkUrl,
    demonstration: demonstrationBank(options),
  });
  registerLogErrorRoute(app, visibility);
  registerCspReports(app, { ...visibility, metrics });
  registerRobots(app, visibility);
  registerSpeculationRules(app);
};

const demonstrationBank = ({
  config,
  assetsFolder,
  bankSettings,
}: StorefrontServerOptions): DemonstrationBank | undefined =>
  config.hasDevelopmentPages && bankSettings !== undefined
    ? { file: join(assetsFolder, '../bank/main.js'), settings: bankSettings }
    : undefined;
