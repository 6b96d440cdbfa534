import { createHash, timingSafeEqual } from 'node:crypto';
import type {
  FastifyError,
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { makeUnitOfWork } from '../database/unit-of-work.ts';
import { isBusy } from '../database/when-unlocked.ts';
import { BUSY_MESSAGE, BUSY_RETRY_SECONDS } from '../http/error-responses.ts';
import { makeKeyedHash, type KeyedHash } from '../secrets/keyed-hash.ts';
import type { SearchIndex } from '../search/model/search-types.ts';
import { addressKey, networkKeyOf } from '../../settings/address-networks.ts';
import type { RefusalLog } from '../limits/refusal-log.ts';
import { makeAdIds, type AdIds } from './ledger/ad-ids.ts';
import type { AdLimits } from './ledger/ad-limits.ts';
import { makeAdShop, type AdShop } from './ad-shop.ts';
import { AdProblem } from './request/ad-problem.ts';
import { registerAdsPage } from './ads-page.ts';
import { makeCandidateFinder } from './serving/candidates.ts';
import { makeFrequency } from './ledger/frequency.ts';
import { makeLedger, type Ledger, type Visitor } from './ledger/ledger.ts';
import type { ClickOrigin } from './ledger/settle-click.ts';
import { makeOrderBook, readOrders } from './ledger/orders.ts';
import { readBannerxCall, readGenerateCall } from './request/read-call.ts';
import { makeAdServer, type AdServer } from './serving/serve-ads.ts';

export interface AdRouteDeps {
  readonly database: Kysely<Database>;
  readonly searchIndex: SearchIndex;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** API key that callers send as `Authorization: Basic …`. */
  readonly apiKey: string;
  /** Signs the ids of ads. */
  readonly serverSecret: string;
  /** Seed of the campaigns for a generated catalogue and of every random choice. */
  readonly seed: number;
  /** Whether `/dev/ads` is served, to every visitor. */
  readonly hasPage: boolean;
  readonly limits: AdLimits;
  readonly refusals: RefusalLog;
  /** Milliseconds between two reads of the campaigns; 0 reads them only when `refresh` is called. Default 5000. */
  readonly pollMs?: number | undefined;
  /** Limit of requests per minute from one address, normally a storefront's; default 600,000. */
  readonly callsAMinute?: number | undefined;
}

/** Path below which the service is mounted; the base address of a client ends with it. */
const CITRUS_PREFIX = '/citrus';
const CALLS_PER_MINUTE = 600_000;
const MAX_BODY_BYTES = 48 * 1024;

const MESSAGES: Readonly<Record<number, string>> = {
  404: 'There is nothing at this address',
  413: 'The body is too large',
  415: 'The body must be sent as application/json',
};

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const keyCheck = (apiKey: string): onRequestAsyncHookHandler => {
  const expected = digestOf(apiKey);
  return async ({ headers }) => {
    const [, given = ''] = /^Basic (\S{1,200})$/i.exec(headers.authorization ?? '') ?? [];
    if (!timingSafeEqual(digestOf(given), expected)) throw new AdProblem(401, 'The API key is missing or not known');
  };
};

/** Header with the session of a report; the interface has no field for it. */
const SESSION_HEADER = 'x-session-id';
const MAX_SESSION_ID_LENGTH = 200;

const sessionIdOf = ({ headers }: FastifyRequest): string | undefined => {
  const given = headers[SESSION_HEADER];
  return typeof given === 'string' ? given.slice(0, MAX_SESSION_ID_LENGTH) : undefined;
};

/** Error responses are one sentence as a JSON string. */
const registerRefusals = (scope: FastifyInstance): void => {
  scope.setErrorHandler<FastifyError | AdProblem>(async (error, request, reply) => {
    const refuse = (status: number, sentence: string) =>
      reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(sentence));
    if (error instanceof AdProblem) return refuse(error.statusCode, error.message);
    if (isBusy(error)) {
      request.log.warn('the database was locked for too long');
      return refuse(503, BUSY_MESSAGE).header('retry-after', BUSY_RETRY_SECONDS);
    }
    const status = error.statusCode ?? 500;
    if (status === 503) return refuse(503, error.message).header('retry-after', BUSY_RETRY_SECONDS);
    if (status < 500) return refuse(status, MESSAGES[status] ?? 'The request could not be understood');
    request.log.error({ err: error }, 'the ad server failed');
    return refuse(500, 'Internal server error');
  });
  scope.setNotFoundHandler(async () => {
    throw new AdProblem(404, MESSAGES[404] ?? '');
  });
};

/** Reads the session and the address of a reported impression or click. */
const makeVisitorOf =
  (ids: AdIds) =>
  (request: FastifyRequest): Visitor => {
    const sessionId = sessionIdOf(request);
    return { sessionKey: sessionId && ids.sessionKeyOf(sessionId), address: request.ip };
  };

