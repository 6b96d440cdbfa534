import type { Analytics, AnalyticsEvent } from '../../core/analytics/analytics';

/** Records the reported events, oldest first. */
export class FakeAnalytics implements Analytics {
  readonly #events: AnalyticsEvent[] = [];

  readonly report: Analytics['report'] = (event) => () => {
    this.#events.push(structuredClone(event));
  };

  reported(): ReadonlyArray<AnalyticsEvent> {
    return structuredClone(this.#events);
  }
}
