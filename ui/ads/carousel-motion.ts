import {
  AUTOPLAY_MS,
  makeCarousel,
  nextCarousel,
  pageCount,
  runs,
  shownWhere,
  TILT_MS,
  TILT_PX,
  type CarouselEvent,
  type CarouselHold,
  type CarouselState,
  type ShownAt,
} from '../../core/ads/carousel';
import { carouselParts, drawCarousel, itemOf, pagesOf, shownEnd, type CarouselParts } from './carousel-drawing';
import { AXES, followPointer, followWheel, isInField, type CarouselOrientation } from './carousel-gestures';

export interface CarouselMotionOptions {
  readonly shownAt: ReadonlyArray<ShownAt>;
  readonly scroll?: number | undefined;
  readonly autoplay?: boolean | undefined;
  readonly tilt?: boolean | undefined;
  readonly orientation?: CarouselOrientation | undefined;
  /** Called at the start and on each change with the places of the shown items; `end` is exclusive. */
  readonly onShown?: ((start: number, end: number) => void) | undefined;
}

export interface CarouselMotion {
  /** To be called after items were added or removed. */
  readonly refresh: () => void;
  /** Removes all listeners. */
  readonly stop: () => void;
}

/** The part of a carousel that must be in view for autoplay. */
const IN_VIEW = 0.5;

/** The state and the functions that the listeners of one carousel use. */
interface Controls {
  readonly parts: CarouselParts;
  readonly axis: (typeof AXES)[CarouselOrientation];
  readonly state: () => CarouselState;
  readonly dispatch: (event: CarouselEvent) => void;
  /** Removes the listeners. */
  readonly signal: AbortSignal;
}

/**
 * Makes a carousel move (CAR-01…05). `root` holds its parts by the attribute `data-part`: `track`, whose children are
 * the items and whose parent is the view; and optionally `previous`, `next`, `toggle`, `pages` (a button for each
 * possible page) and `status`. Its position is in `--index`, `--shown` and `--drag` on the view; the styles place the
 * track by them (ad-carousel.module.css). It begins at the item to which the view is scrolled.
 */
export const startCarousel = (root: HTMLElement, options: CarouselMotionOptions): CarouselMotion => {
  const { orientation = 'horizontal', onShown } = options;
  const parts = carouselParts(root);
  const axis = AXES[orientation];
  const ended = new AbortController();
  const { signal } = ended;
  const widths = queryWidths(options.shownAt);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported = '';
  let state = makeCarousel({
    ...options,
    count: parts.track.childElementCount,
    shown: widths.shown(),
    index: Math.round(parts.view.scrollLeft / itemOf(parts).offsetWidth),
    isStill: still.matches,
  });

  const draw = (before?: CarouselState): void => {
    drawCarousel(parts, state, before);
    if (state.tilt !== undefined && before?.tilt !== state.tilt) tilt(controls, state.tilt);
    const key = `${state.index} ${shownEnd(state)}`;
    if (key !== reported) onShown?.(state.index, shownEnd(state));
    reported = key;
    clearTimeout(timer);
    if (runs(state)) timer = setTimeout(() => dispatch({ kind: 'tick' }), AUTOPLAY_MS);
  };
  const dispatch = (event: CarouselEvent): void => {
    if (signal.aborted) return;
    const before = state;
    state = nextCarousel(state, event);
    draw(before);
  };

  const controls: Controls = { parts, axis, state: () => state, dispatch, signal };
  followShopper(controls);
  const gestured = { view: parts.view, axis, item: () => itemOf(parts), dispatch, signal };
  followPointer(gestured);
  if (orientation === 'horizontal') followWheel(gestured);
  // Dispatches one event when a resize crosses several widths at once.
  widths.onChange(signal, (shown) => {
    if (shown !== state.shown) dispatch({ kind: 'resized', shown });
  });
  still.addEventListener('change', () => dispatch({ kind: 'stilled', isStill: still.matches }), { signal });
  if (options.autoplay) state = holdAutoplay(controls);
  root.dataset['hydrated'] = '';
  draw();

  return {
    refresh: () => {
      reported = '';
      dispatch({ kind: 'items-changed', count: parts.track.childElementCount });
    },
    stop: () => {
      ended.abort();
      clearTimeout(timer);
    },
  };
};

