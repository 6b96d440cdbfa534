import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Pause } from '../../shared/pause';
import type { CheckoutGateway, OrderToPlace, PlaceOrderFailure, PlaceOrderResult } from '../loading/checkout-gateway';

export interface PlaceOrderPorts {
  readonly checkout: CheckoutGateway;
  readonly pause: Pause;
}

/** The waiting times before each repetition, in milliseconds. */
export const PLACE_ORDER_PAUSES_MS: ReadonlyArray<number> = [500, 1_000, 2_000, 4_000];

/**
 * Places the order that the shopper saw on Review (CHK-08, ORD-01). While the outcome is unknown, the same request with
 * the same key is repeated after each of `PLACE_ORDER_PAUSES_MS`; a new key is never made. When it is still unknown then,
 * the result is `pending`, and calling this again with the same order continues. Every failure means that nothing was
 * ordered or charged; to try again, load Review for a new key.
 */
export type PlaceOrder = (order: OrderToPlace) => TaskEither<PlaceOrderFailure, PlaceOrderResult>;

type Outcome = E.Either<PlaceOrderFailure, PlaceOrderResult>;

const PENDING: Outcome = E.right({ kind: 'pending' });

export const makePlaceOrder =
  ({ checkout, pause }: PlaceOrderPorts): PlaceOrder =>
  (order) => {
    const repeat = ([wait, ...later]: ReadonlyArray<number>): T.Task<Outcome> =>
      wait === undefined
        ? T.of(PENDING)
        : pipe(
            pause(wait),
            T.chain(() => checkout.place(order)),
            T.chain((outcome) => (isUnknown(outcome) || saysNothing(outcome) ? repeat(later) : T.of(outcome))),
          );
    return pipe(
      checkout.place(order),
      T.chain((outcome) => (isUnknown(outcome) ? repeat(PLACE_ORDER_PAUSES_MS) : T.of(outcome))),
    );
  };

/** Whether the service may have placed the order without this response saying so. */
const isUnknown = (outcome: Outcome): boolean => {
  if (E.isRight(outcome)) return outcome.right.kind === 'pending';
  switch (outcome.left.kind) {
    case 'unreachable':
      return outcome.left.cause !== 'unavailable';
    case 'unintelligible':
      return true;
    case 'refused':
      return outcome.left.status >= 500;
    default:
      return false;
  }
};

/**
 * Whether a repetition was not sent, or was refused because the session has ended or because there were too many requests.
 * After an unknown outcome this does not say anything about the earlier request.
 */
const saysNothing = (outcome: Outcome): boolean =>
  E.isLeft(outcome) &&
  (outcome.left.kind === 'identity-needed' ||
    (outcome.left.kind === 'refused' && outcome.left.status === 429) ||
    (outcome.left.kind === 'unreachable' && outcome.left.cause === 'unavailable'));
