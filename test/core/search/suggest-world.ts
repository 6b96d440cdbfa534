import { Subject, VirtualTimeScheduler } from 'rxjs';
import { TRENDING_FALLBACK } from '../../../composition/backends/hcl/trending-fallback';
import type { TrendingFallback } from '../../../core/search/suggestions/trending-fallback';
import { makeSuggestAsTyped, type SuggestState } from '../../../core/search/suggestions/suggest-as-typed';
import { makeTodaysPrices } from '../../../core/search/prices/todays-prices';
import { aPhrase, someSuggestions } from '../../builders/suggestions';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeSkuPrices } from '../../fakes/fake-sku-prices';
import { FakeSuggestionSource } from '../../fakes/fake-suggestion-source';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A short label of a state. */
export const brief = (state: SuggestState): string =>
  state.kind === 'idle' ? 'idle' : `${state.kind} ${state.term}`.trim();

/** A search box with the states that it showed and their times. */
export const openBox = (trendingFallback: TrendingFallback = TRENDING_FALLBACK) => {
  const clock = new VirtualTimeScheduler();
  const source = new FakeSuggestionSource();
  for (const term of ['d', 'do', 'dog', 'dog food', 'cat'])
    source.suggests(term, someSuggestions({ phrases: [aPhrase(`${term} things`)] }));
  source.trends(someSuggestions({ phrases: [aPhrase('what everybody wants')] }));
  const skuPrices = new FakeSkuPrices();
  const logger = new FakeLogger();
  const suggestAsTyped = makeSuggestAsTyped(
    { source, logger, todaysPrices: makeTodaysPrices({ skuPrices, logger }), trendingFallback },
    clock,
  );
  const typed = new Subject<string | undefined>();
  const states: SuggestState[] = [];
  const seen: Array<[at: number, state: string]> = [];
  const watching = suggestAsTyped(typed).subscribe((state) => {
    states.push(state);
    seen.push([clock.now(), brief(state)]);
  });
  /** Advances the time and delivers the responses that are due. */
  const after = async (milliseconds: number): Promise<void> => {
    const end = clock.now() + milliseconds;
    clock.schedule(() => undefined, milliseconds);
    clock.maxFrames = end;
    clock.flush();
    for (let turn = 0; turn < 4; turn += 1) await settle();
  };
  return {
    source,
    skuPrices,
    logger,
    seen,
    states,
    watching,
    after,
    type: (text: string | undefined) => typed.next(text),
    last: () => states.at(-1),
  };
};
