import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '@shop/adapters/http/http-client';
import { hasFact, type UpstreamFailure } from '@shop/core/shared/upstream-failure';
import { callToy } from './toy-call';
import { cartWire } from './toy-wire';

const hasNoCart = (failure: UpstreamFailure): boolean => hasFact(failure, 'identity-missing');

/**
 * After a sign-in: the guest's cart goes into the account's cart, which is the shopper's from then on. Whoever had no
 * cart gets the account's.
 */
export const takeCart = (http: HttpClient): TE.TaskEither<UpstreamFailure, void> =>
  pipe(
    http({ kind: 'essential', method: 'POST', path: 'carts/@cart/owner', isExpectedRefusal: hasNoCart }),
    // The proxy answers 204 for a shopper without a cart.
    TE.map(({ status }) => status !== 204),
    TE.orElse((failure) => (hasNoCart(failure) ? TE.right(false) : TE.left(failure))),
    TE.chainW((isTaken) =>
      isTaken
        ? TE.right(undefined)
        : callToy(http, { kind: 'personal', method: 'GET', path: 'customers/me/cart' }, cartWire),
    ),
    TE.map(() => undefined),
  );
