import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import {
  asyncScheduler,
  concat,
  defer,
  distinctUntilChanged,
  filter,
  map,
  of,
  pairwise,
  startWith,
  switchMap,
  tap,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { DEBOUNCE_MS } from '../../configuration/constants';
import type { AbortSignalLike } from '../../shared/abort-signal';
import type { Logger } from '../../shared/logger';
import { observeTask } from '../../shared/observe-task';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import { logFailureTo } from '../listing/browse-listing';
import { cleanSearchTerm } from '../search-term';
import { makeSuggestionCache } from './suggestion-cache';
import type { Suggestions, SuggestionSource } from './suggestions';
import type { TodaysPrices } from '../prices/todays-prices';
import { isNothing, NO_SUGGESTIONS, withinLimits, withTrendingFallback } from './trending-fallback';

export interface SuggestAsTypedPorts {
  readonly source: SuggestionSource;
  readonly todaysPrices: TodaysPrices;
  readonly logger: Logger;
}

/** What the box has to show; `term` is the cleaned text that it is about, empty for trends. */
export type SuggestState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly term: string }
  | { readonly kind: 'results'; readonly term: string; readonly suggestions: Suggestions }
  | { readonly kind: 'empty'; readonly term: string }
  | { readonly kind: 'error'; readonly term: string; readonly failure: UpstreamFailure };

/**
 * Suggestions for what is being typed, undefined while the box is closed (SRC-03, SRC-05). A term that was answered
 * before is shown at once and not asked for again, on a page's whole life (SRC-06); else it is loading from the first
 * letter that differs, and the service is asked once the shopper has rested for 300 ms; an empty box that opens is asked
 * for at once. A request for an older term is aborted and its response never shown. Products come as the service knows them and
 * once more when a price is another one today (SRC-09); prices that did not come because the term changed are requested
 * when it shows again. Failures are logged and are states (SRC-11), except for trends, which have a fallback. The stream
 * itself never fails.
 */
export type SuggestAsTyped = (typed: Observable<string | undefined>) => Observable<SuggestState>;

/** One for each page: what was answered is kept in it. */
export const makeSuggestAsTyped = (
  { source, todaysPrices, logger }: SuggestAsTypedPorts,
  clock: SchedulerLike = asyncScheduler,
): SuggestAsTyped => {
  const memory = makeSuggestionCache();
  /** Those whose prices are known to be today's; the others are priced when they show again. */
  const priced = new WeakSet<Suggestions>();

  const ask = (term: string, signal: AbortSignalLike): TE.TaskEither<UpstreamFailure, Suggestions> =>
    pipe(
      term === '' ? source.trending(signal) : source.forTerm(term, signal),
      TE.tapError(logFailureTo(logger, 'suggesting failed')),
      TE.map((suggestions) => withinLimits(term === '' ? withTrendingFallback(suggestions) : suggestions)),
    );

  const answered = (term: string): Observable<SuggestState> =>
    observeTask((signal) => ask(term, signal)).pipe(
      switchMap(
        E.match(
          (failure) => of(failed(term, failure)),
          (suggestions) => {
            memory.keep(term, suggestions);
            return showing(suggestions, term);
          },
        ),
      ),
    );

  const showing = (suggestions: Suggestions, term: string): Observable<SuggestState> =>
    concat(of(suggestions), repriced(suggestions, term)).pipe(map(shown(term)));

  const repriced = (suggestions: Suggestions, term: string): Observable<Suggestions> =>
    suggestions.products.length === 0 || priced.has(suggestions)
      ? of()
      : observeTask((signal) =>
          todaysPrices(
            suggestions.products.map(({ uniqueId }) => uniqueId),
            signal,
          ),
        ).pipe(
          filter((prices) => prices.size > 0),
          map((prices) => withPrices(suggestions, prices)),
          tap((today) => {
            priced.add(today);
            memory.keep(term, today);
          }),
          filter((today) => today !== suggestions),
        );

  return (typed) =>
    typed.pipe(
      map((text) => (text === undefined ? undefined : cleanSearchTerm(text))),
      distinctUntilChanged(),
      startWith(undefined),
      pairwise(),
      switchMap(([before, term]) =>
        term === undefined
          ? of<SuggestState>({ kind: 'idle' })
          : defer(() => {
              const known = memory.recall(term);
              if (known !== undefined) return showing(known, term);
              const wait = term === '' && before === undefined ? 0 : DEBOUNCE_MS.search;
              const rest = wait === 0 ? of(0) : timer(wait, clock);
              return concat(of<SuggestState>({ kind: 'loading', term }), rest.pipe(switchMap(() => answered(term))));
            }),
      ),
    );
};

const shown =
  (term: string) =>
  (suggestions: Suggestions): SuggestState =>
    isNothing(suggestions) ? { kind: 'empty', term } : { kind: 'results', term, suggestions };

/** An empty box has something to offer even while the service does not answer (SRC-05). */
const failed = (term: string, failure: UpstreamFailure): SuggestState =>
  term === '' ? shown(term)(withinLimits(withTrendingFallback(NO_SUGGESTIONS))) : { kind: 'error', term, failure };

const withPrices = (suggestions: Suggestions, prices: ReadonlyMap<string, number>): Suggestions => {
  const isOther = ({ uniqueId, price }: Suggestions['products'][number]): boolean =>
    (prices.get(uniqueId) ?? price) !== price;
  return suggestions.products.some(isOther)
    ? {
        ...suggestions,
        products: suggestions.products.map((product) => ({
          ...product,
          price: prices.get(product.uniqueId) ?? product.price,
        })),
      }
    : suggestions;
};
