import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { inMemoryTokenStore } from '../../../adapters/discover/access-token-stores';
import { makeAccessTokens } from '../../../core/search/access/access-token';
import { makeWithAccessToken } from '../../../core/search/access/with-access-token';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { aRefusal, anUnreachable } from '../../builders/upstream-failure';
import { FakeTime } from '../../fakes/fake-time';

const LIFETIME_MS = 60_000;

/** A source that returns `token-1`, `token-2` and so on asynchronously, and that can be set to fail. */
const setUp = (more: { readonly marginMs?: number } = {}) => {
  const time = new FakeTime();
  let given = 0;
  let failure: UpstreamFailure | undefined;
  const memory = inMemoryTokenStore();
  const tokens = makeAccessTokens({
    ...more,
    memory,
    clock: time.clock,
    source: {
      newToken: () =>
        time
          .pause(10)()
          .then(() => {
            if (failure !== undefined) return E.left(failure);
            given += 1;
            return E.right({ accessToken: `token-${given}`, expiresAt: time.clock() + LIFETIME_MS });
          }),
    },
  });
  const held: Array<string> = [];
  const call =
    (refused: ReadonlyArray<string> = []) =>
    (accessToken: string): TE.TaskEither<UpstreamFailure, string> => {
      held.push(accessToken);
      return refused.includes(accessToken) ? TE.left(aRefusal({ status: 401 })) : TE.right(accessToken);
    };
  /** Runs the call and releases the source's response meanwhile. */
  const after = async <A>(requested: Promise<A>): Promise<A> => {
    await time.passes(10);
    await time.passes(10);
    return requested;
  };
  return {
    time,
    memory,
    held,
    call,
    after,
    requested: () => given,
    fails: (why: UpstreamFailure | undefined) => void (failure = why),
    withAccessToken: makeWithAccessToken(tokens),
  };
};

describe('the access token', () => {
  test('[SRC-07] is fetched once for all waiting calls and kept for later ones', async () => {
    const { withAccessToken, call, after, requested } = setUp();
    const many = [1, 2, 3].map(() => withAccessToken(call())());
    expect(await after(Promise.all(many))).toEqual([1, 2, 3].map(() => E.right('token-1')));
    expect(await withAccessToken(call())()).toEqual(E.right('token-1'));
    expect(requested()).toBe(1);
  });

  test('[SRC-07] is fetched again when it has expired, and not earlier', async () => {
    const { withAccessToken, call, after, time } = setUp();
    await after(withAccessToken(call())());
    await time.passes(LIFETIME_MS - 11);
    expect(await withAccessToken(call())()).toEqual(E.right('token-1'));
    await time.passes(1);
    expect(await after(withAccessToken(call())())).toEqual(E.right('token-2'));
  });

  test('[SRC-07] expires the configured time before its end', async () => {
    const { withAccessToken, call, after, time } = setUp({ marginMs: 20_000 });
    await after(withAccessToken(call())());
    await time.passes(LIFETIME_MS - 20_000);
    expect(await after(withAccessToken(call())())).toEqual(E.right('token-2'));
  });

  test('[SRC-07] is fetched when the store has none', async () => {
    const { withAccessToken, call, after, memory } = setUp();
    await after(withAccessToken(call())());
    memory.forget();
    expect(await after(withAccessToken(call())())).toEqual(E.right('token-2'));
  });

  test('[SRC-07] is replaced once for all calls that the service refused', async () => {
    const { withAccessToken, call, after, requested, held } = setUp();
    await after(withAccessToken(call())());
    const many = [1, 2, 3].map(() => withAccessToken(call(['token-1']))());
    expect(await after(Promise.all(many))).toEqual([1, 2, 3].map(() => E.right('token-2')));
    expect(requested()).toBe(2);
    expect(held.filter((token) => token === 'token-1')).toHaveLength(4);
  });

  test('[SRC-07] causes a refused call when the service refuses the new one too', async () => {
    const { withAccessToken, call, after, held } = setUp();
    expect(await after(withAccessToken(call(['token-1', 'token-2']))())).toMatchObject(
      E.left({ kind: 'refused', status: 401 }),
    );
    expect(held).toEqual(['token-1', 'token-2']);
  });

  test('[SRC-07] is kept after other failures of a call', async () => {
    const { withAccessToken, after, requested } = setUp();
    const failing = (): TE.TaskEither<UpstreamFailure, never> => TE.left(aRefusal({ status: 500 }));
    expect(await after(withAccessToken(failing)())).toMatchObject(E.left({ status: 500 }));
    expect(requested()).toBe(1);
  });

  test('[SRC-11] fails the call when it cannot be fetched, and the next call tries again', async () => {
    const { withAccessToken, call, after, fails, held } = setUp();
    const failure = anUnreachable({ service: 'search' });
    fails(failure);
    expect(await after(withAccessToken(call())())).toEqual(E.left(failure));
    expect(held).toEqual([]);
    fails(undefined);
    expect(await after(withAccessToken(call())())).toEqual(E.right('token-1'));
  });

  test('[SRC-03] keeps loading for other calls when one is aborted', async () => {
    const { withAccessToken, call, after, held } = setUp();
    const [before, during] = [new AbortController(), new AbortController()];
    before.abort();
    const aborted = E.left({ kind: 'unreachable', service: 'search', cause: 'aborted' });
    expect(await withAccessToken(call(), before.signal)()).toEqual(aborted);
    const first = withAccessToken(call(), during.signal)();
    const other = withAccessToken(call())();
    during.abort();
    expect(await first).toEqual(aborted);
    expect(await after(other)).toEqual(E.right('token-1'));
    expect(held).toEqual(['token-1']);
  });
});