/** The hashes under which the ledger keeps an address and its network. */
const makeOriginOf =
  (keyedHash: KeyedHash) =>
  (address: string): ClickOrigin => {
    const hashed = (network: string): string => keyedHash('ad-address', network).slice(0, 16);
    const key = addressKey(address);
    const network = networkKeyOf(key);
    return { address_key: hashed(key), network_key: network === undefined ? '' : hashed(network) };
  };

/** Services that the routes use. */
interface AdServices {
  readonly server: AdServer;
  readonly shop: AdShop;
  readonly ledger: Ledger;
  readonly ids: AdIds;
  readonly noteOrder: ReturnType<typeof makeOrderBook>;
  readonly visitorOf: (request: FastifyRequest) => Visitor;
}

const makeAdServices = (deps: AdRouteDeps, onError: (error: unknown) => void): AdServices => {
  const { database, clock, searchIndex, seed, pollMs, limits, refusals } = deps;
  const unitOfWork = makeUnitOfWork(database);
  const frequency = makeFrequency(clock);
  const keyedHash = makeKeyedHash(deps.serverSecret);
  const ids = makeAdIds(keyedHash, clock);
  const originOf = makeOriginOf(keyedHash);
  const ledger = makeLedger({ database, unitOfWork, clock, frequency, limits, refusals, originOf, onError });
  const shop = makeAdShop({ database, searchIndex, seed, ledger, onError, pollMs });
  const finder = makeCandidateFinder({ searchIndex, book: shop.book });
  return {
    server: makeAdServer({ finder, ledger, frequency, ids, clock, seed }),
    shop,
    ledger,
    ids,
    noteOrder: makeOrderBook({ unitOfWork, ids, clock }),
    visitorOf: makeVisitorOf(ids),
  };
};

/** Options of every route: body limit, rate limit and API key. */
type RouteRules = Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest'>;

/** Ads and banners for a page or a search. */
const registerAdRequests = (scope: FastifyInstance, rules: RouteRules, { server, shop }: AdServices): void => {
  scope.post('/v1/ads/generate', rules, async (request) => {
    const call = readGenerateCall(request.body);
    await shop.ready();
    return server.generate(call);
  });
  scope.post('/v1/ads/bannerx', rules, async (request) => {
    const call = readBannerxCall(request.body);
    await shop.ready();
    return server.bannerx(call);
  });
};

/** Reports of impressions, clicks and orders. */
const registerAdReports = (
  scope: FastifyInstance,
  rules: RouteRules,
  { ids, ledger, noteOrder, visitorOf }: AdServices,
): void => {
  scope.get<{ Params: { adId: string } }>('/v1/resource/first-i/:adId', rules, async (request) => {
    const ad = ids.read(request.params.adId);
    if (ad !== undefined) ledger.seen(ad, visitorOf(request));
    return {};
  });
  scope.get<{ Params: { adId: string } }>('/v1/resource/second-c/:adId', rules, async (request) => {
    const ad = ids.read(request.params.adId);
    if (ad !== undefined) await ledger.clicked(ad, visitorOf(request));
    return {};
  });
  scope.post('/v1/orders', rules, async (request) => {
    const orders = readOrders(request.body);
    await Promise.all(orders.map(noteOrder));
    return {};
  });
};

/**
 * Serves sponsored ads through the public interface of a retail media server: ads and banners, the banner carousel of
 * searches, impressions, clicks and orders. The server must have its address limits (`registerAddressLimit`). A report
 * with an id that is unknown, expired, or of another session than `x-session-id` gets the same response as a valid one
 * and counts nothing, so that guessing reveals nothing. Returns functions that reload the campaigns and that wait until
 * everything is written. [ADS-04] [ADS-05] [ADS-09]
 */
export const registerAdRoutes = (app: FastifyInstance, deps: AdRouteDeps): AdShop => {
  const { callsAMinute = CALLS_PER_MINUTE } = deps;
  const onError = (error: unknown): void => app.log.warn({ err: error }, 'the ad server could not reach its tables');
  const services = makeAdServices(deps, onError);
  const { shop, ledger } = services;
  // Loads the campaigns before the first request, which would have to wait for them.
  app.addHook('onListen', () => shop.ready().catch(onError));
  app.addHook('onClose', shop.close);
  if (deps.hasPage) registerAdsPage(app, { database: deps.database, clock: deps.clock, settled: ledger.settled });

  void app.register(
    async (scope) => {
      registerRefusals(scope);
      const limit = scope.rateLimit({
        max: callsAMinute,
        timeWindow: 60_000,
        errorResponseBuilder: (_request, { after }) =>
          new AdProblem(429, `There were too many calls from this address. Try again in ${after}.`),
      });
      const rules = { bodyLimit: MAX_BODY_BYTES, onRequest: [limit, keyCheck(deps.apiKey)] };
      registerAdRequests(scope, rules, services);
      registerAdReports(scope, rules, services);
    },
    { prefix: CITRUS_PREFIX },
  );
  return shop;
};
