/** A product that the search index does not contain, and why. */
export interface LeftOut {
  readonly id: string;
  readonly reason: string;
}

/** Chosen facet values: any of the values of one facet, in every chosen facet. Price values are 'low-high' in dollars. */
export type SearchFilters = Readonly<Record<string, readonly string[]>>;

export const sortNames = ['relevance', 'price', 'rating', 'newest', 'name', 'brand', 'best_selling'] as const;
export type SortName = (typeof sortNames)[number];
export type SortOrder = 'ascending' | 'descending';

/** A condition that results must meet before facets are counted. The ends of a range belong to it; they are dollars for the price. */
export type FilterExpression =
  | { readonly and: readonly FilterExpression[] }
  | { readonly or: readonly FilterExpression[] }
  | { readonly not: FilterExpression }
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly low: number; readonly high: number };

export interface SearchOptions {
  readonly filters?: SearchFilters;
  /** By filter name: whether a result must have any of the values (so without an entry), all of them, or none. */
  readonly matchTypes?: ReadonlyMap<string, 'any' | 'all' | 'none'>;
  /** Hidden facets that are counted too. */
  readonly hiddenFacets?: readonly string[] | 'all';
  /** Where the tree of groups begins: at the category that is browsed by default, at the departments, or at a category. */
  readonly groupsStart?: 'top' | { readonly groupId: string };
  /** Narrows the results and every facet count alike. */
  readonly where?: FilterExpression;
  readonly sortBy?: SortName;
  /** Each sort has its own natural order, which is used when this is left out. */
  readonly sortOrder?: SortOrder;
  /** Results to skip. */
  readonly offset?: number;
  /** Number of results; default 48. */
  readonly limit?: number;
  /** Facets and category groups are counted unless this is false. */
  readonly withFacets?: boolean;
  /** Whether the last word may be the beginning of a word; default false. */
  readonly lastWordIsPrefix?: boolean;
}

export interface FacetOption {
  /** What a filter carries. */
  readonly value: string;
  readonly displayName: string;
  readonly count: number;
  readonly selected: boolean;
}

export interface Facet {
  /** What a filter is named. */
  readonly name: string;
  readonly displayName: string;
  readonly type: 'multiple' | 'single' | 'range';
  readonly hidden?: boolean;
  readonly options: readonly FacetOption[];
  /** Lowest and highest value in dollars, for type range. */
  readonly min?: number;
  readonly max?: number;
}

export interface CategoryGroup {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly count: number;
  readonly children: readonly CategoryGroup[];
  /** Ancestors, the department first; filled on the groups at the top of the response. */
  readonly parents: readonly CategoryParent[];
}

export interface CategoryParent {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

export interface SearchResult {
  readonly productIds: readonly string[];
  readonly total: number;
  /** Words of the catalogue that the query was found by. */
  readonly matchedTerms: readonly string[];
  /** The query as understood, when a misspelling was mended. */
  readonly corrected?: string;
  /** True when no product had every word and products with most of the words were taken. */
  readonly relaxed: boolean;
  readonly facets: readonly Facet[];
  readonly groups: readonly CategoryGroup[];
}

export type BrowseFilter =
  | { readonly by: 'category'; readonly id: string }
  | { readonly by: 'brand'; readonly slug: string }
  | { readonly by: 'facet'; readonly name: string; readonly value: string }
  | { readonly by: 'items'; readonly ids: readonly string[] }
  | { readonly by: 'everything' };

export interface SuggestLimits {
  readonly products: number;
  readonly phrases: number;
  readonly brands: number;
  readonly categories: number;
}

export interface PhraseSuggestion {
  readonly text: string;
  readonly matchedTerms: readonly string[];
}

export interface BrandSuggestion {
  readonly slug: string;
  readonly name: string;
  readonly productCount: number;
}

export interface CategorySuggestion {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly imageUrl: string;
  readonly productCount: number;
}

export interface Suggestions {
  readonly productIds: readonly string[];
  readonly productTotal: number;
  readonly matchedTerms: readonly string[];
  readonly phrases: readonly PhraseSuggestion[];
  readonly brands: readonly BrandSuggestion[];
  readonly categories: readonly CategorySuggestion[];
}

export const podIds = [
  'home-trending',
  'home-deals',
  'bestsellers',
  'related',
  'bought-together',
  'empty-search',
  'trending',
] as const;
export type PodId = (typeof podIds)[number];

export interface RecommendOptions {
  readonly limit?: number;
  /** Products the recommendations start from, by product or SKU id. */
  readonly itemIds?: readonly string[];
  readonly term?: string;
  readonly filters?: SearchFilters;
  readonly where?: FilterExpression;
}

export interface Recommendation {
  readonly productIds: readonly string[];
  readonly total: number;
}

/** Something a shopper did with search results or recommendations. */
export interface SearchEvent {
  readonly receivedAt: string;
  readonly action: string;
  readonly clientId: string;
  readonly sessionNumber: number;
  readonly userId: string | null;
  readonly term: string | null;
  readonly itemId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What the index holds, for those who run the shop. */
export interface IndexStatus {
  /** `ready`: questions are answered. `failed`: they are refused until a load succeeds. */
  readonly kind: 'loading' | 'ready' | 'failed';
  /** The catalogue version being served; undefined before the first load. */
  readonly version: string | undefined;
  readonly products: number;
  /** Products of the catalogue that could not be indexed: how many, and the first of them with the reason. */
  readonly leftOut: { readonly count: number; readonly examples: readonly LeftOut[] };
  /** Why the last load failed; undefined when it did not. */
  readonly failure: string | undefined;
}

/** Called when a watched catalogue was loaded, and when it could not be. */
export interface IndexListener {
  onLoaded(status: IndexStatus): void;
  onError(error: unknown): void;
}

/**
 * Search over the whole catalogue, held in memory and reloaded when the catalogue changes.
 * Every question waits for the first load; when that failed it rejects with status code 503.
 */
export interface SearchIndex {
  /** Resolves when questions can be answered; rejects when the catalogue could not be loaded. */
  ready(): Promise<void>;
  /** Loads the catalogue and from then on watches it. */
  watch(listener: IndexListener): void;
  status(): IndexStatus;
  /** Loads again now if the catalogue has changed since it was last loaded. */
  refresh(): Promise<void>;
  /** The catalogue version being served; undefined before the first load. */
  version(): string | undefined;
  search(query: string, options?: SearchOptions): Promise<SearchResult>;
  browse(filter: BrowseFilter, options?: SearchOptions): Promise<SearchResult>;
  suggest(term: string, limits: SuggestLimits): Promise<Suggestions>;
  /** Most visited categories and brands, for an empty search box. */
  trending(limits: { readonly categories: number; readonly brands: number }): Promise<{
    readonly categories: readonly CategorySuggestion[];
    readonly brands: readonly BrandSuggestion[];
  }>;
  /** The phrases with the most of the shop's business behind them. */
  popularPhrases(limit: number): Promise<readonly PhraseSuggestion[]>;
  recommend(podId: PodId, options?: RecommendOptions): Promise<Recommendation>;
  /** Names and shapes of the facets that results can be narrowed by. */
  facetNames(): readonly { readonly name: string; readonly displayName: string; readonly type: Facet['type'] }[];
  /** Stops watching the catalogue. */
  close(): void;
}
