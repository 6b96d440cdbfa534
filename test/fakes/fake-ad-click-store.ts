import type { AdClick, AdClickStore } from '../../core/ads/reporting/ad-report';

/** Keeps the last ad click in memory. */
export class FakeAdClickStore implements AdClickStore {
  #kept: AdClick | undefined;

  has(click: AdClick): this {
    this.#kept = { ...click };
    return this;
  }

  readonly recall: AdClickStore['recall'] = () => this.#kept;

  readonly keep: AdClickStore['keep'] = (click) => () => void this.has(click);

  readonly forget: AdClickStore['forget'] = () => {
    this.#kept = undefined;
  };
}
