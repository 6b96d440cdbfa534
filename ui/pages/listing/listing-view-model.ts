import type { TaskEither } from 'fp-ts/TaskEither';
import { runInAction } from 'mobx';
import { RESULTS_PAGE_SIZE } from '../../../core/configuration/constants';
import type { BrowseListing } from '../../../core/search/listing/browse-listing';
import type { BehaviourTracker } from '../../../core/analytics/behaviour';
import { trackedTile } from '../../../core/analytics/tracked-item';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { RememberChosenProduct } from '../../../core/search/suggestions/chosen-product';
import { pageCount, type Facet, type Listing } from '../../../core/search/listing/listing';
import {
  toggleFilter,
  withFilter,
  withoutFilters,
  type ListingQuery,
  SORTS,
  STORE_FACET,
  type Sort,
} from '../../../core/search/listing/listing-query';
import { firstOptions, type ShownOptions } from '../../../core/search/listing/first-options';
import { ALL_OPTIONS, listingUrl, parseListingQuery } from '../../../core/search/listing/listing-url';
import type { WordFilter } from '../../../core/search/listing/understanding';
import type { SearchResponse } from '../../../core/search/listing/product-search';
import type { SearchCatalogue } from '../../../core/search/listing/search-catalogue';
import type { AbortSignalLike } from '../../../core/shared/abort-signal';
import type { PageHistory } from '../../../core/shared/page-history';
import { chipLabel, inStockAt } from './chip-label';
import type { ListedStore, ListingData, PetLink } from './listing-data';
import { isLeft, isRight, right } from '../../../core/shared/either';
import { ownValue } from '../../../core/shared/own-value';
import type { Disposer } from '../../../core/shared/disposer';
import { observeMembers } from '../../state/observe-members';

export interface ListingPorts {
  readonly browseListing: BrowseListing;
  readonly searchCatalogue: SearchCatalogue;
  readonly history: PageHistory;
  readonly behaviour: BehaviourTracker;
  readonly rememberChosenProduct: RememberChosenProduct;
  /** The shop's currency, an ISO 4217 code. */
  readonly currency: string;
}

/** An active filter above the list. `url` is the address of the list without it, or of the search without its words. */
export interface Chip {
  readonly facet: string;
  readonly value: string;
  readonly label: string;
  readonly url: string;
}

type Status = 'ready' | 'loading' | 'failed';

/**
 * A product list that can be filtered, sorted and paged without loading a page (SRC-13). The address always matches the
 * choice. A newer choice aborts the previous request. The old list stays until the new one has arrived.
 */
export class ListingViewModel {
  query: ListingQuery;
  listing: Listing;
  status: Status = 'ready';
  /** The names of the facets whose options are all shown. */
  private opened: ReadonlySet<string> = new Set();
  /** The names of stores by their ids. */
  private storeNames: ReadonlyMap<string, string> = new Map();
  #request = new AbortController();
  readonly #ports: ListingPorts;

  constructor(
    readonly page: ListingData,
    ports: ListingPorts,
  ) {
    this.#ports = ports;
    this.query = page.query;
    this.listing = page.listing;
    if (page.store !== undefined) this.knowStore(page.store);
    observeMembers(this, { page: false });
  }

  /** Reports the displayed list (SRC-08) and handles Back and Forward within the page. */
  start(): Disposer {
    this.#trackShown();
    const stopFollowing = this.#ports.history.whenReturned((url) => void this.#comeBackTo(url));
    return () => {
      this.#request.abort();
      stopFollowing();
    };
  }

  /** Reports the product that the shopper opens. For a search it also stores which product was chosen (SRC-10). */
  choose(tile: ProductTile): void {
    const { subject } = this.page;
    const { resultId, products } = this.listing;
    if (subject.kind === 'search')
      this.#ports.rememberChosenProduct({ count: products.length, term: subject.term, sku: tile.sku })();
    this.#ports.behaviour.track({ kind: 'result-chosen', list: subject, item: trackedTile(tile), resultId })();
  }

  /** The sort orders that the search service supports. */
  get sorts(): ReadonlyArray<Sort> {
    const { sorts } = this.listing;
    return sorts === undefined ? SORTS : SORTS.filter((sort) => sort === 'relevance' || sorts.includes(sort));
  }

  /** The current sort order; relevance when the service does not support the requested one. */
  get sort(): Sort {
    return this.sorts.includes(this.query.sort) ? this.query.sort : 'relevance';
  }

  get pages(): number {
    return pageCount(this.listing.total, RESULTS_PAGE_SIZE);
  }

  get isEmpty(): boolean {
    return this.listing.total === 0;
  }

