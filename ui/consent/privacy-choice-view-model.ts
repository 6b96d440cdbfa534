import { makeAutoObservable } from 'mobx';
import type { Consent, ConsentAnswer, ConsentManager } from '../../core/analytics/consent';
import type { Disposer } from '../../core/shared/disposer';

/** How things stand for this browser; `unread` until scripts have looked. */
export type PrivacyStanding =
  | 'unread'
  /** Global Privacy Control has said no. */
  | 'refused-by-browser'
  | ConsentAnswer
  /** Nothing was said, and the shop asks first. */
  | 'unanswered'
  /** Nothing was said, and the shop need not ask. */
  | 'not-refused'
  /** The shop cannot tell whether it has to ask. */
  | 'unknown'
  /** The browser keeps no answer. */
  | 'not-kept';

export type ConsentChoice = Consent & ConsentManager;

/** The choice whether a shopper may be followed, on the page that is about it, whether the shop asks or not (ANA-01). */
export class PrivacyChoiceViewModel {
  standing: PrivacyStanding = 'unread';
  readonly #consent: ConsentChoice;

  constructor(consent: ConsentChoice) {
    this.#consent = consent;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the shopper can choose here. */
  get hasChoice(): boolean {
    return this.standing !== 'unread' && this.standing !== 'refused-by-browser';
  }

  /** Reads the current answer, and follows answers given elsewhere on the page. */
  start(): Disposer {
    this.read();
    return this.#consent.onChange(this.read)();
  }

  allow(): void {
    this.say('given');
  }

  refuse(): void {
    this.say('refused');
  }

  private say(answer: ConsentAnswer): void {
    this.#consent.keep(answer)();
    this.standing = this.#consent.answer() === answer ? answer : 'not-kept';
  }

  private read(): void {
    this.standing = standingOf(this.#consent);
  }
}

const standingOf = (consent: ConsentChoice): PrivacyStanding => {
  if (consent.isRefusedByBrowser()) return 'refused-by-browser';
  const answer = consent.answer();
  if (answer !== undefined) return answer;
  if (consent.hasQuestion()) return 'unanswered';
  return consent.mayTrack() ? 'not-refused' : 'unknown';
};
