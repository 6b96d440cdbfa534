import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import {
  asyncScheduler,
  concat,
  distinctUntilChanged,
  EMPTY,
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
import { makeSuggestionCache, type SuggestionCache } from './suggestion-cache';
import type { Suggestions, SuggestionSource } from './suggestions';
import type { TodaysPrices } from '../prices/todays-prices';
import {
  isNothing,
  NO_SUGGESTIONS,
  withinLimits,
  withTrendingFallback,
  type TrendingFallback,
} from './trending-fallback';

export interface SuggestAsTypedPorts {
  readonly source: SuggestionSource;
  readonly todaysPrices: TodaysPrices;
  readonly trendingFallback: TrendingFallback;
  readonly logger: Logger;
}

/** The state of the suggestion box; `term` is the cleaned text, empty for trends. */
export type SuggestState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly term: string }
  | { readonly kind: 'results'; readonly term: string; readonly suggestions: Suggestions }
  | { readonly kind: 'empty'; readonly term: string }
  | { readonly kind: 'error'; readonly term: string; readonly failure: UpstreamFailure };

/**
 * Suggestions for the typed text; undefined means that the box is closed (SRC-03, SRC-05). A term that the cache holds is
 * shown at once and not requested again during the page's life (SRC-06). Any other term is `loading`, and is requested
 * after 300 ms without typing; when a closed box opens empty, trends are requested at once. A newer term aborts the older
 * request, and an aborted response is never shown. Products come with the prices of the service, and once more when
 * today's prices differ (SRC-09); prices that were aborted are requested when the term shows again. Failures are logged
 * and are states (SRC-11), except for trends, which have a fallback. The stream itself never fails.
 */
export type SuggestAsTyped = (typed: Observable<string | undefined>) => Observable<SuggestState>;

/** Made once for each page, because it contains the page's cache. */
export const makeSuggestAsTyped = (
  ports: SuggestAsTypedPorts,
  clock: SchedulerLike = asyncScheduler,
): SuggestAsTyped => {
  const { todaysPrices, trendingFallback } = ports;
  const cache = makeSuggestionCache();
  const repriced = makeRepricing(todaysPrices, cache);

  const showing = (suggestions: Suggestions, term: string): Observable<SuggestState> =>
    concat(of(suggestions), repriced(suggestions, term)).pipe(map(shown(term)));

  const fetched = (term: string): Observable<SuggestState> =>
    observeTask((signal) => fetchSuggestions(ports, term, signal)).pipe(
      switchMap(
        E.match(
          (failure) => of(failed(term, failure, trendingFallback)),
          (suggestions) => {
            cache.keep(term, suggestions);
            return showing(suggestions, term);
          },
        ),
      ),
    );

  const fetchedAfter = (wait: number, term: string): Observable<SuggestState> =>
    (wait === 0 ? of(0) : timer(wait, clock)).pipe(switchMap(() => fetched(term)));

  const states = (before: string | undefined, term: string | undefined): Observable<SuggestState> => {
    if (term === undefined) return of({ kind: 'idle' });
    const cached = cache.recall(term);
    if (cached !== undefined) return showing(cached, term);
    const wait = term === '' && before === undefined ? 0 : DEBOUNCE_MS.search;
    return concat(of<SuggestState>({ kind: 'loading', term }), fetchedAfter(wait, term));
  };

  return (typed) =>
    typed.pipe(
      map((text) => (text === undefined ? undefined : cleanSearchTerm(text))),
      distinctUntilChanged(),
      startWith(undefined),
      pairwise(),
      switchMap(([before, term]) => states(before, term)),
    );
};

/** Requests the suggestions for a term, or the trends for an empty one. */
const fetchSuggestions = (
  { source, trendingFallback, logger }: SuggestAsTypedPorts,
  term: string,
  signal: AbortSignalLike,
): TE.TaskEither<UpstreamFailure, Suggestions> =>
  pipe(
    term === '' ? source.trending(signal) : source.forTerm(term, signal),
    TE.tapError(logFailureTo(logger, 'suggesting failed')),
    TE.map((suggestions) =>
      withinLimits(term === '' ? withTrendingFallback(suggestions, trendingFallback) : suggestions),
    ),
  );

/**
 * Makes a look-up of today's prices for suggestions. It emits the suggestions with today's prices when a price differs, and
 * keeps them in the cache. Suggestions that have today's prices already are not looked up again.
 */
const makeRepricing = (
  todaysPrices: TodaysPrices,
  cache: SuggestionCache,
): ((suggestions: Suggestions, term: string) => Observable<Suggestions>) => {
  const priced = new WeakSet<Suggestions>();
  return (suggestions, term) => {
    const { products } = suggestions;
    if (products.length === 0 || priced.has(suggestions)) return EMPTY;
    const productIds = products.map(({ uniqueId }) => uniqueId);
    return observeTask((signal) => todaysPrices(productIds, signal)).pipe(
      filter((prices) => prices.size > 0),
      map((prices) => withPrices(suggestions, prices)),
      tap((today) => {
        priced.add(today);
        cache.keep(term, today);
      }),
      filter((today) => today !== suggestions),
    );
  };
};

const shown =
  (term: string) =>
  (suggestions: Suggestions): SuggestState =>
    isNothing(suggestions) ? { kind: 'empty', term } : { kind: 'results', term, suggestions };

/** An empty box shows the fallback even while the service does not respond (SRC-05). */
const failed = (term: string, failure: UpstreamFailure, fallback: TrendingFallback): SuggestState =>
  term === ''
    ? shown(term)(withinLimits(withTrendingFallback(NO_SUGGESTIONS, fallback)))
    : { kind: 'error', term, failure };

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
