import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { LineQuantity, ListPage, Order, OrderSummary, Purchase, ReturnReason } from './order';

/** There is no such order for this caller: wrong number, wrong email, invalid token, or another shopper's order. */
export interface OrderNotFound {
  readonly kind: 'order-not-found';
}

/** The caller has no identity, is not signed in, or the session has ended. */
export interface SignInNeeded {
  readonly kind: 'sign-in-needed';
}

/** The service has refused further look-ups for a while. */
export interface TooManyLookUps {
  readonly kind: 'too-many-look-ups';
}

/** Something of it was packed, cancelled or returned in the meantime, or cannot be returned. */
export interface OrderHasMovedOn {
  readonly kind: 'order-has-moved-on';
}

/** Identifies an order to the service: by the caller's identity, or by a token that opens this order alone. */
export interface OrderKey {
  readonly orderId: string;
  readonly token: string | undefined;
}

/** A change of an order by its caller. */
export interface OrderToChange extends OrderKey {
  /**
   * Made for one showing of the page, 16 to 64 letters, digits, hyphens and underscores. The same change with the same key
   * is made once, however often it is requested, and succeeds each time; another change is made beside it.
   */
  readonly changeKey: string;
}

/** A page of a list, from 1. */
export interface PageOfList {
  readonly number: number;
  readonly size: number;
}

export type OrderReadFailure = OrderNotFound | SignInNeeded | TooManyLookUps | UpstreamFailure;
export type OrderChangeFailure = OrderNotFound | SignInNeeded | OrderHasMovedOn | UpstreamFailure;

/** Placed orders at the commerce service (ORD-04, ORD-05, ORD-08). A change that fails leaves the order unchanged. */
export interface OrderGateway {
  /** The signed-in shopper's orders, the newest first; a page beyond the last one is empty. */
  readonly history: (page: PageOfList) => TaskEither<SignInNeeded | UpstreamFailure, ListPage<OrderSummary>>;
  /** An order of the caller, who may be a guest. A caller without an identity gets `sign-in-needed` or `order-not-found`. */
  readonly byId: (orderId: string) => TaskEither<OrderNotFound | SignInNeeded | UpstreamFailure, Order>;
  /** The order that a token opens, for any caller. */
  readonly byToken: (token: string) => TaskEither<OrderNotFound | TooManyLookUps | UpstreamFailure, Order>;
  /** For any caller. A wrong number and a wrong email fail in the same way. */
  readonly lookUp: (
    orderId: string,
    email: string,
  ) => TaskEither<OrderNotFound | TooManyLookUps | UpstreamFailure, Order>;
  /** Cancels these quantities, or everything that is not packed without `lines`. */
  readonly cancel: (
    order: OrderToChange,
    lines: ReadonlyArray<LineQuantity> | undefined,
  ) => TaskEither<OrderChangeFailure, void>;
  /** Starts the return of these quantities. The order then has the return with its label. */
  readonly startReturn: (
    order: OrderToChange,
    lines: ReadonlyArray<LineQuantity>,
    reason: ReturnReason,
  ) => TaskEither<OrderChangeFailure, void>;
  /**
   * What the signed-in shopper has bought, the latest first; a page beyond the last one is empty. What is only picked up
   * is looked for in the shopper's store, then in the store of the last purchase.
   */
  readonly purchases: (
    page: PageOfList,
    storeId: string | undefined,
  ) => TaskEither<SignInNeeded | UpstreamFailure, ListPage<Purchase>>;
}
