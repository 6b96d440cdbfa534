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

test('[ANA-01] [MOD-04] an event is an entry of the data layer that is there already', () => {
  const window = { dataLayer: [{ event: 'gtm.js' }] };
  new DataLayerAnalytics(window, granted).report(EVENT)();
  expect(window.dataLayer).toEqual([
    { event: 'gtm.js' },
    { event: 'page-view', pageType: 'sign in', category: 'account' },
  ]);
});

/** One of each kind, and the entry that comes of it. */
const ENTRIES: {
  readonly [Name in AnalyticsEvent['name']]: readonly [AnalyticsEvent & { readonly name: Name }, object];
} = {
  'page-view': [EVENT, { event: 'page-view', pageType: 'sign in', category: 'account' }],
  'sign-in': [
    { name: 'sign-in', origin: 'google' },
    { event: 'sign-in', origin: 'google' },
  ],
  registration: [
    { name: 'registration', place: 'interstitial' },
    { event: 'registration', place: 'interstitial' },
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

test.each(Object.entries(ENTRIES))('[ANA-01] the event %s is this entry and no other', (_name, [event, entry]) => {
  const window: { dataLayer?: unknown[] } = {};
  new DataLayerAnalytics(window, granted).report(event)();
  expect(window.dataLayer).toEqual([entry]);
});

const throwing = (): never => {
  throw new Error('blocked');
};

test.each<readonly [string, { dataLayer?: unknown }]>([
  ['that cannot be read', Object.defineProperty({}, 'dataLayer', { get: throwing })],
  ['that cannot be made', Object.freeze({})],
  ['that is no list', { dataLayer: 'nothing' }],
  ['that is like a list', { dataLayer: { length: 0, push: throwing } }],
  ['that is frozen', { dataLayer: Object.freeze([]) }],
  ['whose push throws', { dataLayer: Object.assign([], { push: throwing }) }],
  ['that has no push', { dataLayer: Object.assign([], { push: undefined }) }],
  ['that is full and cannot be shortened', { dataLayer: Object.assign(Array(500), { splice: throwing }) }],
])('[ANA-01] a data layer %s hurts nobody and stays as it is', (_case, window) => {
  const before = Object.getOwnPropertyDescriptor(window, 'dataLayer');
  const queue = new DataLayerQueue(window, () => 1);
  expect(() => {
    new DataLayerAnalytics(window, granted).report(EVENT)();
    queue.begin();
  }).not.toThrow();
  expect(queue.empty).not.toThrow();
  expect(Object.getOwnPropertyDescriptor(window, 'dataLayer')).toEqual(before);
});

test('[ANA-01] five hundred entries wait at most: the oldest goes for a new one', () => {
  const window: { dataLayer?: Array<{ readonly result: string }> } = {};
  const analytics = new DataLayerAnalytics(window, granted);
  for (let count = 1; count <= 510; count += 1) {
    analytics.report({ name: 'card-application', result: String(count) })();
  }
  const results = window.dataLayer?.map(({ result }) => result);
  expect([results?.length, results?.[0], results?.at(-1)]).toEqual([500, '11', '510']);
});

test('[ANA-01] without consent not even the data layer is made, and each event asks anew', () => {
  const window: { dataLayer?: unknown } = {};
  const answers = [false, true, false];
  const analytics = new DataLayerAnalytics(window, { mayTrack: () => answers.shift() ?? false });
  analytics.report(EVENT)();
  expect(window).toEqual({});
  analytics.report(EVENT)();
  analytics.report(EVENT)();
  expect(window.dataLayer).toHaveLength(1);
});

test('[ANA-02] what waits for the tag manager begins with the time, after what was reported, and can be dropped', () => {
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
])('[ANA-01] with Global Privacy Control %s the data layer is written accordingly', (_, navigator, entries) => {
  const window: { dataLayer?: unknown[] } = {};
  const consent = new BrowserConsent(navigator, 'none', new FakeCookies(), () => undefined);
  new DataLayerAnalytics(window, consent).report(EVENT)();
  expect(window.dataLayer ?? []).toHaveLength(entries);
});
