import type { IO } from 'fp-ts/IO';

/** Something of the catalogue that was seen, chosen or bought, as the search service knows it. */
export interface TrackedItem {
  /** The product's unique id. */
  readonly id: string;
  readonly name: string;
  /** The variant's sku. */
  readonly variationId?: string | undefined;
}

/** By which experiment a row was chosen (REC-01); what the service gave, passed on as it is. */
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
      /** Dollars for one; undefined when it is not known. */
      readonly price: number | undefined;
      /** What was searched for before, where that led to it. */
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

/** A list that was searched for, or browsed. */
export type TrackedList =
  | { readonly kind: 'search'; readonly term: string }
  | { readonly kind: 'category'; readonly id: string }
  | { readonly kind: 'brand'; readonly name: string };

/**
 * Tells the search service what shoppers do. Nothing is told without consent, nor before a person has touched the page.
 * Telling never fails and never keeps anybody waiting: an implementation swallows its own errors (ANA-01).
 */
export interface BehaviourTracker {
  readonly track: (event: BehaviourEvent) => IO<void>;
}
