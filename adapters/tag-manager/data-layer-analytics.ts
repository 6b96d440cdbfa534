import type { Analytics, AnalyticsEvent } from '../../core/analytics/analytics';
import type { Consent } from '../../core/analytics/consent';
import { writeEntry, type DataLayerPage, type DataLayerWindow } from './data-layer';

/**
 * Writes events to the tag manager's data layer, which queues them until its script loads: at most 500 of the shop's
 * own; entries of others are neither counted nor changed. Without consent nothing is written. Never fails (ANA-01).
 */
export class DataLayerAnalytics implements Analytics {
  readonly #window: DataLayerWindow;
  readonly #consent: Consent;
  readonly #page: DataLayerPage;

  constructor(window: DataLayerWindow, consent: Consent, page: DataLayerPage = 'shop') {
    this.#window = window;
    this.#consent = consent;
    this.#page = page;
  }

  readonly report: Analytics['report'] = (event) => () => {
    if (this.#consent.mayTrack()) writeEntry(this.#window, toEntry(event), this.#page);
  };
}

/** The tag manager reads an entry's kind from its key `event`. */
const toEntry = ({ name, ...facts }: AnalyticsEvent): Readonly<Record<string, unknown>> => ({ event: name, ...facts });
