import nock from 'nock';
import { adServerHeaders, MAX_AD_RESPONSE_BYTES, UpstreamAdServer } from '../../../adapters/citrus/upstream-ad-server';
import { makeHttpClient, type HttpClient } from '../../../adapters/http/http-client';
import type { FailingWorld } from '../../contracts/upstream-failures.contract';
import { aBanner, aSlide, CATAPULT } from '../../builders/upstream-ads';

const ORIGIN = 'http://ads.test';
const BASE = `${ORIGIN}/citrus`;

/** A request as the ad server sees it. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | null;
  readonly body: unknown;
  /** Matches only requests with one of these. */
  readonly visitor?: { readonly session: string | null; readonly address: string | null };
}

export interface SiteAnswer {
  readonly status?: number;
  /** Sent as JSON unless it is text. */
  readonly body?: unknown;
  readonly type?: string;
}

export const makeAdServer = (forwardsVisitor = false): UpstreamAdServer => {
  const client = (service: string): HttpClient =>
    makeHttpClient({
      service,
      baseUrl: BASE,
      timeoutMs: 10_000,
      maxResponseBytes: MAX_AD_RESPONSE_BYTES,
      headers: () => adServerHeaders('key+secret'),
    });
  return new UpstreamAdServer({
    requests: client('ads'),
    reports: client('ad-reports'),
    catalogId: 'cat-1',
    forwardsVisitor,
  });
};

/** Makes the ad server respond by this rule from now on. Returns the requests as they arrive. */
export const serveAdSite = (response: (seen: SeenCall) => SiteAnswer): ReadonlyArray<SeenCall> => {
  const all: SeenCall[] = [];
  nock.cleanAll();
  for (const method of ['get', 'post'] as const) {
    nock(ORIGIN)
      .persist()
      [method](/.*/)
      .reply(async (request: Request) => {
        const text = await request.text();
        const session = request.headers.get('x-session-id');
        const address = request.headers.get('x-forwarded-for');
        const seen: SeenCall = {
          method: request.method,
          path: new URL(request.url).pathname,
          authorization: request.headers.get('authorization'),
          body: text === '' ? undefined : (JSON.parse(text) as unknown),
          ...(session === null && address === null ? {} : { visitor: { session, address } }),
        };
        all.push(seen);
        const { status = 200, body = '', type = 'application/json' } = response(seen);
        return [status, typeof body === 'string' ? body : JSON.stringify(body), { 'content-type': type }];
      });
  }
  return all;
};

/** A failing ad server: it does not respond, refuses everything, or returns a list instead of an object. */
export const failingAdSite = (calls: FailingWorld['calls']): FailingWorld => ({
  calls,
  goesDown: () => {
    nock.cleanAll();
    for (const method of ['get', 'post'] as const) {
      nock(ORIGIN).persist()[method](/.*/).replyWithError('socket hang up');
    }
  },
  refuses: (status) => void serveAdSite(() => ({ status, body: '"catalogId is required"' })),
  talksNonsense: () => void serveAdSite(() => ({ body: [] })),
});

interface Body {
  readonly productFilters: ReadonlyArray<ReadonlyArray<string>>;
  readonly maxNumberOfAds?: number;
  readonly bannerSlotIds?: ReadonlyArray<string | { readonly slotId: string }>;
}

/** An ad server with three products, a banner for each slot, and a slide. Returns what it counted. */
export const adSite = (): ((kind: 'impression' | 'click' | 'order', id: string) => number) => {
  const counted = new Set<string>();
  serveAdSite(({ path, body }) => {
    if (path === '/citrus/v1/orders') {
      for (const { id } of (body as { readonly orders: ReadonlyArray<{ readonly id: string }> }).orders) {
        counted.add(`order ${id}`);
      }
      return { body: '' };
    }
    const report = /^\/citrus\/v1\/resource\/(first-i|second-c)\/(.+)$/.exec(path);
    if (report !== null) {
      counted.add(`${report[1] === 'first-i' ? 'impression' : 'click'} ${decodeURIComponent(report[2] ?? '')}`);
      return { body: '' };
    }
    const { productFilters, maxNumberOfAds = 0, bannerSlotIds = [] } = body as Body;
    const isMatched = productFilters.flat().every((filter) => filter !== 'categoryID:999999');
    const slots = isMatched ? bannerSlotIds.map((slot) => (typeof slot === 'string' ? slot : slot.slotId)) : [];
    return path === '/citrus/v1/ads/bannerx'
      ? { body: { ads: slots.filter((slotId) => slotId === CATAPULT).map(slotOnTheWire) } }
      : {
          body: {
            ads: isMatched ? [1, 2, 3].slice(0, maxNumberOfAds).map(adOnTheWire) : [],
            banners: slots.map(bannerOnTheWire),
            products: [],
            memoryToken: '',
          },
        };
  });
  return (kind, adId) => (counted.has(`${kind} ${adId}`) ? 1 : 0);
};

export const adOnTheWire = (number: number): Record<string, unknown> => ({
  id: `display_x${number}`,
  gtin: `SKU-100${number}`,
  position: number,
  expiry: '2030-01-05T20:00:00.000000000Z',
  discount: { amount: 0, minPrice: 0, maxPerCustomer: 0 },
  metadata: {},
});

export const bannerOnTheWire = (slotId: string): Record<string, unknown> => {
  const { size: _size, ...banner } = aBanner(slotId);
  return { ...banner, gtins: [], expiry: '2030-01-05T20:00:00.000000000Z', tags: {} };
};

export const slotOnTheWire = (slotId: string): Record<string, unknown> => ({
  slotId,
  contentStandardId: 'cs-1',
  banners: [{ ...aSlide(), ctaFlag: true, backgroundColour: '#fff', gtins: ['SKU-1001'], position: 1, tags: {} }],
});
