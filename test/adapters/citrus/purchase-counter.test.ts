import { HttpPurchaseCounter } from '../../../adapters/citrus/http-purchase-counter';
import type { PlacedPurchase } from '../../../core/analytics/report-purchase';
import { SESSION_ID } from '../../builders/upstream-ads';

const NOW = Date.parse('2026-11-23T18:01:00Z');
const PURCHASE: PlacedPurchase = {
  orderId: '900001',
  placedAt: '2026-11-23T18:00:00Z',
  revenue: 25.98,
  items: [
    { id: '22001', name: 'Dog food', variationId: 'SKU-1001', quantity: 2, price: 12.99 },
    { id: '22002', name: 'Without a part number', quantity: 1, price: 1 },
  ],
};

interface Sent {
  readonly url: string;
  readonly options: RequestInit;
}

/** Reports the purchase from a browser; returns what it sends. */
const sentFrom = (
  facts: Partial<{
    mayTrack: boolean;
    session: { id: string; expiry: number };
    customerId: string;
    fails: boolean;
  }> = {},
  purchase = PURCHASE,
): ReadonlyArray<Sent> => {
  const sent: Sent[] = [];
  const { mayTrack = true, customerId, fails = false } = facts;
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
  ['when the session of the ads has expired', { session: { id: SESSION_ID, expiry: NOW } }],
])('[ANA-01] reports nothing %s', (_case, facts) => {
  expect(sentFrom(facts as Parameters<typeof sentFrom>[0])).toEqual([]);
});

test('[ORD-03] reports nothing for an order without a time', () => {
  expect(sentFrom({}, { ...PURCHASE, placedAt: undefined })).toEqual([]);
});

test('[ANA-01] a report that is lost disturbs nobody', async () => {
  expect(sentFrom({ fails: true })).toHaveLength(1);
  // An unhandled rejection would fail this test.
  await new Promise<void>((resolve) => setImmediate(resolve));
});
