import type { Analytics, AnalyticsEvent } from '../../core/analytics/analytics';
import type { Consent } from '../../core/analytics/consent';
import { writeEntry, type DataLayerPage, type DataLayerWindow } from './data-layer';

/**
 * Reports to the tag manager's data layer, where entries wait until its script comes: 500 at most, and those of others are
 * neither counted nor touched. Without consent nothing is written, and nothing fails (ANA-01).
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

/** The tag manager knows an entry's kind by its key `event`. */
const toEntry = ({ name, ...facts }: AnalyticsEvent): Readonly<Record<string, unknown>> => ({ event: name, ...facts });
