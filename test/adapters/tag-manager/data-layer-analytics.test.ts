import { BrowserConsent } from '../../../adapters/browser/browser-consent';
import { DataLayerAnalytics } from '../../../adapters/tag-manager/data-layer-analytics';
import { DataLayerQueue } from '../../../adapters/tag-manager/data-layer-queue';
import type { AnalyticsEvent } from '../../../core/analytics/analytics';
import { analyticsContract } from '../../contracts/analytics.contract';
import { FakeCookies } from '../../fakes/fake-cookies';

interface Entry {
  readonly event: AnalyticsEvent['name'];
}

const granted = { mayTrack: () => true };
const EVENT: AnalyticsEvent = { name: 'page-view', pageType: 'sign in', category: 'account' };

analyticsContract('the data layer', () => {
  const window: { dataLayer?: Entry[] } = {};
  return {
    analytics: new DataLayerAnalytics(window, granted),
    arrived: () => (window.dataLayer ?? []).map(({ event, ...facts }) => ({ name: event, ...facts }) as AnalyticsEvent),
  };
});

test('[ANA-01] [MOD-04] appends an event to the existing data layer', () => {
  const window = { dataLayer: [{ event: 'gtm.js' }] };
  new DataLayerAnalytics(window, granted).report(EVENT)();
  expect(window.dataLayer).toEqual([
    { event: 'gtm.js' },
    { event: 'page-view', pageType: 'sign in', category: 'account' },
  ]);
});

/** One event of each kind with its data layer entry. */
const ENTRIES: {
  readonly [Name in AnalyticsEvent['name']]: readonly [AnalyticsEvent & { readonly name: Name }, object];
} = {
  'page-view': [EVENT, { event: 'page-view', pageType: 'sign in', category: 'account' }],
  'sign-in': [
    { name: 'sign-in', origin: 'google' },
    { event: 'sign-in', origin: 'google' },
  ],
  'checkout-step': [
    { name: 'checkout-step', step: 'delivery', itemCount: 2 },
    { event: 'checkout-step', step: 'delivery', itemCount: 2 },
  ],
  purchase: [
    { name: 'purchase', orderId: '900001', revenue: 12.99, items: [] },
    { event: 'purchase', orderId: '900001', revenue: 12.99, items: [] },
  ],
  registration: [
    { name: 'registration', place: 'interstitial' },
    { event: 'registration', place: 'interstitial' },
  ],
  'newsletter-sign-up': [
    { name: 'newsletter-sign-up', shopper: 'guest' },
    { event: 'newsletter-sign-up', shopper: 'guest' },
  ],
  'join-pals': [
    { name: 'join-pals', step: 'declined' },
    { event: 'join-pals', step: 'declined' },
  ],
  'card-application': [
    { name: 'card-application', result: 'APPROVED' },
    { event: 'card-application', result: 'APPROVED' },
  ],
  'search-preview': [
    { name: 'search-preview', state: 'open' },
    { event: 'search-preview', state: 'open' },
  ],
  'pet-weight-alert-closed': [{ name: 'pet-weight-alert-closed' }, { event: 'pet-weight-alert-closed' }],
  CITRUS_AD_IMPRESSION: [
    { name: 'CITRUS_AD_IMPRESSION', widgetId: 'display_x1', widgetType: 'citrus' },
    { event: 'CITRUS_AD_IMPRESSION', widgetId: 'display_x1', widgetType: 'citrus' },
  ],
  CITRUS_AD_CLICK: [
    { name: 'CITRUS_AD_CLICK', widgetId: 'display_x1', widgetType: 'citrus' },
    { event: 'CITRUS_AD_CLICK', widgetId: 'display_x1', widgetType: 'citrus' },
  ],
};

test.each(Object.entries(ENTRIES))('[ANA-01] the event %s has exactly this entry', (_name, [event, entry]) => {
  const window: { dataLayer?: unknown[] } = {};
  new DataLayerAnalytics(window, granted).report(event)();
  expect(window.dataLayer).toEqual([entry]);
});

const throwing = (): never => {
  throw new Error('blocked');
};

test.each<readonly [string, { dataLayer?: unknown }]>([
  ['that throws on reading', Object.defineProperty({}, 'dataLayer', { get: throwing })],
  ['that cannot be created', Object.freeze({})],
  ['that is not an array', { dataLayer: 'nothing' }],
  ['that resembles an array', { dataLayer: { length: 0, push: throwing } }],
  ['that is frozen', { dataLayer: Object.freeze([]) }],
  ['whose push throws', { dataLayer: Object.assign([], { push: throwing }) }],
  ['without push', { dataLayer: Object.assign([], { push: undefined }) }],
])('[ANA-01] keeps a data layer %s unchanged without an error', (_case, window) => {
  const before = Object.getOwnPropertyDescriptor(window, 'dataLayer');
  const queue = new DataLayerQueue(window, () => 1);
  expect(() => {
    new DataLayerAnalytics(window, granted).report(EVENT)();
    queue.begin();
  }).not.toThrow();
  expect(queue.empty).not.toThrow();
  expect(Object.getOwnPropertyDescriptor(window, 'dataLayer')).toEqual(before);
});

