import type { TaskEither } from 'fp-ts/TaskEither';
import type { ServiceIdentifier } from 'inversify';
import type { Unreachable } from '../../core/shared/upstream-failure';
import type { Supplies } from '../supplies';

/** Gives the shop's container, which comes over the network when it is first asked for. Rejects when it cannot be had. */
export type LoadContainer = () => Promise<Pick<Supplies, 'get'>>;

/** Use cases whose code comes when one of them is first run. When it does not come, they fail as told. */
export interface OnDemand {
  readonly task: <E, A>(token: ServiceIdentifier<TaskEither<E, A>>, missing: NoInfer<E>) => TaskEither<E, A>;
  readonly useCase: <In extends ReadonlyArray<unknown>, E, A>(
    token: ServiceIdentifier<(...input: In) => TaskEither<E, A>>,
    missing: NoInfer<E>,
  ) => (...input: In) => TaskEither<E, A>;
}

/** The code of a use case could not be fetched: nothing was asked of any service. */
export const NOT_FETCHED: Unreachable = { kind: 'unreachable', service: 'shop', cause: 'network' };

/** Makes use cases of a container that is loaded once, and again after it could not be had. */
export const onDemand = (load: LoadContainer): OnDemand => {
  const run =
    <E, A>(find: (container: Pick<Supplies, 'get'>) => TaskEither<E, A>, missing: E): TaskEither<E, A> =>
    () =>
      load().then(
        (container) => find(container)(),
        () => ({ _tag: 'Left', left: missing }),
      );
  return {
    task: (token, missing) => run((container) => container.get(token), missing),
    useCase:
      (token, missing) =>
      (...input) =>
        run((container) => container.get(token)(...input), missing),
  };
};
