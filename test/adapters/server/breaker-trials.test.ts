import * as E from 'fp-ts/Either';
import type { CallLabels } from '../../../adapters/http/call-kind';
import { fine, late, pending, SEARCH, setUp, unavailable } from './breaker-world';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('one breaker', () => {
  /** A breaker whose trial is pending. */
  const setUpTrial = async () => {
    const shop = setUp();
    for (let i = 0; i < 3; i += 1) await shop.call(SEARCH, late);
    await jest.advanceTimersByTimeAsync(10_000);
    const { outcome, end } = pending();
    const trial = shop.call(SEARCH, outcome);
    return { ...shop, end, trial };
  };

  test('[PLT-03] makes the other calls once the trial got a response', async () => {
    const { call, calls, end, trial } = await setUpTrial();
    const others = [call(SEARCH, fine), call(SEARCH, fine)];
    await jest.advanceTimersByTimeAsync(1_000);
    expect(calls.made).toBe(4);
    end(fine);
    expect(await Promise.all([trial, ...others])).toEqual([fine, fine, fine]);
    expect(calls.made).toBe(6);
  });

  test('[PLT-03] makes none of the other calls after a failed trial', async () => {
    const { call, calls, end } = await setUpTrial();
    const others = [call(SEARCH, fine), call(SEARCH, fine)];
    end(late);
    expect(await Promise.all(others)).toEqual([unavailable('search'), unavailable('search')]);
    expect(calls.made).toBe(4);
  });

  test('[PLT-03] a call waits for a trial that hangs no longer than for its own time-out', async () => {
    const { call, calls } = await setUpTrial();
    const other = jest.fn();
    void call(SEARCH, fine).then(other);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(other).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(other).toHaveBeenCalledWith(unavailable('search'));
    expect(calls.made).toBe(4);
  });

  test('[PLT-03] a call whose caller gives up stops waiting', async () => {
    const { call, calls } = await setUpTrial();
    const caller = new AbortController();
    const other = call(SEARCH, fine, caller.signal);
    caller.abort();
    expect(await other).toEqual(unavailable('search'));
    expect(await call(SEARCH, fine, caller.signal)).toEqual(unavailable('search'));
    expect(calls.made).toBe(4);
  });
});

describe('a service of which no resource responded', () => {
  const of = (resource: string): CallLabels => ({ service: 'commerce', kind: 'personal', resource });
  const PAGE = ['person', 'cart', 'x_pets', 'x_vets'].map(of);

  const setUpTrial = async () => {
    const shop = setUp();
    await Promise.all(PAGE.map((labels) => shop.call(labels, late)));
    await jest.advanceTimersByTimeAsync(1_000);
    const { outcome, end } = pending();
    const calls = PAGE.map((labels, index) => shop.call(labels, index === 0 ? outcome : fine));
    await jest.advanceTimersByTimeAsync(500);
    return { made: shop.calls, end, outcomes: Promise.all(calls) };
  };

  test('[PLT-03] the first page after an outage gets all of its responses', async () => {
    const { made, end, outcomes } = await setUpTrial();
    expect(made.made).toBe(5);
    end(fine);
    expect(await outcomes).toEqual([fine, fine, fine, fine]);
    expect(made.made).toBe(8);
  });

  test('[PLT-03] a service that is still down gets no more than the trial call', async () => {
    const { made, end, outcomes } = await setUpTrial();
    end(late);
    const none = unavailable('commerce');
    expect(await outcomes).toEqual([late, none, none, none]);
    expect(made.made).toBe(5);
  });

  test('[PLT-03] after an aborted trial one of the waiting calls is the next, and the others wait for it', async () => {
    const { made, end, outcomes } = await setUpTrial();
    end(E.left({ kind: 'unreachable', service: 'x', cause: 'aborted' }));
    expect((await outcomes).slice(1)).toEqual([fine, fine, fine]);
    expect(made.made).toBe(8);
  });
});
