import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { inMemoryTokenStore } from '../../../adapters/discover/access-token-stores';
import { makeAccessTokens } from '../../../core/search/access/access-token';
import { makeWithAccessToken } from '../../../core/search/access/with-access-token';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { aRefusal, anUnreachable } from '../../builders/upstream-failure';
import { FakeTime } from '../../fakes/fake-time';

const LIFETIME_MS = 60_000;

/** A source that gives `token-1`, `token-2` and so on, each after a moment; it can be told to fail. */
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
  /** Whatever is asked, with the source's answer come meanwhile. */
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
  test('[SRC-07] is fetched once for all who wait for it, and kept for later calls', async () => {
    const { withAccessToken, call, after, requested } = setUp();
    const many = [1, 2, 3].map(() => withAccessToken(call())());
    expect(await after(Promise.all(many))).toEqual([1, 2, 3].map(() => E.right('token-1')));
    expect(await withAccessToken(call())()).toEqual(E.right('token-1'));
    expect(requested()).toBe(1);
  });

  test('[SRC-07] is fetched anew when it is over, and not a moment before', async () => {
    const { withAccessToken, call, after, time } = setUp();
    await after(withAccessToken(call())());
    await time.passes(LIFETIME_MS - 11);
    expect(await withAccessToken(call())()).toEqual(E.right('token-1'));
    await time.passes(1);
    expect(await after(withAccessToken(call())())).toEqual(E.right('token-2'));
  });

  test('[SRC-07] counts as over as long before its end as is told', async () => {
    const { withAccessToken, call, after, time } = setUp({ marginMs: 20_000 });
    await after(withAccessToken(call())());
    await time.passes(LIFETIME_MS - 20_000);
    expect(await after(withAccessToken(call())())).toEqual(E.right('token-2'));
  });

  test('[SRC-07] is fetched when it is missing from where it was kept', async () => {
    const { withAccessToken, call, after, memory } = setUp();
    await after(withAccessToken(call())());
    memory.forget();
    expect(await after(withAccessToken(call())())).toEqual(E.right('token-2'));
  });

  test('[SRC-07] that the service refuses is replaced once, by one for all who were refused', async () => {
    const { withAccessToken, call, after, requested, held } = setUp();
    await after(withAccessToken(call())());
    const many = [1, 2, 3].map(() => withAccessToken(call(['token-1']))());
    expect(await after(Promise.all(many))).toEqual([1, 2, 3].map(() => E.right('token-2')));
    expect(requested()).toBe(2);
    expect(held.filter((token) => token === 'token-1')).toHaveLength(4);
  });

  test('[SRC-07] a service that refuses the new one, too, has refused the call', async () => {
    const { withAccessToken, call, after, held } = setUp();
    expect(await after(withAccessToken(call(['token-1', 'token-2']))())).toMatchObject(
      E.left({ kind: 'refused', status: 401 }),
    );
    expect(held).toEqual(['token-1', 'token-2']);
  });

  test('[SRC-07] other failures of a call cost no token', async () => {
    const { withAccessToken, after, requested } = setUp();
    const failing = (): TE.TaskEither<UpstreamFailure, never> => TE.left(aRefusal({ status: 500 }));
    expect(await after(withAccessToken(failing)())).toMatchObject(E.left({ status: 500 }));
    expect(requested()).toBe(1);
  });

  test('[SRC-11] that cannot be had is a failure of the call, and is tried again by the next one', async () => {
    const { withAccessToken, call, after, fails, held } = setUp();
    const failure = anUnreachable({ service: 'search' });
    fails(failure);
    expect(await after(withAccessToken(call())())).toEqual(E.left(failure));
    expect(held).toEqual([]);
    fails(undefined);
    expect(await after(withAccessToken(call())())).toEqual(E.right('token-1'));
  });

  test('[SRC-03] an aborted call does not wait for it, and the others still get it', async () => {
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
