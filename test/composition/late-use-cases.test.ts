import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { fetchWhenRun, NOT_FETCHED } from '../../composition/roots/late-use-cases';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';

interface UseCases {
  readonly count: TE.TaskEither<UpstreamFailure, number>;
  readonly double: (value: number) => TE.TaskEither<UpstreamFailure, number>;
}

const USE_CASES: UseCases = { count: TE.right(1), double: (value) => TE.right(value * 2) };

/** Two use cases whose code loads or fails to load, one attempt after another. */
const setUp = (...loads: ReadonlyArray<'comes' | 'fails'>) => {
  const requested: string[] = [];
  const load = async (): Promise<UseCases> => {
    requested.push('code');
    if (loads[requested.length - 1] === 'fails') throw new TypeError('not fetched');
    return USE_CASES;
  };
  return { ...fetchWhenRun(load), requestsMade: requested };
};

test('[PLT-03] loads a use case when it first runs', async () => {
  const { task, useCase, requestsMade: requested } = setUp('comes', 'comes');
  const count = task(({ count }) => count, NOT_FETCHED);
  const doubled = useCase(({ double }) => double, NOT_FETCHED)(21);
  expect(requested).toEqual([]);
  expect(await count()).toEqual(E.right(1));
  expect(await doubled()).toEqual(E.right(42));
});

test("[PLT-03] returns its caller's failure for a use case that fails to load, and works once it loads", async () => {
  const { useCase } = setUp('fails', 'comes');
  const double = useCase(({ double }) => double, NOT_FETCHED);
  expect(await double(21)()).toEqual(E.left({ kind: 'unreachable', service: 'shop', cause: 'network' }));
  expect(await double(21)()).toEqual(E.right(42));
});
