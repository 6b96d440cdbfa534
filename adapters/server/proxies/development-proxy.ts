import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rejectCrossOrigin } from '../responses/json-errors';
import { bodyOf, type ProxyOptions, MAX_REQUEST_BYTES, passThrough } from './proxy';
import { takesBytes } from '../requests/request-bodies';

/** The page that shows the mail which the shop has sent. */
export const OUTBOX_PATH = '/dev/outbox';
const GOOGLE_PATH = '/dev/google';
/** The page that shows the impressions and clicks of sponsored ads. */
const ADS_PATH = '/dev/ads';

/** The page that packs, ships and delivers orders by hand, as the fulfilment side does. */
const ORDERS_PATH = '/dev/orders';

/** The page that shows the background work, and tries again what was given up. */
const JOBS_PATH = '/dev/jobs';

/** The page that publishes and rejects reviews by hand. */
const REVIEWS_PATH = '/dev/reviews';

/** The page that answers questions and decides about held texts by hand. */
const QUESTIONS_PATH = '/dev/questions';

const SCRIPTS_PATH = '/dev/scripts';

const PAGES = [
  OUTBOX_PATH,
  ADS_PATH,
  ORDERS_PATH,
  JOBS_PATH,
  REVIEWS_PATH,
  QUESTIONS_PATH,
  GOOGLE_PATH,
  `${GOOGLE_PATH}/done`,
  `${GOOGLE_PATH}/done.js`,
  ...['tag-manager.js', 'click-tracking.js', 'curalate.js', 'search-beacon.js', 'heard'].map(
    (name) => `${SCRIPTS_PATH}/${name}`,
  ),
];
const CALL = { kind: 'optional', resource: 'development' } as const;
/** Types of the pages, their scripts and their data. */
const TYPES = /^(?:text\/(?:html|javascript|plain)|application\/json)$/;
const REQUEST_HEADERS = ['accept', 'accept-language', 'content-type'];
/** These pages have stricter security headers of their own. */
const RESPONSE_HEADERS = ['content-security-policy', 'cross-origin-opener-policy', 'referrer-policy', 'location'];

/**
 * `/dev/*`: the backend's pages for developers on the shop's origin: sent mail, the stub identity provider, the fulfilment
 * of orders by hand, the background work, the queues of reviews and questions, and stubs of third-party scripts (ANA-02). They give access to accounts, so they are registered only with DEV_PAGES. They are never
 * cached or indexed.
 */
export const registerDevelopmentProxy = (
  app: FastifyInstance,
  options: Omit<ProxyOptions, 'requestHeaders' | 'responseHeaders' | 'cookieRules'>,
): void => {
  const proxy: ProxyOptions = {
    ...options,
    requestHeaders: REQUEST_HEADERS,
    responseHeaders: RESPONSE_HEADERS,
    contentTypes: TYPES,
  };

  const pass = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    passThrough(
      request,
      reply.header('x-robots-tag', 'noindex, nofollow'),
      { call: CALL, path: request.url, body: bodyOf(request), isPersonal: true },
      proxy,
    );

  void app.register(async (pages) => {
    takesBytes(pages, 'application/x-www-form-urlencoded', MAX_REQUEST_BYTES);
    for (const url of PAGES) pages.get(url, pass);
    const posts = [
      `${ORDERS_PATH}/:shipmentId/:step`,
      `${JOBS_PATH}/:jobId/again`,
      `${REVIEWS_PATH}/:id/:revision/:step`,
      `${QUESTIONS_PATH}/:kind/:id/:step`,
    ];
    for (const url of [GOOGLE_PATH, ...posts]) {
      pages.post(url, async (request, reply) =>
        rejectCrossOrigin(request, reply, options) ? reply : pass(request, reply),
      );
    }
  });
};
