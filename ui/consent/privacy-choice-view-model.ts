import type { Consent, ConsentAnswer, ConsentManager } from '../../core/analytics/consent';
import type { Disposer } from '../../core/shared/disposer';
import { observeMembers } from '../state/observe-members';

/** The state of the choice in this browser; `unread` before hydration. */
export type PrivacyStanding =
  | 'unread'
  /** Global Privacy Control refuses tracking. */
  | 'refused-by-browser'
  | ConsentAnswer
  /** There is no answer, and the shop must ask first. */
  | 'unanswered'
  /** There is no answer, and the shop need not ask. */
  | 'not-refused'
  /** The shop does not know whether it must ask. */
  | 'unknown'
  /** The browser cannot store an answer. */
  | 'not-kept';

export type ConsentChoice = Consent & ConsentManager;

/** The choice about tracking on the privacy page, available whether the shop must ask or not (ANA-01). */
export class PrivacyChoiceViewModel {
  standing: PrivacyStanding = 'unread';
  readonly #consent: ConsentChoice;

  constructor(consent: ConsentChoice) {
    this.#consent = consent;
    observeMembers(this);
  }

  /** Whether the shopper can choose on this page. */
  get hasChoice(): boolean {
    return this.standing !== 'unread' && this.standing !== 'refused-by-browser';
  }

  /** Reads the current answer, and observes answers given elsewhere on the page. */
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
