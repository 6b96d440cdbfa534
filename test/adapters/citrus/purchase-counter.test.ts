import { HttpPurchaseCounter } from '../../../adapters/citrus/http-purchase-counter';
import type { PlacedPurchase } from '../../../core/analytics/report-purchase';
import { SESSION_ID } from '../../builders/upstream-ads';
import {
  PLACED_AT,
  purchaseCounterContract,
  type CountedPurchase,
  type PurchaseCounterWorld,
} from '../../contracts/purchase-counter.contract';
import { adProxy, stubAdProxy, takeAdProxyDown, type ReceivedRequest } from './ad-proxy-stub';

const NOW = Date.parse('2026-11-23T18:01:00Z');
const ORDERED = Date.parse('2026-11-23T18:00:00Z');
const DAYS_30_MS = 30 * 86_400_000;
const PURCHASE: PlacedPurchase = {
  orderId: '900001',
  placedAt: '2026-11-23T18:00:00Z',
  revenue: 25.98,
  items: [
    { id: '22001', name: 'Dog food', variationId: 'SKU-1001', quantity: 2, price: 12.99 },
    { id: '22002', name: 'Without a part number', quantity: 1, price: 1 },
  ],
};

const countedBy = ({ body }: ReceivedRequest): CountedPurchase => {
  const { id, placedAt, items } = body as { id: string; placedAt: string; items: CountedPurchase['lines'] };
  return { orderId: id, placedAt, lines: items };
};

purchaseCounterContract('HttpPurchaseCounter', (): PurchaseCounterWorld => {
  const seen: ReceivedRequest[] = [];
  const pending: Array<Promise<unknown>> = [];
  const isBack = (): void =>
    void stubAdProxy((request) => {
      seen.push(request);
      return [204, ''];
    });
  isBack();
  const proxy = adProxy();
  const counter = new HttpPurchaseCounter({
    proxy: {
      ...proxy,
      fetch: (url, options) => {
        const response = proxy.fetch(url, options);
        pending.push(response.catch(() => undefined));
        return response;
      },
    },
    consent: { mayTrack: () => true },
    session: () => ({ id: SESSION_ID, expiry: NOW + 1 }),
    followedAt: () => Date.parse(PLACED_AT) - 1,
    customerId: () => undefined,
    clock: () => NOW,
  });
  return {
    counter,
    counted: async () => {
      await Promise.all(pending);
      return seen.map(countedBy);
    },
    goesDown: takeAdProxyDown,
    isBack,
  };
});

interface Sent {
  readonly url: string;
  readonly options: RequestInit;
}

/** Reports the purchase from a browser; returns what it sends. */
const sentFrom = (
  facts: Partial<{
    mayTrack: boolean;
    session: { id: string; expiry: number };
    followedAt: number;
    customerId: string;
    fails: boolean;
  }> = {},
  purchase = PURCHASE,
): ReadonlyArray<Sent> => {
  const sent: Sent[] = [];
  const { mayTrack = true, customerId, fails = false } = facts;
  const followedAt = 'followedAt' in facts ? facts.followedAt : ORDERED - 1;
  const session = 'session' in facts ? facts.session : { id: SESSION_ID, expiry: NOW + 1 };
  new HttpPurchaseCounter({
    proxy: {
      origin: '',
      credentials: 'same-origin',
      fetch: async (url, options) => {
        sent.push({ url, options });
        if (fails) throw new Error('offline');
        return { ok: true, status: 204, body: null };
      },
    },
    consent: { mayTrack: () => mayTrack },
    session: () => session,
    followedAt: () => followedAt,
    customerId: () => customerId,
    clock: () => NOW,
  }).ordered(purchase)();
  return sent;
};

test('[ORD-03] reports number, time and lines of an order with the session of the ads', () => {
  const [{ url, options } = { url: '', options: {} }] = sentFrom({ customerId: '700002' });
  expect([url, options.method, options.keepalive, options.credentials]).toEqual([
    '/api/citrus/order',
    'POST',
    true,
    'same-origin',
  ]);
  expect(JSON.parse(String(options.body))).toEqual({
    id: '900001',
    sessionId: SESSION_ID,
    customerId: '700002',
    placedAt: '2026-11-23T18:00:00.000Z',
    items: [{ sku: 'SKU-1001', quantity: 2, price: 12.99 }],
  });
});

test.each([
  ['without consent', { mayTrack: false }],
  ['in a browser that was never served an ad', { session: undefined }],
  ['in a browser that followed no ad', { followedAt: undefined }],
  ['when the ad was followed more than 30 days before', { followedAt: ORDERED - DAYS_30_MS - 1 }],
  ['when the ad was followed after the order', { followedAt: ORDERED + 5 * 60_000 + 1 }],
  ['when the session of the ads has expired', { session: { id: SESSION_ID, expiry: NOW } }],
])('[ANA-01] reports nothing %s', (_case, facts) => {
  expect(sentFrom(facts as Parameters<typeof sentFrom>[0])).toEqual([]);
});

test.each([ORDERED - DAYS_30_MS, ORDERED, ORDERED + 5 * 60_000])(
  '[ORD-03] reports an order after a click at %d',
  (followedAt) => {
    expect(sentFrom({ followedAt })).toHaveLength(1);
  },
);

test('[ORD-03] reports nothing for an order without a time', () => {
  expect(sentFrom({}, { ...PURCHASE, placedAt: undefined })).toEqual([]);
});

test('[ANA-01] a report that is lost disturbs nobody', async () => {
  expect(sentFrom({ fails: true })).toHaveLength(1);
  // An unhandled rejection would fail this test.
  await new Promise<void>((resolve) => setImmediate(resolve));
});
