import { BrowserConsent } from '../../../adapters/browser/browser-consent';
import { DataLayerAnalytics } from '../../../adapters/tag-manager/data-layer-analytics';
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

test('[ANA-01] a data layer that throws or is none hurts nobody', () => {
  const broken = {
    get dataLayer(): unknown {
      throw new Error('blocked');
    },
  };
  const strange = { dataLayer: 'nothing' };
  expect(() => {
    new DataLayerAnalytics(broken, granted).report(EVENT)();
    new DataLayerAnalytics(strange, granted).report(EVENT)();
  }).not.toThrow();
  expect(strange.dataLayer).toBe('nothing');
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