interface Widths {
  /** How many items the window's width shows now. */
  readonly shown: () => number;
  readonly onChange: (signal: AbortSignal, listener: (shown: number) => void) => void;
}

const queryWidths = (shownAt: ReadonlyArray<ShownAt>): Widths => {
  const widths = shownAt.map(({ from }) => ({ from, query: matchMedia(`(min-width: ${from}px)`) }));
  const shown = (): number =>
    shownWhere(shownAt, (width) => widths.some(({ from, query }) => from === width && query.matches));
  return {
    shown,
    onChange: (signal, listener) => {
      for (const { query } of widths) query.addEventListener('change', () => listener(shown()), { signal });
    },
  };
};

/** Moves the track a little and back when the carousel is at its end (CAR-01). */
const tilt = ({ parts, axis, dispatch }: Controls, towards: CarouselState['tilt']): void => {
  const pixels = towards === 'end' ? -TILT_PX : TILT_PX;
  const animation = parts.track.animate({ translate: ['0', `${axis.before}${pixels}px`, '0'] }, TILT_MS);
  animation.onfinish = () => dispatch({ kind: 'tilt-ended' });
};

/** Listens to clicks, keys, the pointer's position and the focus. */
const followShopper = (controls: Controls): void => {
  const { parts, dispatch, signal } = controls;
  const { root } = parts;
  const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void): void =>
    root.addEventListener(type, listener, { signal });
  const hold = (by: CarouselHold, isHeld: boolean): void => dispatch({ kind: 'held', by, isHeld });
  on('click', (event) => press(controls, event));
  on('keydown', (event) => pressKey(controls, event));
  on('pointerenter', () => hold('hover', true));
  on('pointerleave', () => hold('hover', false));
  on('focusin', () => hold('focus', true));
  on('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) hold('focus', false);
  });
};

const press = ({ parts, dispatch }: Controls, { target }: MouseEvent): void => {
  const button = (target as Element).closest('button');
  const name = button?.dataset['part'];
  if (name === 'next' || name === 'previous') dispatch({ kind: name });
  if (name === 'toggle') dispatch({ kind: 'play-pressed' });
  const page = pagesOf(parts).findIndex((child) => child === button);
  if (page >= 0) dispatch({ kind: 'go-to-page', page });
};

const pressKey = ({ axis, state, dispatch }: Controls, event: KeyboardEvent): void => {
  const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isInField(event)) return;
  if (key === axis.next) dispatch({ kind: 'next' });
  else if (key === axis.previous) dispatch({ kind: 'previous' });
  else if (key === 'Home') dispatch({ kind: 'go-to-page', page: 0 });
  else if (key === 'End') dispatch({ kind: 'go-to-page', page: pageCount(state()) });
  else return;
  event.preventDefault();
};

/**
 * Pauses autoplay while the carousel is out of view or its tab is hidden. Returns the state with the current reasons to
 * pause.
 */
const holdAutoplay = ({ parts: { root }, state, dispatch, signal }: Controls): CarouselState => {
  const hold = (by: CarouselHold, isHeld: boolean): void => dispatch({ kind: 'held', by, isHeld });
  const watch = new IntersectionObserver((seen) => hold('away', (seen.at(-1)?.intersectionRatio ?? 0) < IN_VIEW), {
    threshold: IN_VIEW,
  });
  watch.observe(root);
  signal.addEventListener('abort', () => watch.disconnect());
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden), { signal });
  const holds: ReadonlyArray<readonly [CarouselHold, boolean]> = [
    // The carousel counts as out of view until the observer reports.
    ['away', true],
    ['hidden', document.hidden],
    ['hover', root.matches(':hover')],
    ['focus', root.contains(document.activeElement)],
  ];
  return holds.reduce((next, [by, isHeld]) => nextCarousel(next, { kind: 'held', by, isHeld }), state());
};
