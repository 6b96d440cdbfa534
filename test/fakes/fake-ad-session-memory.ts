import type { AdSession, AdSessionMemory } from '../../core/ads/ad-session';

/** The ad session in memory. */
export class FakeAdSessionMemory implements AdSessionMemory {
  private kept: AdSession | undefined;

  has(session: AdSession): this {
    this.kept = { ...session };
    return this;
  }

  readonly recall: AdSessionMemory['recall'] = () => this.kept;

  readonly keep: AdSessionMemory['keep'] = (session) => () => void this.has(session);
}
