import type { Analytics, AnalyticsEvent } from '../../core/analytics/analytics';

/** Remembers what was reported, in order. */
export class FakeAnalytics implements Analytics {
  readonly #events: AnalyticsEvent[] = [];

  readonly report: Analytics['report'] = (event) => () => {
    this.#events.push(structuredClone(event));
  };

  reported(): ReadonlyArray<AnalyticsEvent> {
    return structuredClone(this.#events);
  }
}
