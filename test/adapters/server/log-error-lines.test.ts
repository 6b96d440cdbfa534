import { makeLogLimit } from '../../../adapters/server/observability/log-limit';

test('[USR-10] logs a limited number of errors a minute and then the number omitted', () => {
  let now = 0;
  const leftOut: number[] = [];
  const lines = makeLogLimit(3, () => now);
  const take = (): boolean => lines.take((count) => leftOut.push(count));
  expect([take(), take(), take(), take(), take()]).toEqual([true, true, true, false, false]);
  now = 59_999;
  expect([take(), leftOut]).toEqual([false, []]);
  now = 60_000;
  expect([take(), leftOut]).toEqual([true, [3]]);
  now = 120_000;
  expect([take(), leftOut]).toEqual([true, [3]]);
});
