import * as E from 'fp-ts/Either';
import { makeLruReadCache } from '../../../adapters/server/upstream/lru-read-cache';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { anUnreachable } from '../../builders/upstream-failure';
import { FakeTime } from '../../fakes/fake-time';

const open = () => {
  const time = new FakeTime();
  let changedAt = -Infinity;
  const cache = makeLruReadCache({
    freshMs: 1_000,
    staleMs: 10_000,
    maxEntries: 2,
    maxBytes: 1_000,
    clock: time.clock,
    outdatedBefore: () => changedAt,
  });
  let requested = 0;
  let failure: UpstreamFailure | undefined;
  const read = cache('answer', async () => {
    requested += 1;
    return failure === undefined ? E.right(requested) : E.left(failure);
  });
  return {
    time,
    cache,
    read,
    requested: () => requested,
    changes: () => void (changedAt = time.clock()),
    breaks: (cause = anUnreachable()) => void (failure = cause),
    mends: () => void (failure = undefined),
  };
};

test('[PLT-03] returns a fresh response without a request', async () => {
  const { read, requested } = open();
  expect([await read(), await read()]).toEqual([E.right(1), E.right(1)]);
  expect(requested()).toBe(1);
});

test('[PLT-03] shares one request among concurrent readers', async () => {
  const { read, requested } = open();
  expect(await Promise.all([read(), read(), read()])).toEqual([E.right(1), E.right(1), E.right(1)]);
  expect(requested()).toBe(1);
});

test('[PLT-03] returns a stale response at once and renews it', async () => {
  const { read, time } = open();
  await read();
  await time.passes(1_000);
  expect(await read()).toEqual(E.right(1));
  await time.passes(0);
  expect(await read()).toEqual(E.right(2));
});

test('[PLT-03] returns the last response while requests fail, and replaces it afterwards', async () => {
  const { read, time, breaks, mends } = open();
  await read();
  breaks();
  await time.passes(5_000);
  expect([await read(), await read()]).toEqual([E.right(1), E.right(1)]);
  await time.passes(0);
  mends();
  await read();
  await time.passes(0);
  expect(await read()).not.toEqual(E.right(1));
});

test('[PLT-03] returns and does not cache a failure without a cached response', async () => {
  const { read, breaks, mends } = open();
  breaks();
  expect(await read()).toEqual(E.left(anUnreachable()));
  mends();
  expect(await read()).toEqual(E.right(2));
});

test('[PLT-03] returns a response that is too old only when requests fail', async () => {
  const { read, time, breaks } = open();
  await read();
  await time.passes(11_000);
  expect(await read()).toEqual(E.right(2));
  await time.passes(11_000);
  breaks();
  expect(await read()).toEqual(E.right(2));
});

test('[PLT-03] evicts large responses before the cache is full', async () => {
  const { cache } = open();
  let requested = 0;
  const large = (key: string) =>
    cache(key, async () => {
      requested += 1;
      return E.right({ tiles: new Map([['a', 'x'.repeat(600)]]) });
    })();
  await large('one');
  await large('two');
  await large('one');
  expect(requested).toBe(3);
});

test('[PLT-03] survives an exception during a background renewal', async () => {
  const { cache, time } = open();
  let isBroken = false;
  const read = cache('fault', async () => {
    if (isBroken) throw new RangeError('a bug');
    return E.right('good');
  });
  await read();
  isBroken = true;
  await time.passes(1_000);
  expect(await read()).toEqual(E.right('good'));
  await time.passes(0);
  expect(await read()).toEqual(E.right('good'));
});

test('[PLT-04] renews a response from before a catalogue change and returns it while that fails', async () => {
  const { time, read, changes, breaks, mends } = open();
  await read();
  await time.passes(1);
  changes();
  breaks();
  expect(await read()).toEqual(E.right(1));
  mends();
  expect(await read()).toEqual(E.right(3));
  expect(await read()).toEqual(E.right(3));
});
