/** Browser features that jsdom lacks and a carousel needs: widths, motion, visibility, pointer capture. */
export interface CarouselWindow {
  /** Sets the width of the window. */
  readonly resize: (width: number) => void;
  /** Sets the visible part of the carousel, from 0 to 1. */
  readonly scrollTo: (part: number) => void;
  /** The targets and durations in milliseconds of started tilts. */
  readonly tilts: ReadonlyArray<string>;
}

class FingerEvent extends MouseEvent {
  readonly isPrimary: boolean;
  readonly pointerId: number;
  constructor(type: string, { isPrimary = false, pointerId = 0, ...init }: PointerEventInit = {}) {
    super(type, init);
    this.isPrimary = isPrimary;
    this.pointerId = pointerId;
  }
}

/** Gives this test's window a width and a motion preference. */
export const openWindow = ({ width = 1280, isStill = false } = {}): CarouselWindow => {
  let now = width;
  const tilts: string[] = [];
  const queries: MediaQueryList[] = [];
  const watchers: Array<(part: number) => void> = [];
  window.matchMedia = (query) => {
    const target = new EventTarget() as MediaQueryList;
    queries.push(target);
    const from = /min-width: (\d+)px/.exec(query)?.[1];
    Object.defineProperty(target, 'matches', { get: () => (from === undefined ? isStill : now >= Number(from)) });
    return target;
  };
  const observe = (notify: (seen: ReadonlyArray<{ readonly intersectionRatio: number }>) => void): object => {
    watchers.push((intersectionRatio) => notify([{ intersectionRatio }]));
    return { observe: () => undefined, disconnect: () => undefined };
  };
  Object.assign(window, { IntersectionObserver: jest.fn(observe) });
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.animate = (keyframes, duration) => {
    const { translate } = { translate: undefined, ...keyframes };
    tilts.push(`${String(translate)} in ${String(duration)}`);
    return {} as Animation;
  };
  window.PointerEvent = FingerEvent as typeof PointerEvent;
  return {
    resize: (next) => {
      const before = queries.map(({ matches }) => matches);
      now = next;
      queries.forEach((query, index) => query.matches !== before[index] && query.dispatchEvent(new Event('change')));
    },
    scrollTo: (part) => watchers.forEach((watcher) => watcher(part)),
    tilts,
  };
};