const results = (from: number, to: number): ReadonlyArray<AnalyticsEvent & { readonly result: string }> =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ name: 'card-application', result: String(from + index) }));
const resultsIn = (layer: ReadonlyArray<unknown>): ReadonlyArray<unknown> =>
  layer.flatMap((entry) => (entry instanceof Object && 'result' in entry ? [entry.result] : []));
/** Entries of others, including invalid ones, duplicates and one that resembles the shop's. */
const theirs = (): unknown[] => [
  ...Array.from({ length: 600 }, (_, index) => ({ event: `theirs-${index}` })),
  'text',
  null,
  undefined,
  null,
  { event: 'card-application' },
];

test("[ANA-01] keeps at most 500 own entries on the shop's pages by removing its oldest, and no others'", () => {
  const before = theirs();
  const window: { dataLayer: unknown[] } = { dataLayer: [...before] };
  const analytics = new DataLayerAnalytics(window, granted);
  for (const event of results(1, 300)) analytics.report(event)();
  const between = { event: 'gtm.dom' };
  window.dataLayer.push(between);
  for (const event of results(301, 510)) analytics.report(event)();
  const waiting = resultsIn(window.dataLayer);
  expect([waiting.length, waiting[0], waiting.at(-1)]).toEqual([500, '11', '510']);
  expect(window.dataLayer.slice(0, before.length)).toEqual(before);
  expect(window.dataLayer.indexOf(between)).toBe(before.length + 290);
});

test("[ADS-02, ANA-01] removes nothing on a partner's page and stops after 500 own entries", () => {
  const before = theirs();
  const window: { dataLayer: unknown[] } = { dataLayer: [...before] };
  const { dataLayer } = window;
  const analytics = new DataLayerAnalytics(window, granted, 'host');
  for (const event of results(1, 510)) analytics.report(event)();
  expect(window.dataLayer).toBe(dataLayer);
  expect(dataLayer.slice(0, before.length)).toEqual(before);
  expect(resultsIn(dataLayer.slice(before.length))).toEqual(results(1, 500).map(({ result }) => result));
  dataLayer.splice(before.length, 100);
  for (const event of results(511, 512)) analytics.report(event)();
  expect(resultsIn(dataLayer).slice(-2)).toEqual(['511', '512']);
});

test.each<readonly [string, { dataLayer?: unknown }]>([
  ['none', {}],
  ['a name without an array', { dataLayer: undefined }],
  ['nothing', { dataLayer: null }],
  ['an object of another type', { dataLayer: { push: () => 1 } }],
])("[ADS-02, ANA-01] keeps a partner page's data layer with %s", (_, window) => {
  const before = { ...window };
  new DataLayerAnalytics(window, granted, 'host').report(EVENT)();
  expect(window).toStrictEqual(before);
});

test('[ANA-01] removes its queued entries without those of others', () => {
  const window: { dataLayer: unknown[] } = { dataLayer: theirs() };
  const queue = new DataLayerQueue(window, () => 1);
  new DataLayerAnalytics(window, granted).report(EVENT)();
  window.dataLayer.push({ event: 'gtm.load' });
  queue.begin();
  queue.empty();
  expect(window.dataLayer).toEqual([...theirs(), { event: 'gtm.load' }]);
});

test('[ANA-01] writes nothing to a full data layer whose oldest entry cannot be removed', () => {
  const window: { dataLayer: unknown[] } = { dataLayer: [] };
  const analytics = new DataLayerAnalytics(window, granted);
  for (const event of results(1, 500)) analytics.report(event)();
  Object.assign(window.dataLayer, { splice: throwing });
  expect(analytics.report(EVENT)).not.toThrow();
  expect(window.dataLayer).toHaveLength(500);
});

test('[ANA-01] creates no data layer without consent, and checks consent for each event', () => {
  const window: { dataLayer?: unknown } = {};
  const responses = [false, true, false];
  const analytics = new DataLayerAnalytics(window, { mayTrack: () => responses.shift() ?? false });
  analytics.report(EVENT)();
  expect(window).toEqual({});
  analytics.report(EVENT)();
  analytics.report(EVENT)();
  expect(window.dataLayer).toHaveLength(1);
});

test("[ANA-02] starts the tag manager's queue with the time, after earlier reports, and can clear it", () => {
  const window: { dataLayer?: unknown[] } = {};
  const queue = new DataLayerQueue(window, () => 1_700_000_000_000);
  new DataLayerAnalytics(window, granted).report({ name: 'pet-weight-alert-closed' })();
  queue.begin();
  const layer = window.dataLayer;
  expect(layer).toEqual([{ event: 'pet-weight-alert-closed' }, { 'gtm.start': 1_700_000_000_000, event: 'gtm.js' }]);
  queue.empty();
  expect(window.dataLayer).toBe(layer);
  expect(layer).toEqual([]);
});

test.each([
  ['set', { globalPrivacyControl: true }, 0],
  ['not set', { globalPrivacyControl: false }, 1],
  ['unknown', {}, 1],
])('[ANA-01] with Global Privacy Control %s writes the data layer accordingly', (_, navigator, entries) => {
  const window: { dataLayer?: unknown[] } = {};
  const consent = new BrowserConsent(navigator, 'none', new FakeCookies(), () => undefined);
  new DataLayerAnalytics(window, consent).report(EVENT)();
  expect(window.dataLayer ?? []).toHaveLength(entries);
});
