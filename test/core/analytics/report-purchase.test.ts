import fc from 'fast-check';
import { makeReportPurchase, type PlacedPurchase, REPORTED_ORDERS_KEY } from '../../../core/analytics/report-purchase';
import type { Cookies } from '../../../core/shared/cookies';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakeConsentManager } from '../../fakes/fake-consent-manager';
import { FakeCookies } from '../../fakes/fake-cookies';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';
import { FakePurchaseCounter } from '../../fakes/fake-purchase-counter';

const PLACED = Date.parse('2026-11-23T18:00:00Z');
const MINUTE = 60_000;
const ITEMS = [{ id: '22001', name: 'Dog food', variationId: 'SKU-1001', quantity: 2, price: 12.99 }];

const aPurchase = (facts: Partial<PlacedPurchase> = {}): PlacedPurchase => ({
  orderId: '900001',
  placedAt: '2026-11-23T18:00:00Z',
  revenue: 25.98,
  items: ITEMS,
  ...facts,
});

const world = (now = PLACED + MINUTE, marks = new FakeKeyValueStorage(), cookies = new FakeCookies()) => {
  const analytics = new FakeAnalytics();
  const behaviour = new FakeBehaviourTracker();
  const ads = new FakePurchaseCounter();
  const consent = new FakeConsentManager('none');
  const report = makeReportPurchase({ analytics, behaviour, ads, marks, cookies, consent, clock: () => now });
  return { analytics, behaviour, ads, marks, cookies, consent, report, count: () => ads.counted().length };
};

test('[SRC-08] [ANA-01] reports an order to the tag manager, the search service and the ad server', () => {
  const { analytics, behaviour, ads, report } = world();
  report(aPurchase())();
  const facts = { orderId: '900001', revenue: 25.98, items: ITEMS };
  expect(analytics.reported()).toEqual([{ name: 'purchase', ...facts }]);
  expect(behaviour.recordedEvents()).toEqual([{ kind: 'purchased', ...facts }]);
  expect(ads.counted()).toEqual([aPurchase()]);
});

test('[ORD-03] reports an order once, also when its page is loaded again', () => {
  const first = world();
  first.report(aPurchase())();
  first.report(aPurchase())();
  const reloaded = world(PLACED + 2 * MINUTE, first.marks);
  reloaded.report(aPurchase())();
  expect([first.count(), reloaded.count()]).toEqual([1, 0]);
});

test('[ORD-03] [USR-08] reports an order once, also when a sign-out has cleared the storage since', () => {
  const first = world();
  first.report(aPurchase())();
  first.marks.clear();
  const again = world(PLACED + 2 * MINUTE, first.marks, first.cookies);
  again.report(aPurchase())();
  again.report(aPurchase({ orderId: '900002' }))();
  expect([first.count(), again.ads.counted().map(({ orderId }) => orderId)]).toEqual([1, ['900002']]);
});

test('[ORD-03] [ANA-01] without consent the mark is in the storage only, and no cookie is written', () => {
  const { report, marks, cookies, consent } = world();
  consent.hasAnswered('refused');
  report(aPurchase())();
  expect([marks.all, cookies.all]).toEqual([{ [REPORTED_ORDERS_KEY]: '900001' }, {}]);
  consent.hasAnswered('given');
  report(aPurchase({ orderId: '900002' }))();
  expect([marks.all, cookies.all]).toEqual([
    { [REPORTED_ORDERS_KEY]: '900001,900002' },
    { [REPORTED_ORDERS_KEY]: '900002' },
  ]);
});

test('[ORD-03] the cookie with the marks has ten orders at most, and ends when none of them is reported any more', () => {
  const lifetimes: unknown[] = [];
  class Recording extends FakeCookies {
    override readonly write: Cookies['write'] = (name, value, options) => () => {
      lifetimes.push(options?.maxAgeSeconds);
      this.hasCookie(name, value);
    };
  }
  const { report, cookies } = world(PLACED, new FakeKeyValueStorage(), new Recording());
  for (let number = 1; number <= 12; number += 1) report(aPurchase({ orderId: String(number) }))();
  expect(cookies.all).toEqual({ [REPORTED_ORDERS_KEY]: '3,4,5,6,7,8,9,10,11,12' });
  expect(new Set(lifetimes)).toEqual(new Set([35 * 60]));
});

test('[ORD-03] reports each of several orders once', () => {
  const { report, ads } = world();
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }).map(String), { maxLength: 40 }), (orderIds) => {
      for (const orderId of orderIds) report(aPurchase({ orderId }))();
      const counted = ads.counted().map(({ orderId }) => orderId);
      expect(new Set(counted).size).toBe(counted.length);
      expect(orderIds.every((orderId) => counted.includes(orderId))).toBe(true);
    }),
  );
});

test.each([
  ['older than half an hour', '2026-11-23T17:29:59Z'],
  ['from the future', '2026-11-23T18:06:01Z'],
  ['of an unknown time', undefined],
  ['of an unreadable time', 'yesterday'],
])('[ORD-03] does not report an order %s', (_case, placedAt) => {
  const { report, count, marks } = world(PLACED);
  report(aPurchase({ placedAt }))();
  expect([count(), marks.all]).toEqual([0, {}]);
});

test('[ORD-03] reports nothing in a browser that cannot remember it', () => {
  const { report, count } = world(PLACED, new FakeKeyValueStorage().isBlocked());
  report(aPurchase())();
  expect(count()).toBe(0);
});

test('[ORD-03] keeps the marks of the last 50 orders', () => {
  const { report, marks } = world();
  for (let number = 1; number <= 60; number += 1) report(aPurchase({ orderId: String(number) }))();
  const marked = marks.all[REPORTED_ORDERS_KEY]?.split(',') ?? [];
  expect([marked.length, marked[0], marked.at(-1)]).toEqual([50, '11', '60']);
});

test('[ANA-01] an order that was placed without consent is not reported after a later consent', () => {
  const marks = new FakeKeyValueStorage();
  const before = world(PLACED, marks);
  before.behaviour.withdrawsConsent();
  before.report(aPurchase())();
  const after = world(PLACED + MINUTE, marks);
  after.report(aPurchase())();
  expect([before.behaviour.recordedEvents(), after.behaviour.recordedEvents()]).toEqual([[], []]);
});
