import type { Analytics, AnalyticsEvent } from '../../core/analytics/analytics';
import type { Consent } from '../../core/analytics/consent';
import { withDataLayer, type DataLayerWindow } from './data-layer';

/** So many entries wait for a tag manager, or stay behind it; the oldest goes for a new one. */
const MAX_ENTRIES = 500;

/**
 * Reports to the tag manager's data layer, where entries wait until its script comes. Without consent nothing is written,
 * and nothing fails (ANA-01).
 */
export class DataLayerAnalytics implements Analytics {
  constructor(
    private readonly window: DataLayerWindow,
    private readonly consent: Consent,
  ) {}

  readonly report: Analytics['report'] = (event) => () => {
    if (!this.consent.mayTrack()) return;
    withDataLayer(this.window, (entries) => {
      if (entries.length >= MAX_ENTRIES) entries.splice(0, entries.length - MAX_ENTRIES + 1);
      entries.push(toEntry(event));
    });
  };
}

/** The tag manager knows an entry's kind by its key `event`. */
const toEntry = ({ name, ...facts }: AnalyticsEvent): Readonly<Record<string, unknown>> => ({ event: name, ...facts });
