import type { IO } from 'fp-ts/IO';
import type { Consent, ConsentAnswer, ConsentManager, ConsentNeed } from '../../core/analytics/consent';

/** A consent manager whose region, stored answer and privacy signal the test sets. */
export class FakeConsentManager implements Consent, ConsentManager {
  #answer: ConsentAnswer | undefined;
  #hasSignal = false;
  #isRemembered = true;
  readonly #listeners = new Set<IO<void>>();
  readonly #need: ConsentNeed;

  constructor(need: ConsentNeed = 'needed') {
    this.#need = need;
  }

  /** The shopper gave this answer on an earlier visit. */
  hasAnswered(response: ConsentAnswer): this {
    this.#answer = response;
    return this;
  }

  /** The browser sends Global Privacy Control. */
  hasPrivacySignal(): this {
    this.#hasSignal = true;
    return this;
  }

  /** The browser stores no answer. */
  storesNoAnswer(): this {
    this.#isRemembered = false;
    return this;
  }

  readonly mayTrack: IO<boolean> = () =>
    !this.#hasSignal &&
    this.#need !== 'unknown' &&
    (this.#answer === undefined ? this.#need === 'none' : this.#answer === 'given');

  readonly hasQuestion: IO<boolean> = () => this.#need === 'needed' && !this.#hasSignal;

  readonly answer: IO<ConsentAnswer | undefined> = () => this.#answer;

  readonly keep: ConsentManager['keep'] = (response) => () => {
    if (this.#isRemembered) this.#answer = response;
    for (const listener of this.#listeners) listener();
  };

  readonly isRefusedByBrowser: IO<boolean> = () => this.#hasSignal;

  readonly onChange: ConsentManager['onChange'] = (listener) => () => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
