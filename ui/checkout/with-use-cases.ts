import type { TaskEither } from 'fp-ts/TaskEither';
import type { CheckoutUseCases, FetchCheckoutUseCases } from '../../core/checkout/checkout-use-cases';
import { isRight } from '../../core/shared/either';
import type { Unreachable } from '../../core/shared/upstream-failure';

/** Runs one of the checkout's use cases, whose code is loaded first. Fails as `unreachable` when it cannot be loaded. */
export const withUseCases =
  <E, A>(
    fetch: FetchCheckoutUseCases,
    task: (all: CheckoutUseCases) => TaskEither<E, A>,
  ): TaskEither<E | Unreachable, A> =>
  async () => {
    const all = await fetch();
    return isRight(all) ? task(all.right)() : all;
  };
