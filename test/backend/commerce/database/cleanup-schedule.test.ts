import { startCleanupJob } from '../../../../backend/cleanup-job.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[PLT-04] the cleanup job first runs half a minute after the start and then every hour', () => {
  const round = jest.fn(async () => undefined);
  const stop = startCleanupJob(round);
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

test('[PLT-04] a cleanup job that is stopped before its first run never runs', () => {
  const round = jest.fn(async () => undefined);
  startCleanupJob(round)();
  jest.advanceTimersByTime(24 * 60 * 60_000);
  expect(round).not.toHaveBeenCalled();
});
