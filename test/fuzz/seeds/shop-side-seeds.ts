import type { Seed } from './seed';

/** Whose key opens a part of the shop's own side. */
export type ShopSideKey = 'fulfilment' | 'pharmacy' | 'moderation' | 'questions';

/** A request to the shop's own side. `{name}` in its path stands for an id of that kind. */
export interface ShopSideSeed extends Seed {
  /** What opens it: a key, a signature of the payment provider, or nothing in a shop for developers. */
  readonly opens: ShopSideKey | 'signature' | 'development';
}

const seedsOf =
  (opens: ShopSideSeed['opens'], prefix: string) =>
  (method: 'GET' | 'POST', pattern: string, path: string, more: Partial<Seed> = {}): ShopSideSeed => ({
    route: `${method} ${prefix}${pattern}`,
    path: prefix + path,
    opens,
    ...more,
  });

const fulfilmentSeeds = (): ReadonlyArray<ShopSideSeed> => {
  const seed = seedsOf('fulfilment', '/fulfilment/v1/shipments');
  const step = (name: string, json?: unknown): ShopSideSeed =>
    seed('POST', `/:id/${name}`, `/{shipmentId}/${name}`, json === undefined ? {} : { json });
  return [
    seed('GET', '', '?status=to-pack&after=0'),
    ...['packed', 'ready', 'picked-up', 'delivered', 'cancelled'].map((name) => step(name)),
    step('shipped', { carrier: 'UPS', trackingNumber: '1Z999' }),
    step('returned', { isSellable: true, isUndelivered: true }),
    step('returned', { returnId: '1', receiptId: 'R-1', orderItem: [{ orderItemId: '1', quantity: 1 }] }),
  ];
};

const pharmacySeeds = (): ReadonlyArray<ShopSideSeed> => {
  const seed = seedsOf('pharmacy', '/pharmacy/v1/prescriptions');
  return [
    seed('GET', '', '?after=0'),
    seed('POST', '/:id/approved', '/{prescriptionId}/approved'),
    seed('POST', '/:id/declined', '/{prescriptionId}/declined', { json: { reason: 'please come in first.' } }),
  ];
};

const moderationSeeds = (): ReadonlyArray<ShopSideSeed> => {
  const reviews = seedsOf('moderation', '/moderation/v1/reviews');
  const questions = seedsOf('questions', '/questions/v1');
  return [
    reviews('GET', '', '?status=pending&after=0'),
    ...['published', 'rejected'].map((status) =>
      reviews('POST', `/:id/${status}`, `/{reviewId}/${status}`, { json: { revision: 1 } }),
    ),
    questions('GET', '/open', '/open'),
    questions('POST', '/questions/:id/answer', '/questions/{questionId}/answer', { json: { text: 'It is.' } }),
    ...['publish', 'reject'].flatMap((step) => [
      questions('POST', `/questions/:id/${step}`, `/questions/{questionId}/${step}`),
      questions('POST', `/answers/:id/${step}`, `/answers/{answerId}/${step}`),
    ]),
  ];
};

const ORDER_STEPS = ['packed', 'shipped', 'delivered', 'ready', 'picked-up', 'cancelled', 'returned', 'undelivered'];

const developmentSeeds = (): ReadonlyArray<ShopSideSeed> => {
  const dev = seedsOf('development', '/dev');
  const form = (pattern: string, path: string, fields: Readonly<Record<string, string>> = {}): ShopSideSeed =>
    dev('POST', pattern, path, { form: fields });
  const pages = ['/outbox', '/outbox.json', '/ads', '/ads.json', '/orders', '/reviews', '/questions', '/jobs'];
  const scripts = ['tag-manager.js', 'click-tracking.js', 'curalate.js', 'search-beacon.js', 'heard'];
  const google = ['/google', '/google/keys', '/google/done', '/google/done.js'];
  return [
    ...[...pages, ...scripts.map((name) => `/scripts/${name}`), ...google].map((path) => dev('GET', path, path)),
    dev('GET', '/outbox', '/outbox?mail={mailId}'),
    form('/google', '/google', { email: '‹shopper.email›', nonce: 'a' }),
    ...ORDER_STEPS.map((step) => form('/orders/:id/:move', `/orders/{shipmentId}/${step}`)),
    form('/orders/:id/:move', '/orders/{shipmentId}/returned', { receiptId: 'R-1', 'pieces-1': '1' }),
    ...['approved', 'declined'].map((step) => form('/orders/:id/:move', `/orders/{prescriptionId}/${step}`)),
    ...['published', 'rejected'].map((step) => form('/reviews/:id/:revision/:status', `/reviews/{reviewId}/1/${step}`)),
    form('/questions/:kind/:id/:step', '/questions/questions/{questionId}/answer', { text: 'It is.' }),
    ...['publish', 'reject'].flatMap((step) => [
      form('/questions/:kind/:id/:step', `/questions/questions/{questionId}/${step}`),
      form('/questions/:kind/:id/:step', `/questions/answers/{answerId}/${step}`),
    ]),
    form('/jobs/:id/again', '/jobs/{jobId}/again'),
    form('/jobs/movements/:id/again', '/jobs/movements/{movementId}/again'),
  ];
};

/** The route of the payment provider's events. */
export const EVENTS_ROUTE = 'POST /payments/events';

/** One valid request for each route that is neither the shoppers' nor public. */
export const shopSideSeeds = (): ReadonlyArray<ShopSideSeed> => [
  ...fulfilmentSeeds(),
  ...pharmacySeeds(),
  ...moderationSeeds(),
  ...developmentSeeds(),
  { route: EVENTS_ROUTE, path: '/payments/events', opens: 'signature' },
];

/** The interfaces for shoppers and their browsers, and what everybody may read. Every other route is the shop's side. */
const FOR_ALL =
  /^(?:\/wcs\/|\/search\/resources\/|\/constructor\/|\/discover\/|\/citrus\/|\/images\/|\/geolocation\/|\/wcsstore\/|\/api\/solr-skus-price$|\/healthz$|\/readyz$)/;

/** Whether a route belongs to the shop's own side. */
export const isShopSide = (route: string): boolean => !FOR_ALL.test(route.slice(route.indexOf('/')));
