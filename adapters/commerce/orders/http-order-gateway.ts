import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { LineQuantity } from '../../../core/orders/order';
import type {
  OrderChangeFailure,
  OrderGateway,
  OrderNotFound,
  OrderToChange,
  TooManyLookUps,
} from '../../../core/orders/order-gateway';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient, HttpRequest } from '../../http/http-client';
import { path } from '../../http/path';
import { callCommerce } from '../call-commerce';
import { reasonCode } from './order-status';
import { orderHistoryWire, orderWire, purchasesWire } from './order-wire';
import { isMissing, isRefusedWith, needsIdentity, toSignInNeeded } from '../refusals';
import type { StoreIds } from '../store-ids';
import { toHistory, toOrder, toPurchases } from './to-order';

const NO_ORDER_CODES = ['CMN1024E', '_ERR_ORDER_NOT_FOUND'];
const MOVED_ON_CODES = ['_ERR_ORDER_NOT_CANCELLABLE', '_ERR_ORDER_NOT_RETURNABLE'];

/** Placed orders at the commerce service. */
export class HttpOrderGateway implements OrderGateway {
  readonly #http: HttpClient;
  readonly #languageId: string;

  constructor(http: HttpClient, { languageId }: Pick<StoreIds, 'languageId'>) {
    this.#http = http;
    this.#languageId = languageId;
  }

  readonly history: OrderGateway['history'] = ({ number, size }) =>
    pipe(
      callCommerce(
        this.#http,
        {
          ...read('order/@history'),
          query: { pageNumber: String(number), pageSize: String(size), langId: this.#languageId },
        },
        orderHistoryWire,
      ),
      TE.bimap(toSignInNeeded, toHistory),
    );

  readonly byId: OrderGateway['byId'] = (orderId) =>
    pipe(
      callCommerce(this.#http, read(path`order/${orderId}`), orderWire),
      TE.bimap((failure) => toNotFound(toSignInNeeded(failure)), toOrder),
    );

  readonly byToken: OrderGateway['byToken'] = (token) =>
    pipe(
      callCommerce(this.#http, read(path`order/x_byToken/${token}`), orderWire),
      TE.bimap((failure) => toNotFound(toTooMany(failure)), toOrder),
    );

  readonly lookUp: OrderGateway['lookUp'] = (orderId, email) =>
    pipe(
      callCommerce(this.#http, { ...read('order/byOrderIdAndEmail'), query: { orderId, email } }, orderWire),
      TE.bimap((failure) => toNotFound(toTooMany(failure)), toOrder),
    );

  readonly cancel: OrderGateway['cancel'] = (order, lines) =>
    this.#change(path`order/${order.orderId}/x_cancel`, {
      ...(lines === undefined ? {} : { orderItem: lines.map(toItem) }),
      ...keysOf(order),
    });

  readonly startReturn: OrderGateway['startReturn'] = (order, lines, reason) =>
    this.#change(path`order/${order.orderId}/x_return`, {
      orderItem: lines.map(toItem),
      reason: reasonCode(reason),
      ...keysOf(order),
    });

  readonly purchases: OrderGateway['purchases'] = ({ number, size }, storeId) =>
    pipe(
      callCommerce(
        this.#http,
        {
          ...read('order/x_purchases'),
          query: { pageNumber: String(number), pageSize: String(size), physicalStoreId: storeId },
        },
        purchasesWire,
      ),
      TE.bimap(toSignInNeeded, toPurchases),
    );

  /** Sends a change and ignores the body: the order is read again afterwards. */
  #change(address: string, body: unknown): TE.TaskEither<OrderChangeFailure, void> {
    return pipe(
      this.#http({ kind: 'essential', method: 'POST', path: address, body, isExpectedRefusal: isExpected }),
      TE.bimap(toChangeFailure, () => undefined),
    );
  }
}

/** The pages of orders say themselves that an order does not exist or that a session has ended. */
const isExpected = (failure: UpstreamFailure): boolean => needsIdentity(failure) || isMissing(failure);

const read = (address: string): HttpRequest => ({
  kind: 'personal',
  method: 'GET',
  path: address,
  isExpectedRefusal: isExpected,
});

const toItem = ({ lineId, quantity }: LineQuantity): unknown => ({ orderItemId: lineId, quantity: String(quantity) });

const keysOf = ({ token, changeKey }: OrderToChange): Readonly<Record<string, string>> => ({
  x_key: changeKey,
  ...(token === undefined ? {} : { x_orderToken: token }),
});

const toTooMany = (failure: UpstreamFailure): TooManyLookUps | UpstreamFailure =>
  failure.kind === 'refused' && failure.status === 429 ? { kind: 'too-many-look-ups' } : failure;

const toNotFound = <Failure extends { readonly kind: string }>(
  failure: Failure | UpstreamFailure,
): Failure | UpstreamFailure | OrderNotFound => (isNotFound(failure) ? { kind: 'order-not-found' } : failure);

const isNotFound = (failure: { readonly kind: string } | UpstreamFailure): boolean =>
  failure.kind === 'refused' && 'codes' in failure && (isMissing(failure) || isRefusedWith(failure, NO_ORDER_CODES));

const toChangeFailure = (failure: UpstreamFailure): OrderChangeFailure => {
  if (needsIdentity(failure)) return { kind: 'sign-in-needed' };
  return failure.kind === 'refused' && (failure.status === 409 || isRefusedWith(failure, MOVED_ON_CODES))
    ? { kind: 'order-has-moved-on' }
    : toNotFound(failure);
};
