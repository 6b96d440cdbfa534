import type { TaskEither } from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../../shared/abort-signal';
import type { UpstreamFailure } from '../../shared/upstream-failure';

/** A suggestion that leads somewhere (SRC-04). */
export interface SuggestionLink {
  readonly text: string;
  readonly url: string;
  /** Whether what the shopper typed is to be set off in the text: in phrases it is, in names of places it is not. */
  readonly highlight: boolean;
}

/** A suggested product (SRC-04). */
export interface SuggestionProduct {
  readonly uniqueId: string;
  /** The variation's id, which is what Add To Cart takes. */
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly image: { readonly url: string | undefined; readonly alt: string };
  /** Dollars; undefined when it has none (REC-03). */
  readonly price: number | undefined;
  readonly brands: ReadonlyArray<string>;
  readonly categoryNames: ReadonlyArray<string>;
  readonly parentPartNumber: string | undefined;
  readonly parentSku: string | undefined;
}

/** What is suggested, in the order of the service; each list within its limit of SUGGESTION_LIMITS. */
export interface Suggestions {
  readonly phrases: ReadonlyArray<SuggestionLink>;
  readonly brands: ReadonlyArray<SuggestionLink>;
  /** Related searches: categories that fit the term. */
  readonly related: ReadonlyArray<SuggestionLink>;
  /** Filled for an empty term only. */
  readonly trendingCategories: ReadonlyArray<SuggestionLink>;
  readonly products: ReadonlyArray<SuggestionProduct>;
  /** The id of this response, for reports of choices to the search service. */
  readonly resultId: string | undefined;
}

/** How many of each are shown (SRC-04). */
export const SUGGESTION_LIMITS = { phrases: 5, brands: 3, related: 4, trendingCategories: 4, products: 10 } as const;
/** How many are asked for when nothing was typed (SRC-05). */
export const TRENDING_LIMITS = { categories: 5, brands: 5, products: 10 } as const;

/**
 * Where suggestions come from. Reading changes nothing; calls fail as an upstream does. An aborted call ends at
 * once, as `unreachable` with cause `aborted`.
 */
export interface SuggestionSource {
  /** Suggestions for a cleaned, non-empty term. */
  readonly forTerm: (term: string, signal?: AbortSignalLike) => TaskEither<UpstreamFailure, Suggestions>;
  /** What shoppers want at the moment, for an empty box (SRC-05). */
  readonly trending: (signal?: AbortSignalLike) => TaskEither<UpstreamFailure, Suggestions>;
}
