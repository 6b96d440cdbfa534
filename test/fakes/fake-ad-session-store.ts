import type { AdSession, AdSessionStore } from '../../core/ads/reporting/ad-session';

/** Keeps the ad session in memory. */
export class FakeAdSessionStore implements AdSessionStore {
  #kept: AdSession | undefined;

  has(session: AdSession): this {
    this.#kept = { ...session };
    return this;
  }

  readonly recall: AdSessionStore['recall'] = () => this.#kept;

  readonly keep: AdSessionStore['keep'] = (session) => () => void this.has(session);
}
