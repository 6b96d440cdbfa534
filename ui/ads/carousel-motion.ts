import {
  AUTOPLAY_MS,
  dragOffset,
  isAtEnd,
  isAtStart,
  isPlayable,
  isShown,
  lastIndex,
  makeCarousel,
  nextCarousel,
  pageCount,
  pageOf,
  plays,
  runs,
  shownWhere,
  TILT_MS,
  TILT_PX,
  type CarouselEvent,
  type CarouselHold,
  type CarouselState,
  type ShownAt,
} from '../../core/ads/carousel';
import { AXES, followPointer, followWheel, isInField, type CarouselOrientation } from './carousel-gestures';

export interface CarouselMotionOptions {
  readonly shownAt: ReadonlyArray<ShownAt>;
  readonly scroll?: number | undefined;
  readonly autoplay?: boolean | undefined;
  readonly tilt?: boolean | undefined;
  readonly orientation?: CarouselOrientation | undefined;
  /** Hears which items are shown, `end` not among them, at first and whenever it is others. */
  readonly onShown?: ((start: number, end: number) => void) | undefined;
}

export interface CarouselMotion {
  /** To be called after items came or went. */
  readonly refresh: () => void;
  /** Ends it: nothing is listened to any more. */
  readonly stop: () => void;
}

export const PLAY_LABEL = 'Play slideshow';
export const PAUSE_LABEL = 'Pause slideshow';

/** So much of it must be in view for autoplay. */
const IN_VIEW = 0.5;
/**
 * Brings a carousel to life (CAR-01…05). `root` holds its parts by the attribute `data-part`: `track`, whose children are
 * the items and whose parent is the view; and where there are any `previous`, `next`, `toggle`, `pages` (a button for
 * each page there can be), `status`. Its position is in `--index`, `--shown` and `--drag` on the view; the styles
 * place the track by them (ad-carousel.module.css). Where somebody scrolled before, it goes on from there.
 */
