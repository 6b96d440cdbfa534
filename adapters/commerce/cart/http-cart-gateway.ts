import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as TE from 'fp-ts/TaskEither';
import type { CartGateway } from '../../../core/cart/cart-gateway';
import { EMPTY_CART } from '../../../core/cart/cart';
import { SHIPPING } from '../../../core/cart/fulfilment/fulfilment';
import type { Personalization } from '../../../core/personalization/personalization';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient, HttpRequest } from '../../http/http-client';
import { path } from '../../http/path';
import { recoverWith, callCommerce } from '../call-commerce';
import {
  hasNoCart,
  isAboutPromotion,
  isEmptyCart,
  toIdentityNeeded,
  toPromotionFailure,
  toWriteFailure,
} from './cart-refusals';
import { cartWire } from './cart-wire';
import { choiceOnTheWire } from './fulfilment-wire';
import type { StoreIds } from '../store-ids';
import { toCart } from './to-cart';

/**
 * The usages that the service calculates with a change of lines: discounts, shipping, coupons, surcharges and their
 * adjustments.
 */
const USAGES_OF_A_CHANGE = '-1,-2,-5,-6,-7';
/** All usages, taxes included (CRT-02). */
const ALL_USAGES = ['-1', '-2', '-3', '-4', '-5', '-6', '-7'];

/** The commerce service's pending order as the cart (CRT-01 to CRT-03). */
export class HttpCartGateway implements CartGateway {
  readonly load: CartGateway['load'];
  readonly calculate: CartGateway['calculate'];
  readonly #http: HttpClient;
  readonly #languageId: string;

  /** Until an address is known, deliveries are taxed at the place of `deliveryZip` (ORD-09). */
  constructor(
    http: HttpClient,
    { languageId }: Pick<StoreIds, 'languageId'>,
    deliveryZip: IO<string | undefined> = () => undefined,
  ) {
    this.#http = http;
    this.#languageId = languageId;
    this.load = pipe(
      TE.fromIO<string | undefined, UpstreamFailure>(deliveryZip),
      TE.chain((x_zipCode) =>
        callCommerce(
          http,
          {
            kind: 'personal',
            method: 'GET',
            path: 'order/@self?extendedCart=true',
            query: { x_zipCode },
            isExpectedRefusal: isEmptyCart,
          },
          cartWire,
        ),
      ),
      TE.map(toCart),
      recoverWith(isEmptyCart, EMPTY_CART),
    );
    this.calculate = pipe(
      this.#done({
        kind: 'essential',
        method: 'POST',
        path: 'cart/calculate',
        body: { calculationUsageId: ALL_USAGES, callToODM: true, recalculateShippingMethod: 'true' },
      }),
      recoverWith<void>(hasNoCart, undefined),
      TE.mapLeft(toIdentityNeeded),
    );
  }

  readonly add: CartGateway['add'] = (partNumber, quantity, choice = SHIPPING, personalization) =>
    pipe(
      this.#done({
        kind: 'essential',
        method: 'POST',
        path: 'cart',
        query: { langId: this.#languageId },
        body: {
          orderId: '.',
          orderItem: [
            {
              partNumber,
              quantity: String(quantity),
              ...(choice.method === 'ship' ? {} : choiceOnTheWire(choice)),
              ...textOnTheWire(personalization),
            },
          ],
          x_calculateOrder: '1',
          x_calculationUsage: USAGES_OF_A_CHANGE,
          x_inventoryValidation: 'true',
        },
      }),
      TE.mapLeft(toWriteFailure),
    );

  readonly personalize: CartGateway['personalize'] = (itemId, quantity, personalization) =>
    pipe(this.#done(update(itemId, quantity, textOnTheWire(personalization))), TE.mapLeft(toWriteFailure));

  readonly changeQuantity: CartGateway['changeQuantity'] = (itemId, quantity, priceSeen) =>
    pipe(
      this.#done(quantity === 0 ? removal(itemId) : update(itemId, quantity, seenOnTheWire(priceSeen))),
      TE.mapLeft(toWriteFailure),
    );

  readonly applyPromotion: CartGateway['applyPromotion'] = (code) =>
    pipe(
      this.#done({
        kind: 'essential',
        method: 'POST',
        path: 'cart/@self/assigned_promotion_code',
        body: { promoCode: code },
      }),
      TE.mapLeft(toPromotionFailure),
    );

  readonly removePromotion: CartGateway['removePromotion'] = (code) =>
    pipe(
      this.#done({ kind: 'essential', method: 'DELETE', path: path`cart/@self/assigned_promotion_code/${code}` }),
      recoverWith<void>((failure) => hasNoCart(failure) || isAboutPromotion(failure), undefined),
      TE.mapLeft(toIdentityNeeded),
    );

  /** Sends a change and ignores the body: the cart is read again afterwards. */
  #done(request: HttpRequest): TE.TaskEither<UpstreamFailure, void> {
    return pipe(
      this.#http(request),
      TE.map(() => undefined),
    );
  }
}

const textOnTheWire = (
  text: Personalization | undefined,
): { readonly x_personalization?: Readonly<Record<string, unknown>> } =>
  text === undefined
    ? {}
    : {
        x_personalization: { lines: text.lines, font: text.font, ...(text.color === '' ? {} : { color: text.color }) },
      };

/** The price that the shopper saw, on the wire. */
const seenOnTheWire = (priceSeen: number | undefined): Readonly<Record<string, string>> =>
  priceSeen === undefined ? {} : { x_priceSeen: priceSeen.toFixed(2) };

const update = (orderItemId: string, quantity: number, facts: Readonly<Record<string, unknown>>): HttpRequest => ({
  kind: 'essential',
  method: 'PUT',
  path: 'cart/@self/update_order_item',
  body: {
    orderItem: [{ orderItemId, quantity: String(quantity), ...facts }],
    x_calculateOrder: '1',
    x_calculationUsage: USAGES_OF_A_CHANGE,
  },
});

const removal = (orderItemId: string): HttpRequest => ({
  kind: 'essential',
  method: 'PUT',
  path: 'cart/@self/delete_order_item',
  body: { orderItemId, calculateOrder: '1', calculationUsage: USAGES_OF_A_CHANGE },
});
