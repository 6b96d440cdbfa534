import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../../core/shared/abort-signal';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { Suggestions, SuggestionSource } from '../../core/search/suggestions/suggestions';
import { NO_SUGGESTIONS } from '../../core/search/suggestions/trending-fallback';
import { anUnreachable } from '../builders/upstream-failure';
import { FakeUpstream } from './fake-upstream';

/** Suggestions in memory; none for unknown terms. A test can hold responses back and release each of them. */
export class FakeSuggestionSource extends FakeUpstream<keyof SuggestionSource> implements SuggestionSource {
  readonly #byTerm = new Map<string, Suggestions>();
  readonly #questions: string[] = [];
  readonly #abortedTerms: string[] = [];
  readonly #held = new Map<string, () => void>();
  #holds = false;

  constructor() {
    super('search');
  }

  suggests(term: string, suggestions: Suggestions): this {
    this.#byTerm.set(term, structuredClone(suggestions));
    return this;
  }

  /** For an empty box. */
  trends(suggestions: Suggestions): this {
    return this.suggests('', suggestions);
  }

  /** Holds back responses from now on, until the test releases them. */
  isSlow(): this {
    this.#holds = true;
    return this;
  }

  letGo(term: string): void {
    this.#held.get(term)?.();
  }

  /** What was asked for, in order; the empty one is for trends. */
  get asked(): ReadonlyArray<string> {
    return [...this.#questions];
  }

  get aborted(): ReadonlyArray<string> {
    return [...this.#abortedTerms];
  }

  readonly forTerm: SuggestionSource['forTerm'] = (term, signal) => this.#suggestions('forTerm', term, signal);

  readonly trending: SuggestionSource['trending'] = (signal) => this.#suggestions('trending', '', signal);

  #suggestions(
    call: keyof SuggestionSource,
    term: string,
    signal: AbortSignalLike | undefined,
  ): TaskEither<UpstreamFailure, Suggestions> {
    return async () => {
      this.#questions.push(term);
      signal?.addEventListener('abort', () => this.#abortedTerms.push(term));
      if (this.#holds) await new Promise<void>((resolve) => this.#held.set(term, resolve));
      else await Promise.resolve();
      return signal?.aborted === true
        ? E.left(anUnreachable({ service: 'search', cause: 'aborted' }))
        : this.answer(call, () => structuredClone(this.#byTerm.get(term) ?? NO_SUGGESTIONS))();
    };
  }
}
