import type { TaskEither } from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../../shared/abort-signal';
import type { UpstreamFailure } from '../../shared/upstream-failure';

/** A suggestion with a link (SRC-04). */
export interface SuggestionLink {
  readonly text: string;
  readonly url: string;
  /** Whether to highlight the typed text: in phrases, but not in the names of brands and categories. */
  readonly highlight: boolean;
}

/** A suggested product (SRC-04). */
export interface SuggestionProduct {
  readonly uniqueId: string;
  /** The variation's id, which Add To Cart uses. */
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly image: { readonly url: string | undefined; readonly alt: string };
  /** Dollars; undefined without a price (REC-03). */
  readonly price: number | undefined;
  readonly brands: ReadonlyArray<string>;
  readonly categoryNames: ReadonlyArray<string>;
  readonly parentPartNumber: string | undefined;
  readonly parentSku: string | undefined;
}

/** The suggestions in the order of the service; each list within its limit of SUGGESTION_LIMITS. */
export interface Suggestions {
  readonly phrases: ReadonlyArray<SuggestionLink>;
  readonly brands: ReadonlyArray<SuggestionLink>;
  /** Related searches: categories that match the term. */
  readonly related: ReadonlyArray<SuggestionLink>;
  /** Filled for an empty term only. */
  readonly trendingCategories: ReadonlyArray<SuggestionLink>;
  readonly products: ReadonlyArray<SuggestionProduct>;
  /** The id of this response, for reports of choices to the search service. */
  readonly resultId: string | undefined;
}

/** The maximum length of each list (SRC-04). */
export const SUGGESTION_LIMITS = { phrases: 5, brands: 3, related: 4, trendingCategories: 4, products: 10 } as const;
/** The requested number of trends for an empty box (SRC-05). */
export const TRENDING_LIMITS = { categories: 5, brands: 5, products: 10 } as const;

/**
 * Requests suggestions. Reading changes nothing; calls fail as an upstream does. An aborted call ends at once, as
 * `unreachable` with cause `aborted`.
 */
export interface SuggestionSource {
  /** Suggestions for a cleaned, non-empty term. */
  readonly forTerm: (term: string, signal?: AbortSignalLike) => TaskEither<UpstreamFailure, Suggestions>;
  /** Trends for an empty box (SRC-05). */
  readonly trending: (signal?: AbortSignalLike) => TaskEither<UpstreamFailure, Suggestions>;
}
