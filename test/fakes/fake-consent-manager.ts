import type { IO } from 'fp-ts/IO';
import type { Consent, ConsentAnswer, ConsentManager, ConsentNeed } from '../../core/analytics/consent';

/** A shopper who is asked or not, says something or not, and whose browser may say no for them. */
export class FakeConsentManager implements Consent, ConsentManager {
  #said: ConsentAnswer | undefined;
  #hasSignal = false;
  #hasMemory = true;
  readonly #listeners = new Set<IO<void>>();
  readonly #need: ConsentNeed;

  constructor(need: ConsentNeed = 'needed') {
    this.#need = need;
  }

  /** They said this before. */
  hasSaid(answer: ConsentAnswer): this {
    this.#said = answer;
    return this;
  }

  /** Their browser sends Global Privacy Control. */
  hasPrivacySignal(): this {
    this.#hasSignal = true;
    return this;
  }

  /** Their browser keeps no answer. */
  forgets(): this {
    this.#hasMemory = false;
    return this;
  }

  readonly mayTrack: IO<boolean> = () =>
    !this.#hasSignal &&
    this.#need !== 'unknown' &&
    (this.#said === undefined ? this.#need === 'none' : this.#said === 'given');

  readonly hasQuestion: IO<boolean> = () => this.#need === 'needed' && !this.#hasSignal;

  readonly answer: IO<ConsentAnswer | undefined> = () => this.#said;

  readonly keep: ConsentManager['keep'] = (answer) => () => {
    if (this.#hasMemory) this.#said = answer;
    for (const listener of this.#listeners) listener();
  };

  readonly isRefusedByBrowser: IO<boolean> = () => this.#hasSignal;

  readonly onChange: ConsentManager['onChange'] = (listener) => () => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
