import { whenIdle } from '../../../adapters/browser/when-idle';

const browser = () => {
  const waiting: Array<{ readonly run: () => void; readonly within: number | undefined }> = [];
  const later = (run: () => void, within: number | undefined): number => waiting.push({ run, within });
  return {
    waiting,
    setTimeout: ((run: () => void, within?: number) => later(run, within)) as Window['setTimeout'],
    requestIdleCallback: ((run: () => void, options?: IdleRequestOptions) =>
      later(run, options?.timeout)) as Window['requestIdleCallback'],
  };
};

test.each([
  ['idle, or after five seconds', browser(), 5_000],
  ['one second older, without idle callbacks', { ...browser(), requestIdleCallback: undefined }, 1_000],
])('[PLT-03] runs deferred work when the browser is %s', (_case, window, within) => {
  let runs = 0;
  whenIdle(() => (runs += 1), window);
  expect([runs, window.waiting.map((wait) => wait.within)]).toEqual([0, [within]]);
  window.waiting.forEach(({ run }) => run());
  expect(runs).toBe(1);
});
