import { loadInTime } from '../../composition/platform/load-in-time';
import { loadOnce } from '../../composition/platform/load-once';

test('[PLT-03] shares what it loaded', async () => {
  let loads = 0;
  const load = loadOnce(async () => (loads += 1));
  expect([await load(), await load()]).toEqual([1, 1]);
});

test('[PLT-03] loads again in the next call after a failure', async () => {
  let loads = 0;
  const load = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('not fetched');
    return loads;
  });
  const first = [load(), load()];
  await expect(Promise.all(first)).rejects.toThrow('not fetched');
  expect([await load(), loads]).toEqual([2, 2]);
});

describe('code that does not arrive', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('[CFG-05] a load fails after 120 seconds, not before, and the next call loads again', async () => {
    const loads: Array<(value: string) => void> = [];
    const load = loadOnce(() => new Promise<string>((resolve) => loads.push(resolve)));
    const outcomes: unknown[] = [];
    void load().catch((error: unknown) => outcomes.push(error));
    await jest.advanceTimersByTimeAsync(119_999);
    expect(outcomes).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(outcomes).toEqual([new Error('code was not loaded within 120 s')]);
    const again = load();
    loads[1]?.('loaded');
    expect([await again, loads.length]).toEqual(['loaded', 2]);
  });

  test('[CFG-05] a load that ends in time leaves no timer', async () => {
    expect(await loadInTime(Promise.resolve('loaded'))).toBe('loaded');
    await expect(loadInTime(Promise.reject(new TypeError('not fetched')))).rejects.toThrow('not fetched');
    expect(jest.getTimerCount()).toBe(0);
  });
});
