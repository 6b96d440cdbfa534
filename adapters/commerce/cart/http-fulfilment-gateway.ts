import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ShopperPlace } from '../../../core/cart/fulfilment/fulfilment';
import type { FulfilmentGateway, OptionsByItem } from '../../../core/cart/fulfilment/fulfilment-gateway';
import type { HttpClient } from '../../http/http-client';
import { callCommerce, recoverWith } from '../call-commerce';
import { isEmptyCart, toWriteFailure } from './cart-refusals';
import { choiceOnTheWire, deliveryInfoWire, itemOptionsWire, toOptions } from './fulfilment-wire';

const NO_OPTIONS: OptionsByItem = {};

const placeQuery = ({ storeId, zipCode }: ShopperPlace): Readonly<Record<string, string>> => ({
  ...(storeId === undefined ? {} : { physicalStoreId: storeId }),
  ...(zipCode === undefined ? {} : { zipCode }),
});

/** How lines reach the shopper, over the commerce service (CRT-02, CHK-02). */
export class HttpFulfilmentGateway implements FulfilmentGateway {
  readonly #http: HttpClient;
  /** Milliseconds since 1970, for the timestamp that the platform's call needs. */
  readonly #clock: () => number;

  constructor(http: HttpClient, clock: () => number = Date.now) {
    this.#http = http;
    this.#clock = clock;
  }

  readonly optionsOfCart: FulfilmentGateway['optionsOfCart'] = (place) =>
    pipe(
      TE.fromIO(this.#clock),
      TE.chain((now) =>
        callCommerce(
          this.#http,
          {
            kind: 'personal',
            method: 'GET',
            path: 'cart/petco_shipping_info/shipping_delivery_info',
            query: { ts: String(now), ...placeQuery(place) },
            isExpectedRefusal: isEmptyCart,
          },
          deliveryInfoWire,
        ),
      ),
      TE.map((info): OptionsByItem =>
        Object.fromEntries(
          (info?.shippingDeliveryInfo ?? []).map(({ orderItemId, x_options }) => [orderItemId, toOptions(x_options)]),
        ),
      ),
      recoverWith(isEmptyCart, NO_OPTIONS),
    );

  readonly optionsOf: FulfilmentGateway['optionsOf'] = (partNumber, quantity, place) =>
    pipe(
      callCommerce(
        this.#http,
        {
          kind: 'personal',
          method: 'GET',
          path: 'cart/petco_shipping_info/x_options',
          query: { partNumber, quantity: String(quantity), ...placeQuery(place) },
        },
        itemOptionsWire,
      ),
      TE.map(({ x_options }) => toOptions(x_options)),
    );

  readonly choose: FulfilmentGateway['choose'] = (orderItemId, choice) =>
    pipe(
      this.#http({
        kind: 'essential',
        method: 'PUT',
        path: 'cart/@self/shipping_info',
        body: { orderId: '.', orderItem: [{ orderItemId, ...choiceOnTheWire(choice) }] },
      }),
      TE.map(() => undefined),
      TE.mapLeft(toWriteFailure),
    );
}
