import * as E from 'fp-ts/Either';
import {
  asyncScheduler,
  concat,
  distinctUntilChanged,
  map,
  of,
  switchMap,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { observeTask } from '../shared/observe-task';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { zipOf } from '../stores/zip-code';
import type { Destination } from './address';
import type { AddressDirectory, AddressQuery } from './address-directory';

/** The state of the list below the street's field; `text` is the typed text without outer spaces. */
export type SuggestAddressState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly text: string }
  | { readonly kind: 'results'; readonly text: string; readonly suggestions: ReadonlyArray<Destination> }
  | { readonly kind: 'empty'; readonly text: string }
  | { readonly kind: 'error'; readonly text: string; readonly failure: UpstreamFailure };

/** Shorter texts match too many addresses. */
export const MIN_ADDRESS_CHARACTERS = 3;
/** How long the shopper must not type before suggestions are requested, in milliseconds. */
const ADDRESS_DEBOUNCE_MS = 300;
/** Longer than any street; the service refuses more. */
export const MAX_ADDRESS_CHARACTERS = 100;

/**
 * Suggestions for the typed street (CHK-03); undefined means that the list is closed. They are requested after 300 ms
 * without typing, from the third character on. Newer input aborts the older request, and an aborted response is never
 * emitted. A failure is a state: the shopper can type on without suggestions. The stream itself never fails.
 */
export type SuggestAddress = (typed: Observable<AddressQuery | undefined>) => Observable<SuggestAddressState>;

export const makeSuggestAddress = (
  { directory }: { readonly directory: AddressDirectory },
  clock: SchedulerLike = asyncScheduler,
): SuggestAddress => {
  const fetched = (query: AddressQuery): Observable<SuggestAddressState> =>
    timer(ADDRESS_DEBOUNCE_MS, clock).pipe(
      switchMap(() => observeTask((signal) => directory.suggest(query, signal))),
      map(toState(query.text)),
    );
  const states = (query: AddressQuery | undefined): Observable<SuggestAddressState> =>
    query === undefined
      ? of({ kind: 'idle' })
      : concat(of<SuggestAddressState>({ kind: 'loading', text: query.text }), fetched(query));
  return (typed) => typed.pipe(map(cleanQuery), distinctUntilChanged(isSameQuery), switchMap(states));
};

/** Undefined for a text that is too short for suggestions. */
const cleanQuery = (query: AddressQuery | undefined): AddressQuery | undefined => {
  const text = query?.text.trim().replace(/\s+/g, ' ').slice(0, MAX_ADDRESS_CHARACTERS) ?? '';
  return text.length < MIN_ADDRESS_CHARACTERS ? undefined : { text, zipCode: zipOf(query?.zipCode ?? '') };
};

const isSameQuery = (one: AddressQuery | undefined, other: AddressQuery | undefined): boolean =>
  one?.text === other?.text && one?.zipCode === other?.zipCode;

const toState =
  (text: string) =>
  (response: E.Either<UpstreamFailure, ReadonlyArray<Destination>>): SuggestAddressState => {
    if (E.isLeft(response)) return { kind: 'error', text, failure: response.left };
    const suggestions = response.right;
    return suggestions.length === 0 ? { kind: 'empty', text } : { kind: 'results', text, suggestions };
  };
