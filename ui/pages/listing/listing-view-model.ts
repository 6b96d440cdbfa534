import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Subscription } from 'rxjs';
import { RESULTS_PAGE_SIZE } from '../../../core/configuration/constants';
import type { BrowseListing } from '../../../core/search/browse-listing';
import { pageCount, type Facet, type Listing } from '../../../core/search/listing';
import {
  toggleFilter,
  withFilter,
  withoutFilters,
  type ListingQuery,
  type Sort,
} from '../../../core/search/listing-query';
import { listingUrl, parseListingQuery } from '../../../core/search/listing-url';
import type { SearchCatalogue } from '../../../core/search/search-catalogue';
import type { PageHistory } from '../../../core/shared/page-history';
import type { ListingData } from './listing-data';

export interface ListingPorts {
  readonly browseListing: BrowseListing;
  readonly searchCatalogue: SearchCatalogue;
  readonly history: PageHistory;
}

/** A chosen value above the list; taking it away leads to `url`. */
export interface Chip {
  readonly facet: string;
  readonly value: string;
  readonly label: string;
  readonly url: string;
}

type Status = 'ready' | 'loading' | 'failed';

/**
 * A list of products that can be narrowed, ordered and paged without loading a page (SRC-13). The address always
 * says what is shown; a newer choice makes an older answer void; what was shown stays until the new list is there.
 */
export class ListingViewModel {
  query: ListingQuery;
  listing: Listing;
  status: Status = 'ready';
  private asked = 0;
  private returning: Subscription | undefined;

  constructor(
    readonly page: ListingData,
    private readonly ports: ListingPorts,
  ) {
    this.query = page.query;
    this.listing = page.listing;
    makeAutoObservable<this, 'ports' | 'asked' | 'returning'>(
      this,
      { query: observableRef, listing: observableRef, page: false, ports: false, asked: false, returning: false },
      { autoBind: true },
    );
  }

  /** Follows Back and Forward within the page. */
  start(): void {
    this.returning ??= this.ports.history.returns.subscribe((url) => void this.comeBackTo(url));
  }

  dispose(): void {
    this.returning?.unsubscribe();
    this.returning = undefined;
  }

  get pages(): number {
    return pageCount(this.listing.total, RESULTS_PAGE_SIZE);
  }

  get isEmpty(): boolean {
    return this.listing.total === 0;
  }

  get chips(): ReadonlyArray<Chip> {
    return Object.entries(this.query.filters).flatMap(([facet, values]) =>
      values.map((value) => ({
        facet,
        value,
        label: chipLabel(this.listing.facets, facet, value),
        url: this.urlOf(toggleFilter(this.query, facet, value)),
      })),
    );
  }

  get clearUrl(): string {
    return this.urlOf(withoutFilters(this.query));
  }

  urlOfPage(page: number): string {
    return this.urlOf({ ...this.query, page });
  }

  urlOfToggle(facet: string, value: string): string {
    return this.urlOf(toggleFilter(this.query, facet, value));
  }

  toggle(facet: string, value: string): Promise<void> {
    return this.show(toggleFilter(this.query, facet, value));
  }

  /** Narrows a range facet; an empty range lifts it. */
  narrow(facet: string, range: string): Promise<void> {
    return this.show(withFilter(this.query, facet, range === '' || range === '-' ? [] : [range]));
  }

  sortBy(sort: Sort): Promise<void> {
    return this.show({ ...this.query, sort, page: 1 });
  }

  goToPage(page: number): Promise<void> {
    return this.show({ ...this.query, page });
  }

  clear(): Promise<void> {
    return this.show(withoutFilters(this.query));
  }

  retry(): Promise<void> {
    return this.load(this.query);
  }

  private async show(query: ListingQuery): Promise<void> {
    this.ports.history.push(this.urlOf(query))();
    await this.load(query);
  }

  private async comeBackTo(url: string): Promise<void> {
    await this.load(parseListingQuery(new URL(url, 'http://shop').searchParams));
  }

  private async load(query: ListingQuery): Promise<void> {
    this.query = query;
    this.status = 'loading';
    this.asked += 1;
    const asked = this.asked;
    const outcome = await this.ask(query)();
    runInAction(() => {
      if (asked !== this.asked) return;
      if (outcome._tag === 'Right') this.listing = outcome.right;
      this.status = outcome._tag === 'Right' ? 'ready' : 'failed';
    });
  }

  private ask(query: ListingQuery): TaskEither<unknown, Listing> {
    const { subject } = this.page;
    return subject.kind === 'search' ? this.search(subject.term, query) : this.ports.browseListing(subject, query);
  }

  /** The results; where the service knows a better page, the shopper goes there and the list stays meanwhile. */
  private search(term: string, query: ListingQuery): TaskEither<unknown, Listing> {
    return async () => {
      const found = await this.ports.searchCatalogue(term, query)();
      if (found._tag === 'Left') return found;
      if (found.right.kind === 'listing') return { _tag: 'Right', right: found.right.listing };
      this.ports.history.leave(found.right.url)();
      return { _tag: 'Right', right: this.listing };
    };
  }

  private urlOf(query: ListingQuery): string {
    return listingUrl(this.page.path, this.page.ownParameters, query);
  }
}

const chipLabel = (facets: ReadonlyArray<Facet>, name: string, value: string): string => {
  const facet = facets.find((candidate) => candidate.name === name);
  if (facet?.kind === 'multiple') return facet.options.find((option) => option.value === value)?.label ?? value;
  return facet === undefined ? value : `${facet.label} ${rangeLabel(value)}`;
};

/** `10-25` as the shopper reads it. */
const rangeLabel = (range: string): string => {
  const [min = '', max = ''] = range.split('-');
  if (min === '') return `up to $${max}`;
  return max === '' ? `from $${min}` : `$${min} – $${max}`;
};
