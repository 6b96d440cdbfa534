import type { Analytics, AnalyticsEvent } from '../../core/analytics/analytics';
import type { Consent } from '../../core/analytics/consent';

declare global {
  interface Window {
    /** The tag manager's list of events, by its fixed name in the page. */
    dataLayer?: unknown;
  }
}

/**
 * Reports to the tag manager's data layer, which is made when it is not there yet. Without consent nothing is written;
 * errors are swallowed, as no shopper should suffer from being counted (ANA-01).
 */
export class DataLayerAnalytics implements Analytics {
  constructor(
    private readonly window: Pick<Window, 'dataLayer'>,
    private readonly consent: Consent,
  ) {}

  readonly report: Analytics['report'] = (event) => () => {
    try {
      if (!this.consent.mayTrack()) return;
      this.window.dataLayer ??= [];
      const { dataLayer } = this.window;
      if (Array.isArray(dataLayer)) dataLayer.push(toEntry(event));
    } catch {
      // Swallowed on purpose: see above.
    }
  };
}

/** The tag manager knows an entry's kind by its key `event`. */
const toEntry = ({ name, ...facts }: AnalyticsEvent): Readonly<Record<string, unknown>> => ({ event: name, ...facts });
