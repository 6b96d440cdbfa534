import * as E from 'fp-ts/Either';
import { CALL_KINDS, type CallKind, type CallLabels } from '../../../adapters/http/call-kind';
import { BROWSER_LIMITS, PAGE_LIMITS, timeoutsFrom } from '../../../adapters/server/upstream/resilience';
import { COMMERCE, fine, late, pending, refusedWith, SEARCH, setUp, unavailable, type Outcome } from './breaker-world';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('one breaker', () => {
  test('opens for one resource after three consecutive failures, and for no other', async () => {
    const { call, calls } = setUp();
    for (let i = 0; i < 3; i += 1) expect(await call(SEARCH, late)).toEqual(late);
    expect(await call(SEARCH, fine)).toEqual(unavailable('search'));
    expect(calls.made).toBe(3);
    expect(await call(COMMERCE, fine)).toEqual(fine);
  });

  test('becomes half-open and closes after a successful trial call', async () => {
    const { call, states } = setUp();
    for (let i = 0; i < 3; i += 1) await call(SEARCH, late);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(await call(SEARCH, fine)).toEqual(unavailable('search'));
    await jest.advanceTimersByTimeAsync(1);
    expect(await call(SEARCH, fine)).toEqual(fine);
    expect(await call(SEARCH, fine)).toEqual(fine);
    expect(states).toEqual([
      'search public browse open',
      'search public browse half-open',
      'search public browse closed',
    ]);
  });

  test('opens again after a failed trial call', async () => {
    const { call, calls } = setUp();
    for (let i = 0; i < 3; i += 1) await call(SEARCH, late);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await call(SEARCH, late)).toEqual(late);
    expect(await call(SEARCH, fine)).toEqual(unavailable('search'));
    expect(calls.made).toBe(4);
  });

  test('stays half-open when a call from before it opened fails late', async () => {
    const { call, states } = setUp();
    const stragglers = [pending(), pending()];
    const waiting = stragglers.map(({ outcome }) => call(SEARCH, outcome));
    for (let i = 0; i < 3; i += 1) await call(SEARCH, late);
    await jest.advanceTimersByTimeAsync(10_000);
    const { outcome, end } = pending();
    const trial = call(SEARCH, outcome);
    for (const straggler of stragglers) straggler.end(late);
    expect(await Promise.all(waiting)).toEqual([late, late]);
    end(fine);
    await trial;
    expect(states.at(-1)).toBe('search public browse closed');
  });
});

describe('failures that count', () => {
  test.each([
    ['a refusal of invalid input', refusedWith(400)],
    ['a call that its caller aborted', E.left({ kind: 'unreachable', service: 'x', cause: 'aborted' } as const)],
    ['a malformed response', E.left({ kind: 'unintelligible', service: 'x', problems: [] } as const)],
  ])('%s does not count', async (_case, outcome) => {
    const { call } = setUp();
    for (let i = 0; i < 10; i += 1) await call(SEARCH, outcome);
    expect(await call(SEARCH, fine)).toEqual(fine);
  });

  const givenUp: Outcome = E.left({ kind: 'unreachable', service: 'x', cause: 'aborted' });

  test('aborted calls do not reset the count of failures', async () => {
    const { call } = setUp();
    for (let i = 0; i < 3; i += 1) {
      expect(await call(SEARCH, late)).toEqual(late);
      expect(await call(SEARCH, i < 2 ? givenUp : fine)).toEqual(i < 2 ? givenUp : unavailable('search'));
    }
  });

  test('an aborted trial neither opens nor closes the breaker: the next call is the trial, and its response closes it', async () => {
    const { call, calls, states } = setUp();
    for (let i = 0; i < 3; i += 1) await call(SEARCH, late);
    await jest.advanceTimersByTimeAsync(10_000);
    for (let i = 0; i < 3; i += 1) expect(await call(SEARCH, givenUp)).toEqual(givenUp);
    expect(states).toEqual(['search public browse open', 'search public browse half-open']);
    const { outcome, end } = pending();
    const trial = call(SEARCH, outcome);
    const other = call(SEARCH, fine);
    expect(calls.made).toBe(7);
    end(fine);
    expect(await Promise.all([trial, other])).toEqual([fine, fine]);
    expect(states.slice(2)).toEqual(['search public browse closed']);
  });

  test('a trial that fails after an aborted one opens the breaker for the full time', async () => {
    const { call, states } = setUp();
    for (let i = 0; i < 3; i += 1) await call(SEARCH, late);
    await jest.advanceTimersByTimeAsync(10_000);
    await call(SEARCH, givenUp);
    await call(SEARCH, late);
    expect(states.slice(1)).toEqual(['search public browse half-open', 'search public browse open']);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(await call(SEARCH, fine)).toEqual(unavailable('search'));
    await jest.advanceTimersByTimeAsync(1);
    expect(await call(SEARCH, fine)).toEqual(fine);
  });

  test.each([400, 401, 404, 409, 429])(
    'a shopper whose calls are refused with %i repeatedly blocks nobody else',
    async (status) => {
      const { call, states } = setUp();
      for (let i = 0; i < 20; i += 1) {
        await call(COMMERCE, refusedWith(status));
        await call(COMMERCE, E.right({ status }));
      }
      expect(await call(COMMERCE, fine)).toEqual(fine);
      expect(states).toEqual([]);
    },
  );

  test.each([
    ['a server error', refusedWith(500)],
    ['a gateway error', E.right({ status: 503 })],
  ])('%s counts for a request of the shop itself', async (_case, outcome) => {
    const { call } = setUp();
    for (let i = 0; i < 3; i += 1) await call(SEARCH, outcome);
    expect(await call(SEARCH, fine)).toEqual(unavailable('search'));
  });

  test.each(CALL_KINDS)("a 500 that the browser's input may have caused does not count: %s", async (kind) => {
    const { call, states } = setUp(BROWSER_LIMITS);
    for (let i = 0; i < 20; i += 1) await call({ ...SEARCH, kind }, E.right({ status: 500 }));
    expect(states).toEqual([]);
  });

  test.each(CALL_KINDS)("a browser's call without a response counts: %s", async (kind) => {
    const { call } = setUp(BROWSER_LIMITS);
    for (let i = 0; i < 5; i += 1) await call({ ...SEARCH, kind }, late);
    expect(await call({ ...SEARCH, kind }, fine)).toEqual(unavailable('search'));
  });
});

