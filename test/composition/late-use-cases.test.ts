import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { fetchWhenRun, NOT_FETCHED } from '../../composition/roots/late-use-cases';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';

interface UseCases {
  readonly count: TE.TaskEither<UpstreamFailure, number>;
  readonly double: (value: number) => TE.TaskEither<UpstreamFailure, number>;
}

const USE_CASES: UseCases = { count: TE.right(1), double: (value) => TE.right(value * 2) };

/** Two use cases, whose code comes or fails to come, one time after another. */
const setUp = (...loads: ReadonlyArray<'comes' | 'fails'>) => {
  const requested: string[] = [];
  const load = async (): Promise<UseCases> => {
    requested.push('code');
    if (loads[requested.length - 1] === 'fails') throw new TypeError('not fetched');
    return USE_CASES;
  };
  return { ...fetchWhenRun(load), requestsMade: requested };
};

test('[PLT-03] a use case is fetched when it is run, not before', async () => {
  const { task, useCase, requestsMade: requested } = setUp('comes', 'comes');
  const count = task(({ count }) => count, NOT_FETCHED);
  const doubled = useCase(({ double }) => double, NOT_FETCHED)(21);
  expect(requested).toEqual([]);
  expect(await count()).toEqual(E.right(1));
  expect(await doubled()).toEqual(E.right(42));
});

test('[PLT-03] a use case that cannot be fetched fails as its caller expects, and works once it can be', async () => {
  const { useCase } = setUp('fails', 'comes');
  const double = useCase(({ double }) => double, NOT_FETCHED);
  expect(await double(21)()).toEqual(E.left({ kind: 'unreachable', service: 'shop', cause: 'network' }));
  expect(await double(21)()).toEqual(E.right(42));
});