export const startCarousel = (root: HTMLElement, options: CarouselMotionOptions): CarouselMotion => {
  const { shownAt, orientation = 'horizontal', onShown } = options;
  const part = (name: string): HTMLElement | null => root.querySelector(`[data-part=${name}]`);
  const track = part('track') ?? root;
  const view = track.parentElement ?? root;
  const item = (): HTMLElement => (track.firstElementChild instanceof HTMLElement ? track.firstElementChild : view);
  const widths = shownAt.map(({ from }) => ({ from, query: matchMedia(`(min-width: ${from}px)`) }));
  const shownNow = (): number =>
    shownWhere(shownAt, (width) => widths.some(({ from, query }) => from === width && query.matches));
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  const ended = new AbortController();
  const { signal } = ended;
  const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void): void =>
    root.addEventListener(type, listener, { signal });
  const axis = AXES[orientation];
  const pages = (): ReadonlyArray<Element> => [...(part('pages')?.children ?? [])];
  const lastShown = (): number => Math.min(state.index + state.shown, state.count);

  let state = makeCarousel({
    ...options,
    count: track.childElementCount,
    shown: shownNow(),
    index: Math.round(view.scrollLeft / item().offsetWidth),
    isStill: still.matches,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported = '';

  const report = (): void => {
    const key = `${state.index} ${lastShown()}`;
    if (key !== reported) onShown?.(state.index, lastShown());
    reported = key;
  };

  const say = (before: CarouselState | undefined): void => {
    const status = part('status');
    if (status === null || before === undefined || before.index === state.index) return;
    const first = state.index + 1;
    const range = first === lastShown() ? first : `${first} to ${lastShown()}`;
    status.textContent = state.movedBy === 'person' ? `Showing ${range} of ${state.count}` : '';
  };

  const drawItems = (): void => {
    const focused = document.activeElement;
    const items = [...track.children];
    items.forEach((item, place) => item.toggleAttribute('inert', !isShown(state, place)));
    const left = items.findIndex((item) => item.contains(focused));
    const first = items[state.index];
    // Whoever was in an item that has gone goes on in the first that has come.
    if (left >= 0 && !isShown(state, left) && first instanceof HTMLElement) first.focus({ preventScroll: true });
  };

  const drawControls = (): void => {
    part('previous')?.setAttribute('aria-disabled', `${isAtStart(state)}`);
    part('next')?.setAttribute('aria-disabled', `${isAtEnd(state)}`);
    const toggle = part('toggle');
    if (toggle !== null) {
      toggle.hidden = !isPlayable(state);
      toggle.title = plays(state) ? PAUSE_LABEL : PLAY_LABEL;
      toggle.ariaLabel = toggle.title;
      toggle.toggleAttribute('data-playing', plays(state));
    }
    pages().forEach((page, number) => {
      page.toggleAttribute('hidden', number >= pageCount(state));
      page.setAttribute('aria-current', `${number === pageOf(state)}`);
    });
    root.toggleAttribute('data-fits', lastIndex(state) === 0);
  };

  const tilt = (): void => {
    const way = state.tilt === 'end' ? -TILT_PX : TILT_PX;
    const animation = track.animate({ translate: ['0', `${axis.before}${way}px`, '0'] }, TILT_MS);
    animation.onfinish = () => dispatch({ kind: 'tilt-ended' });
  };

  const draw = (before?: CarouselState): void => {
    view.toggleAttribute('data-dragging', state.drag !== undefined);
    // What a window of another width moves is there at once.
    view.toggleAttribute('data-moving', state.drag === undefined && before?.shown === state.shown);
    view.style.setProperty('--shown', `${state.shown}`);
    view.style.setProperty('--index', `${state.index}`);
    view.style.setProperty('--drag', `${dragOffset(state)}px`);
    drawItems();
    drawControls();
    say(before);
    if (state.tilt !== undefined && before?.tilt !== state.tilt) tilt();
    report();
    clearTimeout(timer);
    if (runs(state)) timer = setTimeout(() => dispatch({ kind: 'tick' }), AUTOPLAY_MS);
  };

  const dispatch = (event: CarouselEvent): void => {
    if (signal.aborted) return;
    const before = state;
    state = nextCarousel(state, event);
    draw(before);
  };
  const hold = (by: CarouselHold, isHeld: boolean): void => dispatch({ kind: 'held', by, isHeld });

  const pressed = ({ target }: MouseEvent): void => {
    const button = (target as Element).closest('button');
    const name = button?.dataset['part'];
    if (name === 'next' || name === 'previous') dispatch({ kind: name });
    if (name === 'toggle') dispatch({ kind: 'play-pressed' });
    const page = pages().findIndex((child) => child === button);
    if (page >= 0) dispatch({ kind: 'go-to-page', page });
  };

  const keyed = (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isInField(event)) return;
    if (key === axis.next) dispatch({ kind: 'next' });
    else if (key === axis.previous) dispatch({ kind: 'previous' });
    else if (key === 'Home') dispatch({ kind: 'go-to-page', page: 0 });
    else if (key === 'End') dispatch({ kind: 'go-to-page', page: pageCount(state) });
    else return;
    event.preventDefault();
  };

  /** A window that crosses several widths at once is one that has another width, once. */
  const resized = (): void => {
    const shown = shownNow();
    if (shown !== state.shown) dispatch({ kind: 'resized', shown });
  };

  on('click', pressed);
  on('keydown', keyed);
  on('pointerenter', () => hold('hover', true));
  on('pointerleave', () => hold('hover', false));
  on('focusin', () => hold('focus', true));
  on('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) hold('focus', false);
  });
  const gestured = { view, axis, item, dispatch, signal };
  followPointer(gestured);
  if (orientation === 'horizontal') followWheel(gestured);
  for (const { query } of widths) {
    query.addEventListener('change', resized, { signal });
  }
  still.addEventListener('change', () => dispatch({ kind: 'stilled', isStill: still.matches }), { signal });

  const watch = options.autoplay
    ? new IntersectionObserver((seen) => hold('away', (seen.at(-1)?.intersectionRatio ?? 0) < IN_VIEW), {
        threshold: IN_VIEW,
      })
    : undefined;
  if (watch !== undefined) {
    watch.observe(root);
    document.addEventListener('visibilitychange', () => hold('hidden', document.hidden), { signal });
    const holds: Readonly<Record<CarouselHold, boolean>> = {
      // Until it is known to be in view, it is not.
      away: true,
      hidden: document.hidden,
      hover: root.matches(':hover'),
      focus: root.contains(document.activeElement),
    };
    for (const by of ['away', 'hidden', 'hover', 'focus'] as const) {
      state = nextCarousel(state, { kind: 'held', by, isHeld: holds[by] });
    }
  }
  root.dataset['hydrated'] = '';
  draw();

  return {
    refresh: () => {
      reported = '';
      dispatch({ kind: 'items-changed', count: track.childElementCount });
    },
    stop: () => {
      ended.abort();
      clearTimeout(timer);
      watch?.disconnect();
    },
  };
};
