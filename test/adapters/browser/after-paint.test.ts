import { afterPaint } from '../../../adapters/browser/after-paint';

/** A window whose frames and tasks the test triggers. */
const windowThat = (visibilityState: 'visible' | 'hidden') => {
  const frames: Array<() => void> = [];
  const tasks: Array<() => void> = [];
  const window = {
    document: { visibilityState },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void) => tasks.push(run),
  };
  return { window: window as never, frames, tasks };
};

const turn = (queue: Array<() => void>): void => {
  for (const run of queue.splice(0)) run();
};

test('[PLT-03] runs the effects of an interaction after the next painted frame', () => {
  const { window, frames, tasks } = windowThat('visible');
  let runs = 0;
  afterPaint(() => (runs += 1), window);
  turn(tasks);
  expect([runs, frames.length]).toEqual([0, 1]);
  turn(frames);
  expect(runs).toBe(0);
  turn(tasks);
  expect(runs).toBe(1);
});

test('[PLT-03] does not wait for a frame on a hidden page', () => {
  const { window, frames, tasks } = windowThat('hidden');
  let runs = 0;
  afterPaint(() => (runs += 1), window);
  turn(tasks);
  expect([runs, frames.length]).toEqual([1, 0]);
});
