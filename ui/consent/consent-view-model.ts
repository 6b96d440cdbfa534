import { makeAutoObservable } from 'mobx';
import type { ConsentAnswer, ConsentManager } from '../../core/analytics/consent';
import type { Disposer } from '../../core/shared/disposer';

/** The question whether a shopper may be followed: asked once, and again whenever they like (ANA-01). */
export class ConsentViewModel {
  isOpen = false;
  /** What they said before; the question names it when it is asked again. */
  answer: ConsentAnswer | undefined;
  /** Whether the shopper asked for the question, who is looking for it then. */
  isCalled = false;
  readonly #consent: ConsentManager;

  constructor(consent: ConsentManager) {
    this.#consent = consent;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Asks whoever has not said anything yet; an answer that is given elsewhere on the page counts. */
  start(): Disposer {
    this.answer = this.#consent.answer();
    this.isOpen = this.#consent.hasQuestion() && this.answer === undefined;
    return this.#consent.onChange(this.close)();
  }

  /** The shopper wants to think again. Tells whether there is a question: the browser may have answered it for them. */
  reopen(): boolean {
    this.answer = this.#consent.answer();
    this.isCalled = true;
    this.isOpen = this.#consent.hasQuestion();
    return this.isOpen;
  }

  accept(): void {
    this.#say('given');
  }

  refuse(): void {
    this.#say('refused');
  }

  #say(answer: ConsentAnswer): void {
    this.#consent.keep(answer)();
    this.close();
  }

  private close(): void {
    this.answer = this.#consent.answer();
    this.isOpen = false;
    this.isCalled = false;
  }
}
