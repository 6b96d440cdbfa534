/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { whenSeen } from '../../../adapters/browser/when-seen';

type Notify = (entries: ReadonlyArray<{ readonly isIntersecting: boolean }>) => void;

/** Intersection observers that the test notifies. */
const observers: Array<{ readonly notify: Notify; readonly watched: Element[]; isOver: boolean }> = [];

beforeEach(() => {
  observers.length = 0;
  Reflect.set(
    window,
    'IntersectionObserver',
    class {
      readonly #own: (typeof observers)[number];
      constructor(emit: Notify) {
        this.#own = { notify: emit, watched: [], isOver: false };
        observers.push(this.#own);
      }
      readonly observe = (element: Element): void => void this.#own.watched.push(element);
      readonly disconnect = (): void => void (this.#own.isOver = true);
    },
  );
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

test('[FTR-04] runs once when the element first becomes visible', () => {
  const footer = document.createElement('footer');
  const run = jest.fn();
  whenSeen(footer, run);
  const [observer] = observers;
  expect(observer?.watched).toEqual([footer]);
  observer?.notify([{ isIntersecting: false }]);
  expect(run).not.toHaveBeenCalled();
  observer?.notify([{ isIntersecting: false }, { isIntersecting: true }]);
  expect([run.mock.calls.length, observer?.isOver]).toEqual([1, true]);
});

test('[FTR-04] observes and runs nothing without the element', () => {
  const run = jest.fn();
  whenSeen(null, run);
  expect([observers.length, run.mock.calls.length]).toEqual([0, 0]);
});