describe('kinds of calls to one service', () => {
  const of = (kind: CallKind): CallLabels => ({ service: 'commerce', kind, resource: 'person' });

  test.each(
    CALL_KINDS.flatMap((failing) => [
      [failing, 'answers 503', refusedWith(503)] as const,
      [failing, 'hangs', late] as const,
    ]),
  )('while %s %s, the others continue, and it recovers by itself', async (failing, _case, outcome) => {
    const { call, calls } = setUp(PAGE_LIMITS);
    for (let i = 0; i < 5; i += 1) await call(of(failing), outcome);
    expect(await call(of(failing), fine)).toEqual(unavailable('commerce'));
    const made = calls.made;
    const others = CALL_KINDS.filter((kind) => kind !== failing);
    for (const kind of others) expect(await call(of(kind), fine)).toEqual(fine);
    expect(calls.made).toBe(made + 3);
    await jest.advanceTimersByTimeAsync(PAGE_LIMITS[failing].openMs);
    expect(await call(of(failing), fine)).toEqual(fine);
  });

  test('espots that respond with 500 never block guest identities, and have trial calls of their own', async () => {
    const { call } = setUp(PAGE_LIMITS);
    const spot: CallLabels = { service: 'commerce', kind: 'optional', resource: 'espot' };
    const identity: CallLabels = { service: 'commerce', kind: 'essential', resource: 'guestidentity' };
    for (let second = 0; second < 55; second += 1) {
      for (let i = 0; i < 5; i += 1) await call(spot, refusedWith(500));
      expect(await call(identity, fine)).toEqual(fine);
      await jest.advanceTimersByTimeAsync(1_000);
    }
    expect(await call(spot, fine)).toEqual(unavailable('commerce'));
  });

  test('the identity breaker is open for less time than the espot breaker', async () => {
    expect(PAGE_LIMITS.essential.openMs).toBeLessThan(PAGE_LIMITS.optional.openMs);
  });

  test('a 500 for one shopper’s cart does not open the breaker for others', async () => {
    const { call, states } = setUp(PAGE_LIMITS);
    for (const kind of ['essential', 'personal'] as const) {
      for (let i = 0; i < 20; i += 1) await call(of(kind), refusedWith(500));
    }
    expect(states).toEqual([]);
  });

  test('a resource that hangs does not open the breakers of others of its kind', async () => {
    const { call } = setUp(PAGE_LIMITS);
    const cart: CallLabels = { service: 'commerce', kind: 'essential', resource: 'cart' };
    for (let i = 0; i < 5; i += 1) await call(cart, late);
    expect(await call(cart, fine)).toEqual(unavailable('commerce'));
    expect(await call({ ...cart, resource: 'loginidentity' }, fine)).toEqual(fine);
  });

  test('pages wait for optional content at most half the time limit of other calls', () => {
    expect(timeoutsFrom(2_000)).toEqual({ essential: 2_000, personal: 2_000, public: 2_000, optional: 1_000 });
  });
});
