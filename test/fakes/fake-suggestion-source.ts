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

  /** Sets the trending suggestions, which an empty search box shows. */
  trends(suggestions: Suggestions): this {
    return this.suggests('', suggestions);
  }

  /** Holds back responses from now on, until the test releases them. */
  holdsResponses(): this {
    this.#holds = true;
    return this;
  }

  release(term: string): void {
    this.#held.get(term)?.();
  }

  /** The requested terms, oldest first; an empty term requested the trending suggestions. */
  get requestedTerms(): ReadonlyArray<string> {
    return [...this.#questions];
  }

  get abortedTerms(): ReadonlyArray<string> {
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
        : this.respond(call, () => structuredClone(this.#byTerm.get(term) ?? NO_SUGGESTIONS))();
    };
  }
}
