import type { IO } from 'fp-ts/IO';

/** A product that was seen, chosen or bought, in the search service's terms. */
export interface TrackedItem {
  /** The product's unique id. */
  readonly id: string;
  readonly name: string;
  /** The variant's sku. */
  readonly variationId?: string | undefined;
}

/** The experiment that chose a row (REC-01). Its values come from the service and are passed on unchanged. */
export interface Experiment {
  readonly rfkid: string;
  readonly variationId: string | undefined;
  readonly experimentId: string | undefined;
  readonly experimentBucket: string | undefined;
}

/** What shoppers do with search, lists and recommendations, for the search service to learn from (SRC-08). */
export type BehaviourEvent =
  | { readonly kind: 'search-focused'; readonly typed: string }
  /** The panel of suggestions opened or closed (SRC-02). */
  | { readonly kind: 'preview-open' | 'preview-close'; readonly typed: string }
  | { readonly kind: 'search-submitted'; readonly term: string; readonly typed: string }
  | {
      readonly kind: 'suggestion-chosen';
      readonly section: 'Products' | 'Search Suggestions' | 'Brands' | 'Categories';
      readonly text: string;
      readonly typed: string;
      readonly item?: TrackedItem | undefined;
      readonly resultId: string | undefined;
    }
  | {
      readonly kind: 'results-shown';
      readonly list: TrackedList;
      readonly total: number;
      readonly page: number;
      readonly items: ReadonlyArray<TrackedItem>;
      readonly resultId: string | undefined;
    }
  | {
      readonly kind: 'result-chosen';
      readonly list: TrackedList;
      readonly item: TrackedItem;
      readonly resultId: string | undefined;
    }
  | { readonly kind: 'product-viewed'; readonly item: TrackedItem; readonly url: string }
  | {
      readonly kind: 'added-to-cart';
      readonly item: TrackedItem;
      readonly quantity: number;
      /** Price of one item in dollars; undefined when unknown. */
      readonly price: number | undefined;
      /** The search term that led to the item; undefined without a search. */
      readonly term: string | undefined;
    }
  | {
      readonly kind: 'purchased';
      readonly orderId: string;
      /** Dollars. */
      readonly revenue: number;
      readonly items: ReadonlyArray<TrackedItem & { readonly quantity: number; readonly price: number }>;
    }
  | {
      readonly kind: 'recommendation-shown';
      readonly podId: string;
      readonly items: ReadonlyArray<TrackedItem>;
      readonly resultId: string | undefined;
      readonly experiment: Experiment | undefined;
    }
  | {
      readonly kind: 'recommendation-chosen';
      readonly podId: string;
      readonly item: TrackedItem;
      readonly resultId: string | undefined;
      readonly experiment: Experiment | undefined;
    };

/** A list of search results or of a category or brand. */
export type TrackedList =
  | { readonly kind: 'search'; readonly term: string }
  | { readonly kind: 'category'; readonly id: string }
  | { readonly kind: 'brand'; readonly name: string };

/**
 * Reports shoppers' behaviour to the search service. Nothing is reported without consent, nor before a person has
 * interacted with the page. Never fails and never delays the caller: an implementation swallows its own errors
 * (ANA-01).
 */
export interface BehaviourTracker {
  readonly track: (event: BehaviourEvent) => IO<void>;
}
