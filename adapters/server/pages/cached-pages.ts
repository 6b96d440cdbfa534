import { bulkhead } from 'cockatiel';
import type { FastifyInstance } from 'fastify';
import type { IO } from 'fp-ts/IO';
import type { LogResponse } from '../observability/access-log';
import { addCacheFastPath } from './cache-fast-path';
import type { CookieRules } from '../requests/cookie-rules';
import type { FaultPages } from './fault-pages';
import { PageCache } from './page-cache';
import { makeSendStored } from './page-replies';
import type { InBackground } from '../responses/page-copies';
import { makePageKeys, type ReadsParameter } from '../requests/page-url';
import { PAGES_ROUTE, registerPages } from './pages';
import { type RenderLimits, RenderRefused } from './render-limits';
import { pathOf } from '../observability/server-log';
import type { Metrics } from '../observability/metrics';
import type { ServerConfig } from '../config/server-config';
import type { HandleWeb } from '../requests/web';
import type { Clock } from '../../../core/shared/clock';

export interface ResponseHeaders {
  /** Headers of every response. */
  readonly common: Readonly<Record<string, string>>;
  /** Additional headers of a page that is reached from another page of this shop. */
  readonly laterPage: Readonly<Record<string, string>>;
}

export interface CachedPagesOptions {
  readonly config: ServerConfig;
  readonly cookieRules: CookieRules;
  readonly handle: HandleWeb;
  readonly readsParameter: ReadsParameter;
  readonly metrics: Pick<Metrics, 'page'>;
  readonly clock?: Clock;
  /** When products last changed, in milliseconds since 1970. Cached pages from before are rendered again. */
  readonly productsChangedAt?: IO<number> | undefined;
  readonly headers: ResponseHeaders;
  readonly faults: FaultPages;
  readonly limits: RenderLimits;
  readonly logResponse: LogResponse;
  /** Whether the server is stopping. */
  readonly isDraining: IO<boolean>;
}

/** Registers the shop's pages with their cache, and sends fresh cached pages before the framework sees the request. */
export const registerCachedPages = (app: FastifyInstance, options: CachedPagesOptions): void => {
  const { config, cookieRules, clock = Date.now, headers, handle, faults, limits, logResponse, isDraining } = options;
  const requests = { publicOrigin: config.publicOrigin, cookieRules, readsParameter: options.readsParameter };
  const [commonHeaders, laterPageHeaders] = [headers.common, headers.laterPage];
  const cache = makePageCache(app, options);
  const pageKey = makePageKeys(options.readsParameter);
  const send = makeSendStored({
    commonHeaders,
    laterPageHeaders,
    clock,
    inBackground: makeBackground(),
    onFailure: (err) => app.log.error({ err }, 'a cached page could not be compressed well'),
  });
  registerPages(app, { ...requests, handle, faults, cache, pageKey, send, limits, laterPageHeaders });
  app.addHook('onResponse', (request, reply, done) => {
    logResponse(request.log, request.routeOptions.url, request, reply, reply.elapsedTime);
    done();
  });
  addCacheFastPath(app.server, {
    ...requests,
    cache,
    pageKey,
    send,
    hasProxy: config.trustProxy !== false,
    isDraining,
    onSent: (request, response, ms) => logResponse(app.log, PAGES_ROUTE, request, response, ms),
    onFailure: (err) => app.log.error({ err }, 'a request broke down before it had a route'),
  });
};

/** The maximum number of compressions in the background that wait; under more load, pages keep their quick copies for longer. */
const MAX_WAITING = 32;

/** One compression in the background at a time, so that quick ones, for which shoppers wait, have the other threads of the pool. */
const makeBackground = (): InBackground => {
  const queue = bulkhead(1, MAX_WAITING);
  return (work) => (queue.executionSlots + queue.queueSlots > 0 ? queue.execute(work) : undefined);
};

const makePageCache = (
  app: FastifyInstance,
  { config, clock = Date.now, metrics, productsChangedAt }: CachedPagesOptions,
): PageCache =>
  new PageCache({
    maxBytes: config.pageCacheBytes,
    clock,
    outdatedBefore: productsChangedAt,
    count: metrics.page,
    onFailure: (key, err) =>
      app.log.warn({ err, page: pathOf(key) }, 'a page could not be renewed; the last good one stays'),
    isRefusal: (error) => error instanceof RenderRefused,
  });
