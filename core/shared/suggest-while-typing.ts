import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { concat, distinctUntilChanged, map, of, switchMap, timer, type Observable, type SchedulerLike } from 'rxjs';
import type { AbortSignalLike } from './abort-signal';
import { observeTask } from './observe-task';
import type { UpstreamFailure } from './upstream-failure';

/** The state of the list below a field; `text` is the typed text without outer spaces. */
export type SuggestionState<Item> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly text: string }
  | { readonly kind: 'results'; readonly text: string; readonly suggestions: ReadonlyArray<Item> }
  | { readonly kind: 'empty'; readonly text: string }
  | { readonly kind: 'error'; readonly text: string; readonly failure: UpstreamFailure };

/**
 * Suggestions for what is typed into a field; undefined means that the list is closed. Newer input aborts the older
 * request, and an aborted response is never emitted. A failure is a state: the shopper can type on without suggestions.
 * The stream itself never fails.
 */
export type SuggestWhileTyping<Query, Item> = (
  typed: Observable<Query | undefined>,
) => Observable<SuggestionState<Item>>;

export interface SuggestionSetup<Query, Item> {
  /** Cleans the query up; undefined for a text that is too short for suggestions. */
  readonly clean: (query: Query) => Query | undefined;
  /** Whether two cleaned queries ask for the same. */
  readonly isSame: (one: Query, other: Query) => boolean;
  readonly suggest: (query: Query, signal: AbortSignalLike) => TaskEither<UpstreamFailure, ReadonlyArray<Item>>;
}

/** How long the shopper must not type before suggestions are requested, in milliseconds. */
const DEBOUNCE_MS = 300;

/** Returns a typed text without outer and repeated spaces, cut to a length; undefined when it is too short. */
export const cleanText = (text: string, min: number, max: number): string | undefined => {
  const clean = text.trim().replace(/\s+/g, ' ').slice(0, max);
  return clean.length < min ? undefined : clean;
};

/** Makes suggestions that are requested after 300 ms without typing. */
export const makeSuggestWhileTyping = <Query extends { readonly text: string }, Item>(
  { clean, isSame, suggest }: SuggestionSetup<Query, Item>,
  clock: SchedulerLike,
): SuggestWhileTyping<Query, Item> => {
  const fetched = (query: Query): Observable<SuggestionState<Item>> =>
    timer(DEBOUNCE_MS, clock).pipe(
      switchMap(() => observeTask((signal) => suggest(query, signal))),
      map((response) => toState(query.text, response)),
    );
  const states = (query: Query | undefined): Observable<SuggestionState<Item>> =>
    query === undefined
      ? of({ kind: 'idle' })
      : concat(of<SuggestionState<Item>>({ kind: 'loading', text: query.text }), fetched(query));
  return (typed) =>
    typed.pipe(
      map((query) => query && clean(query)),
      distinctUntilChanged((one, other) => one === other || (one && other && isSame(one, other)) === true),
      switchMap(states),
    );
};

const toState = <Item>(
  text: string,
  response: E.Either<UpstreamFailure, ReadonlyArray<Item>>,
): SuggestionState<Item> => {
  if (E.isLeft(response)) return { kind: 'error', text, failure: response.left };
  const suggestions = response.right;
  return suggestions.length === 0 ? { kind: 'empty', text } : { kind: 'results', text, suggestions };
};