  get chips(): ReadonlyArray<Chip> {
    return [
      ...this.#wordFilters.map(({ facet, text, label, rest }) => ({
        facet,
        value: text,
        label,
        url: this.#urlOfSearch(rest),
      })),
      ...Object.entries(this.query.filters).flatMap(([facet, values]) =>
        values.map((value) => ({
          facet,
          value,
          label: facet === STORE_FACET ? inStockAt(this.storeName(value)) : this.#chipLabel(facet, value),
          url: this.#urlOf(toggleFilter(this.query, facet, value)),
        })),
      ),
    ];
  }

  /** Tells the name of a store that the list may be about. */
  knowStore({ id, name }: ListedStore): void {
    this.storeNames = new Map([...this.storeNames, [id, name]]);
  }

  storeName(id: string): string {
    return this.storeNames.get(id) ?? `store ${id}`;
  }

  get clearUrl(): string {
    return this.#urlOfSearch(this.listing.understanding?.rest, withoutFilters(this.query));
  }

  /** Links to what suits the shopper's pets, while the list is the one that they were made for (ACC-04). */
  get forPets(): ReadonlyArray<PetLink> {
    const { pets, query } = this.page;
    return pets && this.#urlOf(this.query) === this.#urlOf(query) ? pets.links : [];
  }

  /** Returns the options of a facet to show, those of the shopper's pets first. */
  optionsOf(facet: Extract<Facet, { kind: 'multiple' }>): ShownOptions {
    const { name, options: all, more = 0 } = facet;
    const own = ownValue(this.page.pets?.values ?? {}, name) ?? [];
    const options = [true, false].flatMap((isOwn) => all.filter(({ value }) => own.includes(value) === isOwn));
    return this.opened.has(name) || this.#showsAll ? { options, more } : firstOptions({ ...facet, options });
  }

  /** The address of the same list with all options of all filters. */
  get allOptionsUrl(): string {
    return listingUrl(this.page.path, [...this.page.ownParameters, ALL_OPTIONS], this.query);
  }

  /** Shows all options of a facet. The page's first facets lack some, so these are loaded; without them, leaves for the page that has them. */
  async showAllOptions(name: string): Promise<void> {
    this.opened = new Set([...this.opened, name]);
    if (!this.listing.facets.some((facet) => facet.kind === 'multiple' && facet.more !== undefined)) return;
    const { listing } = this;
    const { signal } = this.#request;
    const outcome = await this.#ask(this.query, signal)();
    runInAction(() => {
      // A newer list, shown or requested, has all options.
      if (signal.aborted || this.listing !== listing) return;
      if (isRight(outcome) && outcome.right.kind === 'listing')
        this.listing = { ...listing, facets: outcome.right.listing.facets };
      else this.#ports.history.leave(this.allOptionsUrl)();
    });
  }

  urlOfPage(page: number): string {
    return this.#urlOf({ ...this.query, page });
  }

  urlOfToggle(facet: string, value: string): string {
    const inWords = this.#inWords(facet, value);
    return inWords ? this.#urlOfSearch(inWords.rest) : this.#urlOf(toggleFilter(this.query, facet, value));
  }

  /** Adds or removes a value. A value in the words of the search is removed by another search. */
  async toggle(facet: string, value: string): Promise<void> {
    if (this.#inWords(facet, value)) this.#ports.history.leave(this.urlOfToggle(facet, value))();
    else await this.#show(toggleFilter(this.query, facet, value));
  }

  /** Sets the only value of a facet, such as a range. An empty range removes the filter. */
  narrow(facet: string, range: string): Promise<void> {
    return this.#show(withFilter(this.query, facet, range === '' || range === '-' ? [] : [range]));
  }

  sortBy(sort: Sort): Promise<void> {
    return this.#show({ ...this.query, sort, page: 1 });
  }

  async clear(): Promise<void> {
    if (this.#wordFilters.length > 0) this.#ports.history.leave(this.clearUrl)();
    else await this.#show(withoutFilters(this.query));
  }

  retry(): Promise<void> {
    return this.load(this.query);
  }

  async #show(query: ListingQuery): Promise<void> {
    this.#ports.history.push(this.#urlOf(query))();
    await this.load(query);
  }

  async #comeBackTo(url: string): Promise<void> {
    await this.load(parseListingQuery(new URL(url, 'http://shop').searchParams));
  }

  private async load(query: ListingQuery): Promise<void> {
    this.query = query;
    this.status = 'loading';
    this.#request.abort();
    this.#request = new AbortController();
    const { signal } = this.#request;
    const outcome = await this.#ask(query, signal)();
    runInAction(() => {
      if (signal.aborted) return;
      this.status = isRight(outcome) ? 'ready' : 'failed';
      if (isRight(outcome)) this.take(outcome.right);
    });
  }

  #ask(query: ListingQuery, signal: AbortSignalLike): TaskEither<unknown, SearchResponse> {
    const { subject } = this.page;
    if (subject.kind === 'search') return this.#ports.searchCatalogue(subject.term, query, signal);
    const listed = this.#ports.browseListing(subject, query, signal);
    return async () => {
      const found = await listed();
      return isLeft(found) ? found : right({ kind: 'listing', listing: found.right } as const);
    };
  }

  /** Shows the new list. When the service redirects instead, leaves for that page and keeps the old list meanwhile. */
  private take(response: SearchResponse): void {
    if (response.kind === 'redirect') this.#ports.history.leave(response.url)();
    else {
      this.listing = response.listing;
      this.#trackShown();
    }
  }

  #trackShown(): void {
    const { products, total, resultId } = this.listing;
    this.#ports.behaviour.track({
      kind: 'results-shown',
      list: this.page.subject,
      total,
      page: this.query.page,
      items: products.map(trackedTile),
      resultId,
    })();
  }

  #chipLabel(facet: string, value: string): string {
    return chipLabel(this.listing.facets, facet, value, this.#ports.currency);
  }

  get #showsAll(): boolean {
    const [name, value] = ALL_OPTIONS;
    return this.page.ownParameters.some(([own, its]) => own === name && its === value);
  }

  get #wordFilters(): ReadonlyArray<WordFilter> {
    return this.listing.understanding?.wordFilters ?? [];
  }

  #inWords(facet: string, value: string): WordFilter | undefined {
    return this.#wordFilters.find(
      (filter) => filter.facet === facet && [filter.text, ...filter.values].includes(value),
    );
  }

  /** The address of the list for another search with the same filters. */
  #urlOfSearch(term: string | undefined, query = this.query): string {
    const { path, ownParameters } = this.page;
    const own = ownParameters.map(([name, value]) => [name, name === 'query' ? (term ?? value) : value] as const);
    return listingUrl(path, own, { ...query, page: 1 });
  }

  #urlOf(query: ListingQuery): string {
    return listingUrl(this.page.path, this.page.ownParameters, query);
  }
}
