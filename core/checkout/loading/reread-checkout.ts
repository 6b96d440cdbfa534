import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Checkout } from './checkout';
import type { CheckoutFailure } from './checkout-gateway';
import type { LoadCheckout } from './load-checkout';

/** The checkout was changed, but could not be read afterwards. */
export interface CheckoutNotRead {
  readonly kind: 'checkout-not-read';
  readonly failure: CheckoutFailure;
}

/** Reads the checkout after a change. */
export const rereadCheckout = (load: LoadCheckout): TE.TaskEither<CheckoutNotRead, Checkout> =>
  pipe(
    load,
    TE.mapLeft((failure) => ({ kind: 'checkout-not-read', failure })),
  );
