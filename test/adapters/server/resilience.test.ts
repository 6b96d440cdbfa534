import * as E from 'fp-ts/Either';
import { makeCircuitBreakers } from '../../../adapters/server/resilience';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';

type Outcome = E.Either<UpstreamFailure, { readonly status: number }>;

const fine: Outcome = E.right({ status: 200 });
const late: Outcome = E.left({ kind: 'unreachable', service: 'x', cause: 'timed-out' });
const refusedWith = (status: number): Outcome =>
  E.left({ kind: 'refused', service: 'x', status, codes: [], message: undefined, parameters: [] });
const unavailable = (service: string) => E.left({ kind: 'unreachable', service, cause: 'unavailable' });

const setUp = () => {
  const states: string[] = [];
  const policy = makeCircuitBreakers({
    failures: 3,
    restMs: 10_000,
    onChange: (service, state) => states.push(`${service} ${state}`),
  });
  const calls = { made: 0 };
  const call = (service: string, outcome: Outcome) =>
    policy(service, async () => {
      calls.made += 1;
      return outcome;
    });
  return { call, calls, states };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a service that failed three times in a row is left alone, and others are not', async () => {
  const { call, calls } = setUp();
  for (let i = 0; i < 3; i += 1) expect(await call('search', late)).toEqual(late);
  expect(await call('search', fine)).toEqual(unavailable('search'));
  expect(calls.made).toBe(3);
  expect(await call('commerce', fine)).toEqual(fine);
});

test('after its rest one call tries, and a good answer opens the way for all', async () => {
  const { call, states } = setUp();
  for (let i = 0; i < 3; i += 1) await call('search', late);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(await call('search', fine)).toEqual(unavailable('search'));
  await jest.advanceTimersByTimeAsync(1);
  expect(await call('search', fine)).toEqual(fine);
  expect(await call('search', fine)).toEqual(fine);
  expect(states).toEqual(['search open', 'search half-open', 'search closed']);
});

test('after its rest one more failure and it rests again', async () => {
  const { call, calls } = setUp();
  for (let i = 0; i < 3; i += 1) await call('search', late);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await call('search', late)).toEqual(late);
  expect(await call('search', fine)).toEqual(unavailable('search'));
  expect(calls.made).toBe(4);
});

test.each([
  ['a refusal of what was asked', refusedWith(400)],
  ['a call that its caller gave up', E.left({ kind: 'unreachable', service: 'x', cause: 'aborted' } as const)],
  ['an answer that nobody understands', E.left({ kind: 'unintelligible', service: 'x', problems: [] } as const)],
])('%s does not count against the service', async (_case, outcome) => {
  const { call } = setUp();
  for (let i = 0; i < 10; i += 1) await call('search', outcome);
  expect(await call('search', fine)).toEqual(fine);
});

const givenUp: Outcome = E.left({ kind: 'unreachable', service: 'x', cause: 'aborted' });

test('shoppers who leave in between do not hide that a service is down', async () => {
  const { call } = setUp();
  for (let i = 0; i < 3; i += 1) {
    expect(await call('search', late)).toEqual(late);
    expect(await call('search', i < 2 ? givenUp : fine)).toEqual(i < 2 ? givenUp : unavailable('search'));
  }
});

test('a trial that its shopper gave up does not send everybody to a service that may still be down', async () => {
  const { call, states } = setUp();
  for (let i = 0; i < 3; i += 1) await call('search', late);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await call('search', givenUp)).toEqual(givenUp);
  expect(await call('search', fine)).toEqual(unavailable('search'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await call('search', fine)).toEqual(fine);
  expect(states.at(-1)).toBe('search closed');
});

test.each([400, 401, 404, 409, 429])(
  'a shopper who is refused with %i again and again shuts nobody out',
  async (status) => {
    const { call, states } = setUp();
    for (let i = 0; i < 20; i += 1) {
      await call('commerce', refusedWith(status));
      await call('commerce', E.right({ status }));
    }
    expect(await call('commerce', fine)).toEqual(fine);
    expect(states).toEqual([]);
  },
);

test('pictures that fail leave the pages alone', async () => {
  const { call } = setUp();
  for (let i = 0; i < 10; i += 1) await call('images', E.right({ status: 500 }));
  expect(await call('images', fine)).toEqual(unavailable('images'));
  expect(await call('commerce', fine)).toEqual(fine);
});

test.each([
  ['a fault of the service', refusedWith(500)],
  ['a fault that is passed on', E.right({ status: 503 })],
])('%s counts against it', async (_case, outcome) => {
  const { call } = setUp();
  for (let i = 0; i < 3; i += 1) await call('search', outcome);
  expect(await call('search', fine)).toEqual(unavailable('search'));
});
