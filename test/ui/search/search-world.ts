import { TRENDING_FALLBACK } from '../../../composition/backends/hcl/trending-fallback';
import { makeAutoObservable } from 'mobx';
import { VirtualTimeScheduler } from 'rxjs';
import { makeSuggestAsTyped } from '../../../core/search/suggestions/suggest-as-typed';
import { makeTodaysPrices } from '../../../core/search/prices/todays-prices';
import { SuggestionsViewModel } from '../../../ui/search/suggestions-view-model';
import { aBrandLink, aCategoryLink, aPhrase, aSuggestedProduct, someSuggestions } from '../../builders/suggestions';
import { FakeChosenProducts } from '../../fakes/fake-chosen-products';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakePageHistory } from '../../fakes/fake-page-history';
import { FakeRecentSearches } from '../../fakes/fake-recent-searches';
import { FakeSkuPrices } from '../../fakes/fake-sku-prices';
import { FakeSuggestionSource } from '../../fakes/fake-suggestion-source';

/** The text of a search box, as its owner stores it. */
export class TestBox {
  searchText = '';
  isHydrated = true;
  canSearch = true;
  searched = 0;
  readonly leadsTo = (): boolean => true;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  hydrate(): void {
    this.isHydrated = true;
  }

  typeSearch(text: string): void {
    this.searchText = text;
  }

  search(): void {
    this.searched += 1;
  }
}

/** The open panel of the header. */
export class TestPanels {
  private panel: string | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isOpen(panel: string): boolean {
    return this.panel === panel;
  }

  open(panel: string): void {
    this.panel = panel;
  }

  close(panel: string): void {
    if (this.panel === panel) this.panel = undefined;
  }
}

export const DOG = someSuggestions({
  phrases: [aPhrase('dog food'), aPhrase('dog bed')],
  brands: [aBrandLink('Goodpaw', 'goodpaw')],
  related: [aCategoryLink('Dog Toys', 'dog/dog-toys')],
  products: [aSuggestedProduct(), aSuggestedProduct({ uniqueId: '22010', sku: 'SKU-2', name: 'Chew Ring' })],
});

export const TRENDS = someSuggestions({
  trendingCategories: [aCategoryLink('Top Deals', 'top-deals')],
  brands: [aBrandLink('Merrick', 'merrick')],
});

/** A search box with suggestions for `dog` and virtual time. */
export const searchWorld = () => {
  const clock = new VirtualTimeScheduler();
  const source = new FakeSuggestionSource().suggests('dog', DOG).trends(TRENDS);
  const logger = new FakeLogger();
  const recent = new FakeRecentSearches();
  const tracker = new FakeBehaviourTracker();
  const history = new FakePageHistory('/shop/en/petcostore');
  const box = new TestBox();
  const panels = new TestPanels();
  const chosen = new FakeChosenProducts();
  const todaysPrices = makeTodaysPrices({ skuPrices: new FakeSkuPrices(), logger });
  const model = new SuggestionsViewModel(box, {
    suggestAsTyped: makeSuggestAsTyped({ source, todaysPrices, logger, trendingFallback: TRENDING_FALLBACK }, clock),
    recent,
    tracker,
    rememberChosenProduct: chosen.remember,
    history,
    panels,
  });
  /** Advances the time and delivers responses. */
  const after = async (milliseconds: number): Promise<void> => {
    const end = clock.now() + milliseconds;
    clock.schedule(() => undefined, milliseconds);
    clock.maxFrames = end;
    clock.flush();
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return { source, recent, tracker, history, box, panels, chosen, model, after };
};
