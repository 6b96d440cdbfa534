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
 * ORD-01). A reload returns the same key until something changes. With something missing there is no key, and the page
 * leads to the first missing part.
 */
export type LoadReview = TE.TaskEither<PrepareFailure, Checkout>;

export const makeLoadReview = ({ checkout, load }: LoadReviewPorts): LoadReview => {
  const prepared = (loaded: Checkout): LoadReview =>
    pipe(
      checkout.prepare(loaded.orderId),
      TE.chainW((placing) => withPlacing(load, loaded, placing)),
    );
  return pipe(
    load,
    TE.chainW((loaded) => (loaded.missing.length > 0 ? TE.right(loaded) : prepared(loaded))),
  );
};

/** Reads the checkout again when its total, or what gift cards leave to pay, is no longer what the key is for. */
const withPlacing = (load: LoadCheckout, loaded: Checkout, placing: Placing): LoadReview =>
  pipe(
    isSameAmount(loaded.totals.total, placing.total) && isSameRest(loaded, placing) ? TE.right(loaded) : load,
    TE.map((current) => ({ ...current, placing })),
  );

const isSameRest = ({ toPay }: Checkout, placing: Placing): boolean =>
  toPay === undefined || placing.toPay === undefined || isSameAmount(toPay, placing.toPay);

const isSameAmount = (one: number, other: number): boolean => Math.round(one * 100) === Math.round(other * 100);
