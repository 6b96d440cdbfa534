import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Checkout, Placing } from '../loading/checkout';
import type { CheckoutGateway, PrepareFailure } from '../loading/checkout-gateway';
import type { LoadCheckout } from '../loading/load-checkout';

export interface LoadReviewPorts {
  readonly checkout: CheckoutGateway;
  readonly load: LoadCheckout;
}

/**
 * The checkout for Review: when nothing is missing, it contains the key and the total for placing the order (CHK-08,
 * ORD-01). What is shown is read after the key was given, so a change in between makes the key outdated instead of placing
 * what nobody saw (CHK-07). A reload returns the same key until something changes. With something missing there is no key,
 * and the page leads to the first missing part.
 */
export type LoadReview = TE.TaskEither<PrepareFailure, Checkout>;

export const makeLoadReview = ({ checkout, load }: LoadReviewPorts): LoadReview => {
  // The order may have been placed while the key was given: the key is not for another cart.
  const present = ({ orderId }: Checkout, placing: Placing): LoadReview =>
    pipe(
      load,
      TE.map((current) => (current.orderId === orderId ? { ...current, placing } : current)),
    );
  const prepared = (loaded: Checkout): LoadReview =>
    pipe(
      checkout.prepare(loaded.orderId),
      TE.chainW((placing) => present(loaded, placing)),
    );
  return pipe(
    load,
    TE.chainW((loaded) => (loaded.missing.length > 0 ? TE.right(loaded) : prepared(loaded))),
  );
};
