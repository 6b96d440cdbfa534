import { makeAddressAllowance, makeAllowance } from '../../../backend/limits/allowance';
import { makeRefusalLog } from '../../../backend/limits/refusal-log';

test('[PLT-04] each key has its own allowance per window', () => {
  let now = 0;
  const allowance = makeAllowance({ most: 10, windowMs: 1_000, clock: () => now });
  expect([allowance.take('a', 6), allowance.take('a', 5), allowance.take('a', 4), allowance.has('a')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(allowance.take('b', 10)).toBe(true);
  now = 999;
  expect(allowance.has('a')).toBe(false);
  now = 1_000;
  expect(allowance.take('a', 10)).toBe(true);
});

test('[PLT-04] a check does not use the allowance', () => {
  const allowance = makeAllowance({ most: 1, windowMs: 1_000, clock: () => 0 });
  expect([allowance.has('a'), allowance.has('a'), allowance.take('a')]).toEqual([true, true, true]);
});

test('[PLT-04] an allowance stores no more keys than its limit', () => {
  const allowance = makeAllowance({ most: 1, windowMs: 1_000, clock: () => 0, maxKeys: 2 });
  for (const key of ['a', 'b', 'c']) allowance.take(key);
  expect([allowance.has('a'), allowance.has('b'), allowance.has('c')]).toEqual([true, false, false]);
});

test('[PLT-04] logs a thousand refusals in one line with the number of each kind', () => {
  const lines: unknown[] = [];
  const timers: (() => void)[] = [];
  const log = makeRefusalLog({ warn: (counts) => void lines.push(counts), later: (run) => void timers.push(run) });
  for (let refused = 0; refused < 1_000; refused += 1) log.count(refused % 4 === 0 ? 'events' : 'guests');
  expect([lines, timers.length]).toEqual([[], 1]);
  timers[0]?.();
  expect(lines).toEqual([{ events: 250, guests: 750 }]);
  log.flush();
  expect(lines).toHaveLength(1);
  log.count('events');
  log.flush();
  expect(lines.at(-1)).toEqual({ events: 1 });
});

test('[PLT-04] a /48 network has sixteen times the allowance of an address, and refused uses do not count for it', () => {
  const allowance = makeAddressAllowance({ most: 10, windowMs: 1_000, clock: () => 0 });
  const taken = (addresses: readonly string[], amount: number): number =>
    addresses.filter((address) => allowance.take(address, amount)).length * amount;
  const one = Array.from({ length: 50 }, () => '2001:db8:1:ffff::1');
  const network = Array.from({ length: 100 }, (_, at) => `2001:db8:1:${at.toString(16)}::1`);
  expect(taken(one, 5)).toBe(10);
  expect(taken(network, 5)).toBe(150);
  expect([allowance.has('2001:db8:1:aaaa::1'), allowance.has('2001:db8:2:1::1')]).toEqual([false, true]);
  expect(
    taken(
      Array.from({ length: 100 }, (_, at) => `203.0.113.${at}`),
      10,
    ),
  ).toBe(1_000);
});
