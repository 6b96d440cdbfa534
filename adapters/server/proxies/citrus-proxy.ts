import { fastifyRateLimit } from '@fastify/rate-limit';
import { parseCookie } from 'cookie';
import * as E from 'fp-ts/Either';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { byNetwork } from '../../../settings/network-rate-store.ts';
import type { CountAds } from '../../../core/ads/server/count-ads';
import type { ReportAdOrder } from '../../../core/ads/server/report-ad-order';
import type { ServeAds } from '../../../core/ads/server/serve-ads';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { COOKIES } from '../../session/session-names';
import { userIdOf } from '../../session/user-codes';
import {
  adsToWire,
  catapultToWire,
  readCall,
  readClick,
  readImpressions,
  readOrder,
  type PageCall,
} from './citrus-proxy-wire';
import { errorBody, rejectCrossOrigin, sendFailure, sendWrong } from '../responses/json-errors';
import { takesJson } from '../requests/request-bodies';
import { isFromOwnPages } from '../requests/same-origin';
import { originOf, type Visibility } from '../requests/web-requests';

const ADS_PATH = '/api/proxy/citrus';
const CLICK_PATH = '/api/citrus/click';
const IMPRESSIONS_PATH = '/api/citrus/impressions';
const ORDER_PATH = '/api/citrus/order';

const MAX_BYTES = 16 * 1024;
/** A page makes at most three calls, and more when the shopper returns to it. Many shoppers may share one address. */
const MAX_CALLS_PER_MINUTE = 1_200;
const MAX_REPORTS_PER_MINUTE = 1_200;
const PREFLIGHT_SECONDS = 86_400;

/** The use cases for ads: serving them and reporting impressions, clicks and orders. */
export interface Ads {
  readonly serve: ServeAds;
  readonly count: CountAds;
  readonly order: ReportAdOrder;
}

export interface CitrusProxyOptions extends Visibility {
  readonly ads: Ads;
  /** Origins of other sites that show the shop's ads. */
  readonly adOrigins: ReadonlyArray<string>;
  /** How long pending reports are sent after the server begins to stop, in milliseconds. */
  readonly drainMs: number;
}

/**
 * `/api/proxy/citrus`, `/api/citrus/click`, `/api/citrus/impressions` and, for the shop's own pages, `/api/citrus/order`:
 * sponsored ads for the shop's own pages and for those of `adOrigins` (ADS-04, ADS-05, ADS-09). Responses are not cacheable and never contain the key. An invalid call is
 * 400, an unreachable ad server 503 or 504, and a refusal or invalid response of the ad server 502.
 */
export const registerCitrusProxy = (app: FastifyInstance, options: CitrusProxyOptions): void => {
  const { ads } = options;
  drainWhenClosing(app, options);

  void app.register(async (scope) => {
    await scope.register(fastifyRateLimit, { ...byNetwork, max: MAX_CALLS_PER_MINUTE, timeWindow: '1 minute' });
    takesJson(scope, ['application/json'], MAX_BYTES);
    allowOrigins(scope, options, ADS_PATH);
    // A response has a few kilobytes: compressing it would be most of its cost.
    scope.post(ADS_PATH, { compress: false }, async (request, reply) => {
      const call = readCall(request.body, customerOf(request, options));
      if (E.isLeft(call)) return sendWrong(reply, call.left);
      return answerCall(ads.serve, call.right, reply);
    });
  });

  void app.register(async (scope) => {
    await scope.register(fastifyRateLimit, { ...byNetwork, max: MAX_REPORTS_PER_MINUTE, timeWindow: '1 minute' });
    // A page that is being closed reports with a beacon, which may send only text/plain to another origin.
    takesJson(scope, ['application/json', 'text/plain'], MAX_BYTES);
    allowOrigins(scope, options, CLICK_PATH);
    allowOrigins(scope, options, IMPRESSIONS_PATH);
    scope.post(CLICK_PATH, async (request, reply) => {
      const click = readClick(request.body);
      if (E.isLeft(click)) return sendWrong(reply, click.left);
      const { id, sessionId } = click.right;
      return sendTaken(reply, ads.count.click(id, { sessionId, address: request.ip })());
    });
    scope.post(IMPRESSIONS_PATH, async (request, reply) => {
      const seen = readImpressions(request.body);
      if (E.isLeft(seen)) return sendWrong(reply, seen.left);
      const { ids, sessionId } = seen.right;
      return sendTaken(reply, ads.count.impressions(ids, { sessionId, address: request.ip })());
    });
    scope.post(ORDER_PATH, { onRequest: ownPagesOnly(options) }, async (request, reply) => {
      const order = readOrder(request.body, customerOf(request, options));
      if (E.isLeft(order)) return sendWrong(reply, order.left);
      const reported = await ads.order(order.right)();
      return E.isLeft(reported) ? sendNoAds(reply, reported.left) : reply.code(204).send();
    });
  });
};

