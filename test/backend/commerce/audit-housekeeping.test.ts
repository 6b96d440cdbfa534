import { startHousekeeping } from '../../../backend/housekeeping.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[PLT-04] housekeeping begins half a minute after the start, not at once, and comes back every hour', () => {
  const round = jest.fn(async () => undefined);
  const stop = startHousekeeping(round);
  jest.advanceTimersByTime(29_999);
  expect(round).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(round).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2 * 60 * 60_000);
  expect(round).toHaveBeenCalledTimes(3);
  stop();
  jest.advanceTimersByTime(24 * 60 * 60_000);
  expect(round).toHaveBeenCalledTimes(3);
});

test('[PLT-04] housekeeping that is stopped before its first round never runs', () => {
  const round = jest.fn(async () => undefined);
  startHousekeeping(round)();
  jest.advanceTimersByTime(24 * 60 * 60_000);
  expect(round).not.toHaveBeenCalled();
});
