import type * as E from 'fp-ts/Either';
import type { IO } from 'fp-ts/IO';
import type {
  BehaviourEvent,
  BehaviourTracker,
  Experiment,
  TrackedItem,
  TrackedList,
} from '../../core/analytics/behaviour';
import type { WithAccessToken } from '../../core/search/access/with-access-token';
import type { HttpClient } from '../http/http-client';
import { uriOf, type DiscoverContext } from './discover-context';
import { LIST_WIDGET, PREVIEW_WIDGET, widgetOfPod } from './widget-ids';

/** An event in the service's wire format (contracts 6). */
interface WireEvent {
  readonly type: 'widget' | 'view' | 'a2c' | 'order';
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface DiscoverTrackerPorts {
  /** A client whose base URL is that of the service. */
  readonly http: HttpClient;
  readonly withAccessToken: WithAccessToken;
  readonly context: IO<DiscoverContext>;
  /** The service's id of the visitor. */
  readonly visitorId: IO<string>;
}

/** The service's limit for the products of one event. */
const MAX_PRODUCTS = 100;

/** Sends behavioural events to the search and recommendation service, one after another (SRC-07, SRC-08). */
export class DiscoverTracker implements BehaviourTracker {
  #last: Promise<unknown> = Promise.resolve();
  readonly #ports: DiscoverTrackerPorts;

  constructor(ports: DiscoverTrackerPorts) {
    this.#ports = ports;
  }

  readonly track: BehaviourTracker['track'] = (event) => () => {
    const wire = wireEvent(event);
    // Failed events are dropped: errors of tracking must not affect shoppers (ANA-01).
    if (wire !== undefined) this.#last = this.#last.then(() => this.#send(wire)).catch(() => undefined);
  };

  readonly #send = (event: WireEvent): Promise<E.Either<unknown, unknown>> => {
    const { http, withAccessToken, context, visitorId } = this.#ports;
    const userId = context().user?.user_id;
    const data = { ...event, uuid: visitorId(), ...(userId === undefined ? {} : { user_id: userId }) };
    return withAccessToken((accessToken) =>
      http({
        kind: 'optional',
        method: 'POST',
        path: 'api/event/1',
        headers: { authorization: `Bearer ${accessToken}` },
        body: { data },
        outlivesPage: true,
      }),
    )();
  };
}

/**
 * The service's code for the part of the shop that shows a widget: the search box, a list, a row of recommendations.
 */
const FEATURE = { box: 'sb', list: 'sp', row: 'rw' } as const;

const wireEvent = (event: BehaviourEvent): WireEvent | undefined => {
  switch (event.kind) {
    case 'search-focused':
      return widget('appear', PREVIEW_WIDGET, FEATURE.box, { keyphrase: event.typed });
    case 'search-submitted':
      return widget('click', PREVIEW_WIDGET, FEATURE.box, { keyphrase: event.term, typed: event.typed });
    case 'suggestion-chosen':
      return widget('click', PREVIEW_WIDGET, FEATURE.box, {
        keyphrase: event.text,
        typed: event.typed,
        section: event.section,
        ...(event.item === undefined ? {} : { products: [toProduct(event.item)] }),
      });
    case 'results-shown':
      return widget('appear', LIST_WIDGET, FEATURE.list, {
        ...listOf(event.list),
        total_item: event.total,
        page_number: event.page,
        products: toProducts(event.items),
      });
    case 'result-chosen':
      return widget('click', LIST_WIDGET, FEATURE.list, { ...listOf(event.list), products: [toProduct(event.item)] });
    case 'product-viewed':
      return { type: 'view', name: 'pdp', value: { uri: uriOf(event.url), products: [toProduct(event.item)] } };
    case 'added-to-cart':
      return additionOf(event);
    case 'purchased':
      return {
        type: 'order',
        name: 'confirm',
        value: {
          checkout: { order_id: event.orderId, total: event.revenue },
          products: event.items.slice(0, MAX_PRODUCTS).map((item) => ({
            ...toProduct(item),
            quantity: item.quantity,
            price: item.price,
          })),
        },
      };
    case 'recommendation-shown':
      return widget('appear', widgetOfPod(event.podId), FEATURE.row, {
        ...experimentOf(event.experiment),
        products: toProducts(event.items),
      });
    case 'recommendation-chosen':
      return widget('click', widgetOfPod(event.podId), FEATURE.row, {
        ...experimentOf(event.experiment),
        products: [toProduct(event.item)],
      });
    case 'preview-open':
    case 'preview-close':
      // The service has no such events; the tag manager receives them.
      return undefined;
  }
};

const widget = (
  name: 'appear' | 'click',
  rfkid: string,
  f: (typeof FEATURE)[keyof typeof FEATURE],
  value: WireEvent['value'],
): WireEvent => ({ type: 'widget', name, value: { rfkid, f, ...value } });

/** The service requires a price for additions to the cart. Without one, no event is sent. */
const additionOf = ({
  item,
  quantity,
  price,
  term,
}: Extract<BehaviourEvent, { readonly kind: 'added-to-cart' }>): WireEvent | undefined =>
  price === undefined
    ? undefined
    : {
        type: 'a2c',
        name: 'pdp',
        value: {
          products: [{ ...toProduct(item), quantity, price }],
          ...(term === undefined ? {} : { keyphrase: term }),
        },
      };

/** The service identifies products by the id in its responses. */
const toProduct = ({ id, name, variationId }: TrackedItem): Readonly<Record<string, unknown>> => ({
  sku: id,
  name,
  ...(variationId === undefined ? {} : { variation: variationId }),
});

const toProducts = (items: ReadonlyArray<TrackedItem>): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  items.slice(0, MAX_PRODUCTS).map(toProduct);

const listOf = (list: TrackedList): Readonly<Record<string, unknown>> => {
  switch (list.kind) {
    case 'search':
      return { keyphrase: list.term };
    case 'category':
      return { category: list.id };
    case 'brand':
      return { brand: list.name };
  }
};

/** The experiment of the response, unchanged (REC-01). */
const experimentOf = (experiment: Experiment | undefined): Readonly<Record<string, unknown>> =>
  experiment === undefined
    ? {}
    : {
        variation_id: experiment.variationId,
        experiment_id: experiment.experimentId,
        experiment_bucket: experiment.experimentBucket,
      };
