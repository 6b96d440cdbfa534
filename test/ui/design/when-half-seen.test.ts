/** @jest-environment jsdom */
import { whenHalfSeen } from '../../../ui/design/when-half-seen';

const SECOND = 1_000;
const WINDOW = { width: 1_200, height: 800 };

/** The visible part of a box; by default a box of 200 by 440. */
const inView = (width: number, height: number, box = { width: 200, height: 440 }): IntersectionObserverEntry =>
  ({
    intersectionRatio: (width * height) / (box.width * box.height),
    intersectionRect: { width, height },
    boundingClientRect: box,
    rootBounds: WINDOW,
  }) as IntersectionObserverEntry;

/** Observes an element; returns the number of reports and a function that changes its visibility. */
const watching = () => {
  let notify: (entries: ReadonlyArray<IntersectionObserverEntry>) => void = () => undefined;
  class Observer {
    constructor(listen: typeof notify) {
      notify = listen;
    }
    readonly observe = (): void => undefined;
    readonly disconnect = (): void => undefined;
  }
  Object.assign(window, { IntersectionObserver: Observer });
  let seen = 0;
  const stop = whenHalfSeen(document.body, () => (seen += 1));
  return { seen: () => seen, stop, shows: (entry: IntersectionObserverEntry) => notify([entry]) };
};

/** Shows or hides the page. */
const turns = (visibilityState: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  turns('visible');
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test.each([
  ['half of it', inView(200, 220), 1],
  ['less than half of it', inView(200, 219), 0],
  ['a strip as high as half of the window', inView(10, 440), 0],
  ['as much of a large one as fills half of the window', inView(1_200, 400, { width: 1_200, height: 2_000 }), 1],
  ['less than that of a large one', inView(1_200, 399, { width: 1_200, height: 2_000 }), 0],
])('[ADS-09] decides whether an ad counts as seen for %s in view for a second', (_case, entry, times) => {
  const { shows, seen } = watching();
  shows(entry);
  jest.advanceTimersByTime(SECOND - 1);
  expect(seen()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(seen()).toBe(times);
});

test('[ADS-09] an element scrolled past within a second or removed does not count', () => {
  const past = watching();
  past.shows(inView(200, 440));
  jest.advanceTimersByTime(SECOND - 1);
  past.shows(inView(0, 0));
  const away = watching();
  away.shows(inView(200, 440));
  away.stop();
  jest.advanceTimersByTime(SECOND);
  expect([past.seen(), away.seen()]).toEqual([0, 0]);
});

test('[ADS-09] nothing counts in the background; the second restarts when the page is visible again', () => {
  const { shows, seen } = watching();
  shows(inView(200, 440));
  jest.advanceTimersByTime(SECOND - 1);
  turns('hidden');
  jest.advanceTimersByTime(10 * SECOND);
  expect(seen()).toBe(0);
  turns('visible');
  jest.advanceTimersByTime(SECOND - 1);
  expect(seen()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(seen()).toBe(1);
  turns('hidden');
  turns('visible');
  jest.advanceTimersByTime(SECOND);
  expect(seen()).toBe(1);
});

test('[ADS-09] an element that appeared in the background, is out of view or was removed does not count on return', () => {
  turns('hidden');
  const [back, past, away] = [watching(), watching(), watching()];
  back.shows(inView(200, 440));
  for (const one of [past, away]) one.shows(inView(200, 440));
  past.shows(inView(0, 0));
  away.stop();
  jest.advanceTimersByTime(SECOND);
  expect([back.seen(), past.seen(), away.seen()]).toEqual([0, 0, 0]);
  turns('visible');
  jest.advanceTimersByTime(SECOND);
  expect([back.seen(), past.seen(), away.seen()]).toEqual([1, 0, 0]);
});
