import type { Analytics, AnalyticsEvent } from '../../core/analytics/analytics';

export interface AnalyticsWorld {
  readonly analytics: Analytics;
  /** The received events, in order. */
  readonly arrived: () => ReadonlyArray<AnalyticsEvent>;
}

const PAGE_VIEW: AnalyticsEvent = { name: 'page-view', pageType: 'sign in', category: 'account' };
const SIGN_IN: AnalyticsEvent = { name: 'sign-in', origin: 'modal' };

/** Every Analytics passes this. */
export const analyticsContract = (name: string, makeWorld: () => AnalyticsWorld): void => {
  describe(`Analytics: ${name}`, () => {
    test('[ANA-01] delivers whole events in order', () => {
      const { analytics, arrived } = makeWorld();
      analytics.report(PAGE_VIEW)();
      analytics.report(SIGN_IN)();
      expect(arrived()).toEqual([PAGE_VIEW, SIGN_IN]);
    });

    test('[ANA-01] reports nothing before the effect runs', () => {
      const { analytics, arrived } = makeWorld();
      analytics.report(PAGE_VIEW);
      expect(arrived()).toEqual([]);
    });
  });
};
