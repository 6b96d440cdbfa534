import type { IO } from 'fp-ts/IO';
import type { BehaviourEvent, BehaviourTracker, Experiment, TrackedItem } from '../../core/analytics/behaviour';

type Parameters = Readonly<Record<string, unknown>>;

/** The tracking methods of the search service's library. Each of them queues an event. */
export interface TrackingLibrary {
  readonly setClientOptions: (options: { readonly userId: string | undefined }) => void;
  readonly tracker: {
    readonly trackInputFocusV2: (typed: string) => unknown;
    readonly trackSearchSubmitV2: (term: string, parameters: Parameters) => unknown;
    readonly trackAutocompleteSelectV2: (text: string, parameters: Parameters) => unknown;
    readonly trackSearchResultsLoaded: (term: string, parameters: Parameters) => unknown;
    readonly trackSearchResultClickV2: (term: string, parameters: Parameters) => unknown;
    readonly trackBrowseResultsLoaded: (parameters: Parameters) => unknown;
    readonly trackBrowseResultClick: (parameters: Parameters) => unknown;
    readonly trackItemDetailLoad: (parameters: Parameters) => unknown;
    readonly trackConversion: (term: string | undefined, parameters: Parameters) => unknown;
    readonly trackPurchase: (parameters: Parameters) => unknown;
    readonly trackRecommendationView: (parameters: Parameters) => unknown;
    readonly trackRecommendationClick: (parameters: Parameters) => unknown;
    readonly on: (outcome: 'error', listener: () => void) => unknown;
  };
}

export interface ConstructorTrackerPorts {
  readonly client: TrackingLibrary;
  /** The signed-in shopper; undefined for guests. */
  readonly userId: IO<string | undefined>;
  /** The address of the current page. */
  readonly currentPage: IO<string>;
}

type Of<Kind extends BehaviourEvent['kind']> = Extract<BehaviourEvent, { readonly kind: Kind }>;

const SECTION = 'Products';
/** The service's limit for the items of one event. */
const MAX_ITEMS = 100;

/**
 * Reports shoppers' behaviour to the search service (SRC-08). The library keeps the order, sends one event after
 * another, stores pending events for the next page, ignores bots, and counts an order once. An event that the library
 * refuses is dropped.
 */
export class ConstructorTracker implements BehaviourTracker {
  readonly #ports: ConstructorTrackerPorts;

  constructor(ports: ConstructorTrackerPorts) {
    this.#ports = ports;
  }

  readonly track: BehaviourTracker['track'] = (event) => () => {
    try {
      this.#ports.client.setClientOptions({ userId: this.#ports.userId() });
      this.#send(event);
    } catch {
      // Swallowed on purpose: errors of tracking must not affect shoppers (ANA-01).
    }
  };

  #send(event: BehaviourEvent): void {
    const { tracker } = this.#ports.client;
    switch (event.kind) {
      case 'search-focused':
        return void tracker.trackInputFocusV2(event.typed);
      case 'search-submitted':
        return void tracker.trackSearchSubmitV2(event.term, { userInput: event.typed });
      case 'suggestion-chosen':
        return void tracker.trackAutocompleteSelectV2(event.text, choiceOf(event));
      case 'results-shown':
        return this.#showResults(event);
      case 'result-chosen':
        return this.#chooseResult(event);
      case 'product-viewed':
        return void tracker.trackItemDetailLoad({ ...named(event.item), url: event.url });
      case 'added-to-cart':
        return void tracker.trackConversion(event.term, additionOf(event));
      case 'purchased':
        return void tracker.trackPurchase(purchaseOf(event));
      case 'recommendation-shown':
        return void tracker.trackRecommendationView({ ...rowOf(event), url: this.#ports.currentPage() });
      case 'recommendation-chosen':
        return void tracker.trackRecommendationClick({
          podId: event.podId,
          ...named(event.item),
          section: SECTION,
          ...resultOf(event),
          ...tagsOf(event.experiment),
        });
      case 'preview-open':
      case 'preview-close':
        // The service has no such events; the tag manager receives them.
        return;
    }
  }

  #showResults(event: Of<'results-shown'>): void {
    const { tracker } = this.#ports.client;
    const shown = {
      section: SECTION,
      url: this.#ports.currentPage(),
      items: event.items.slice(0, MAX_ITEMS).map(named),
      resultCount: event.total,
      resultPage: event.page,
      ...resultOf(event),
    };
    if (event.list.kind === 'search') tracker.trackSearchResultsLoaded(event.list.term, shown);
    else tracker.trackBrowseResultsLoaded({ ...filterOf(event.list), ...shown });
  }

  #chooseResult(event: Of<'result-chosen'>): void {
    const { tracker } = this.#ports.client;
    const chosen = { section: SECTION, ...named(event.item), ...resultOf(event) };
    if (event.list.kind === 'search') tracker.trackSearchResultClickV2(event.list.term, chosen);
    else tracker.trackBrowseResultClick({ ...filterOf(event.list), ...chosen });
  }
}

const named = ({ id, name, variationId }: TrackedItem): Parameters => ({
  itemId: id,
  itemName: name,
  ...(variationId === undefined ? {} : { variationId }),
});

const resultOf = ({ resultId }: { readonly resultId: string | undefined }): Parameters =>
  resultId === undefined ? {} : { resultId };

/** Returns the filter for a category or brand, in the service's terms. */
const filterOf = (list: Exclude<Of<'results-shown'>['list'], { readonly kind: 'search' }>): Parameters =>
  list.kind === 'category'
    ? { filterName: 'group_id', filterValue: list.id }
    : { filterName: 'Brand', filterValue: list.name };

/** The service requires a typed text. A trend can be chosen before anything is typed, so its own text is sent. */
const choiceOf = ({ section, text, typed, item }: Of<'suggestion-chosen'>): Parameters => ({
  section,
  userInput: typed === '' ? text : typed,
  ...(item === undefined ? {} : { itemId: item.id, ...variationOf(item) }),
});

const variationOf = ({ variationId }: TrackedItem): Parameters => (variationId === undefined ? {} : { variationId });

const additionOf = ({ item, quantity, price }: Of<'added-to-cart'>): Parameters => ({
  ...named(item),
  type: 'add_to_cart',
  section: SECTION,
  ...(price === undefined ? {} : { revenue: cents(price * quantity) }),
});

const purchaseOf = ({ orderId, revenue, items }: Of<'purchased'>): Parameters => ({
  orderId,
  revenue,
  section: SECTION,
  items: items.slice(0, MAX_ITEMS).map(({ quantity, price, ...item }) => ({ ...named(item), count: quantity, price })),
});

const rowOf = (event: Of<'recommendation-shown'>): Parameters => ({
  podId: event.podId,
  numResultsViewed: event.items.length,
  items: event.items.slice(0, MAX_ITEMS).map(named),
  section: SECTION,
  ...resultOf(event),
  ...tagsOf(event.experiment),
});

/** Sends the experiment back unchanged (REC-01). */
const tagsOf = (experiment: Experiment | undefined): Parameters =>
  experiment === undefined
    ? {}
    : {
        analyticsTags: Object.fromEntries(
          [
            ['rfkid', experiment.rfkid],
            ['variation_id', experiment.variationId],
            ['experiment_id', experiment.experimentId],
            ['experiment_bucket', experiment.experimentBucket],
          ].filter(([, value]) => value !== undefined),
        ),
      };

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
