import type { ConsentAnswer, ConsentManager } from '../../core/analytics/consent';
import type { Disposer } from '../../core/shared/disposer';
import { observeMembers } from '../state/observe-members';

/** The consent prompt for tracking. It opens until the shopper answers, and can be reopened at any time (ANA-01). */
export class ConsentViewModel {
  isOpen = false;
  /** The earlier answer, which the prompt names when it is reopened. */
  answer: ConsentAnswer | undefined;
  /** Whether the shopper reopened the prompt: it then takes the focus. */
  isReopened = false;
  readonly #consent: ConsentManager;

  constructor(consent: ConsentManager) {
    this.#consent = consent;
    observeMembers(this);
  }

  /** Opens the prompt when there is no answer yet. Closes it when an answer is given elsewhere on the page. */
  start(): Disposer {
    this.answer = this.#consent.answer();
    this.isOpen = this.#consent.hasQuestion() && this.answer === undefined;
    return this.#consent.onChange(this.close)();
  }

  /** Opens the prompt again. False when there is nothing to ask, such as in a browser with a privacy signal. */
  reopen(): boolean {
    this.answer = this.#consent.answer();
    this.isReopened = true;
    this.isOpen = this.#consent.hasQuestion();
    return this.isOpen;
  }

  accept(): void {
    this.#keep('given');
  }

  refuse(): void {
    this.#keep('refused');
  }

  #keep(answer: ConsentAnswer): void {
    this.#consent.keep(answer)();
    this.close();
  }

  private close(): void {
    this.answer = this.#consent.answer();
    this.isOpen = false;
    this.isReopened = false;
  }
}
