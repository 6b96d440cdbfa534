import { fastifyRateLimit } from '@fastify/rate-limit';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { byNetwork } from '../../../settings/network-rate-store.ts';
import type { RenderRefusal } from '../observability/metrics';

export interface RenderLimitsOptions {
  /** The number of renderings a minute for the visitors of one address; IPv6 addresses count by their networks. */
  readonly perMinute: number;
  /** The maximum number of concurrent renderings for all clients. */
  readonly atOnce: number;
  /** Called for each rendering that is refused. */
  readonly onRefused: (reason: RenderRefusal) => void;
}

/**
 * Limits the work that clients can cause. A rendering is any page that is not served from the cache: a page that is not
 * cached, a page for one shopper, the response to a form, an error page. Pages from the cache are not counted and
 * always served.
 */
export interface RenderLimits {
  /** Renders for the client of this request; rejects with `RenderRefused` (429 or 503) beyond a limit. */
  readonly forRequest: <A>(request: FastifyRequest, render: () => Promise<A>) => Promise<A>;
  /**
   * Reads a form with a file into memory; rejects with `RenderRefused` beyond the limit of the address, and while as many
   * files are being read as the storefront has memory for.
   */
  readonly forUpload: <A>(request: FastifyRequest, read: () => Promise<A>) => Promise<A>;
  /** Renders a page for the cache, which no single visitor has caused; rejects with `RenderRefused` (503). */
  readonly forCache: <A>(render: () => Promise<A>) => Promise<A>;
}

/** A rendering that was refused. `retryAfterSeconds` is the time until the next attempt. */
export class RenderRefused extends Error {
  readonly statusCode: 429 | 503;

  constructor(
    readonly reason: RenderRefusal,
    readonly retryAfterSeconds: number,
  ) {
    super(reason === 'address' ? 'too many renderings for one address' : 'too many renderings at one time');
    this.statusCode = reason === 'address' ? 429 : 503;
  }
}

const MINUTE_MS = 60_000;
const BUSY_RETRY_SECONDS = 2;
/** Forms with a file that are read at one time. Each takes up to 15 MB. */
const UPLOADS_AT_ONCE = 4;

/** Adds the rate-limit plug-in to `app`, without a limit for its routes. */
export const makeRenderLimits = async (
  app: FastifyInstance,
  { perMinute, atOnce, onRefused }: RenderLimitsOptions,
): Promise<RenderLimits> => {
  await app.register(fastifyRateLimit, { ...byNetwork, global: false, max: perMinute, timeWindow: MINUTE_MS });
  const countAddress = app.createRateLimit();
  const slots = bulkhead(atOnce);
  const uploads = bulkhead(UPLOADS_AT_ONCE);
  const warnOnce = makeProxyWarning(app);

  const refused = (reason: RenderRefusal, retryAfterSeconds: number): RenderRefused => {
    onRefused(reason);
    return new RenderRefused(reason, retryAfterSeconds);
  };
  const within = async <A>(places: typeof slots, work: () => Promise<A>): Promise<A> => {
    try {
      return await places.execute(work);
    } catch (error) {
      throw isBulkheadRejectedError(error) ? refused('busy', BUSY_RETRY_SECONDS) : error;
    }
  };
  const count = async (request: FastifyRequest): Promise<void> => {
    const counted = await countAddress(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    warnOnce(request);
    throw refused('address', Math.max(1, counted.ttlInSeconds));
  };
  return {
    forCache: (render) => within(slots, render),
    forRequest: async (request, render) => {
      await count(request);
      return within(slots, render);
    },
    forUpload: async (request, read) => {
      await count(request);
      return within(uploads, read);
    },
  };
};

/** Behind a proxy that is not trusted, all visitors have the proxy's address and share one limit. */
const makeProxyWarning = (app: FastifyInstance): ((request: FastifyRequest) => void) => {
  let isWarned = false;
  return ({ headers, ips }) => {
    if (isWarned || ips !== undefined || headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    app.log.warn(
      'pages are refused to an address that sends X-Forwarded-For; if it is a proxy of yours, name it in TRUST_PROXY',
    );
  };
};