/**
 * Allows calls to a path from the shop's own pages and, by CORS without credentials, from the configured origins. Other
 * origins get 403.
 */
const allowOrigins = (scope: FastifyInstance, options: CitrusProxyOptions, path: string): void => {
  scope.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url !== path) return done();
    void reply.header('cache-control', 'private, no-store').header('vary', 'origin');
    const origin = allowedOrigin(request, options);
    if (origin !== undefined) void reply.headers(crossOriginHeaders(origin));
    else if (rejectCrossOrigin(request, reply, options)) return;
    done();
  });
  scope.options(path, async (request, reply) => {
    if (allowedOrigin(request, options) === undefined) return reply.code(204).send();
    return reply
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      })
      .code(204)
      .send();
  });
};

/** Refuses requests from other origins, which place no orders. */
const ownPagesOnly =
  (options: CitrusProxyOptions): onRequestHookHandler =>
  (request, reply, done) => {
    void reply.header('cache-control', 'private, no-store');
    if (!rejectCrossOrigin(request, reply, options)) done();
  };

/** A beacon is sent without CORS: without the second header its response is an error on the page. */
const crossOriginHeaders = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'cross-origin-resource-policy': 'cross-origin',
});

/** The origin of the request if it is a configured one; undefined for the shop's own pages and all other origins. */
const allowedOrigin = (request: FastifyRequest, options: CitrusProxyOptions): string | undefined => {
  const { origin } = request.headers;
  return origin !== undefined && origin !== originOf(request, options) && options.adOrigins.includes(origin)
    ? origin
    : undefined;
};

/** The signed-in user according to the shop's cookie; undefined for guests and for requests from other sites. */
const customerOf = (request: FastifyRequest, options: CitrusProxyOptions): string | undefined => {
  const { cookie } = request.headers;
  if (cookie === undefined || !isFromOwnPages(request.headers, originOf(request, options))) return undefined;
  return userIdOf(parseCookie(cookie)[COOKIES.userId]);
};

const answerCall = async (serve: ServeAds, call: PageCall, reply: FastifyReply): Promise<FastifyReply> => {
  if (call.type === 'catapult') {
    const response = await serve.catapult(call)();
    return E.isLeft(response) ? sendNoAds(reply, response.left) : sendJson(reply, catapultToWire(call, response.right));
  }
  const response = await serve.ads(call)();
  return E.isLeft(response) ? sendNoAds(reply, response.left) : sendJson(reply, adsToWire(response.right));
};

/** Sends JSON as text, so that headers and body leave in one packet. */
const sendJson = (reply: FastifyReply, response: object): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(response));

const sendNoAds = (reply: FastifyReply, failure: UpstreamFailure): FastifyReply =>
  failure.kind === 'unreachable'
    ? sendFailure(reply, failure)
    : reply.code(502).send(errorBody('502', '_ERR_BAD_ANSWER', 'There are no ads at the moment.'));

/** Refuses a report. It may be sent again: a browser stores a click until it was accepted. */
const sendTaken = (reply: FastifyReply, isTaken: boolean): FastifyReply =>
  isTaken
    ? reply.code(204).send()
    : reply
        .code(503)
        .header('retry-after', '5')
        .send(errorBody('503', '_ERR_SERVICE_UNAVAILABLE', 'Too much waits to be counted.'));

/** Before the server closes, reports that were accepted are sent, as far as time allows. */
const drainWhenClosing = (app: FastifyInstance, { ads, drainMs }: CitrusProxyOptions): void => {
  let end = 0;
  app.addHook('preClose', async () => {
    end = Date.now() + drainMs;
  });
  app.addHook('onClose', async () => {
    const left = Math.max(0, end - Date.now());
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, left);
    });
    await Promise.race([ads.count.settled(), late]);
    clearTimeout(timer);
  });
};
