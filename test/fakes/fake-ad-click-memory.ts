import type { AdClick, AdClickMemory } from '../../core/ads/ad-report';

/** The last click in memory. */
export class FakeAdClickMemory implements AdClickMemory {
  private kept: AdClick | undefined;

  has(click: AdClick): this {
    this.kept = { ...click };
    return this;
  }

  readonly recall: AdClickMemory['recall'] = () => this.kept;

  readonly keep: AdClickMemory['keep'] = (click) => () => void this.has(click);

  readonly forget: AdClickMemory['forget'] = () => {
    this.kept = undefined;
  };
}
