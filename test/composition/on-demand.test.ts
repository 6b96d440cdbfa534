import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { NOT_FETCHED, onDemand, type LoadContainer } from '../../composition/roots/on-demand';
import { token } from '../../composition/token';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';

const COUNT = token<TE.TaskEither<UpstreamFailure, number>>('Count');
const DOUBLE = token<(value: number) => TE.TaskEither<UpstreamFailure, number>>('Double');

/** A container with two use cases, loaded as told one time after another. */
const setUp = (...loads: ReadonlyArray<'comes' | 'fails'>) => {
  const asked: string[] = [];
  const things = new Map<unknown, unknown>([
    [COUNT, TE.right(1)],
    [DOUBLE, (value: number) => TE.right(value * 2)],
  ]);
  const load: LoadContainer = async () => {
    asked.push('container');
    if (loads[asked.length - 1] === 'fails') throw new TypeError('not fetched');
    return { get: <A>(wanted: unknown): A => things.get(wanted) as A };
  };
  return { ...onDemand(load), asked };
};

test('[PLT-03] a use case is fetched when it is run, not before', async () => {
  const { task, useCase, asked } = setUp('comes', 'comes');
  const count = task(COUNT, NOT_FETCHED);
  const doubled = useCase(DOUBLE, NOT_FETCHED)(21);
  expect(asked).toEqual([]);
  expect(await count()).toEqual(E.right(1));
  expect(await doubled()).toEqual(E.right(42));
});

test('[PLT-03] a use case that cannot be fetched fails as its caller expects, and works once it can be', async () => {
  const { useCase } = setUp('fails', 'comes');
  const double = useCase(DOUBLE, NOT_FETCHED);
  expect(await double(21)()).toEqual(E.left({ kind: 'unreachable', service: 'shop', cause: 'network' }));
  expect(await double(21)()).toEqual(E.right(42));
});
