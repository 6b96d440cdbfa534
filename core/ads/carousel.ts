/** From this window width on, in CSS pixels, the carousel shows this number of items. */
export interface ShownAt {
  readonly from: number;
  readonly shown: number;
}

/** Slides of the catapult and banners in a row, narrowest first; one item below the first width (CAR-05). */
export const CATAPULT_SHOWN_AT: ReadonlyArray<ShownAt> = [
  { from: 440, shown: 2 },
  { from: 550, shown: 3 },
  { from: 768, shown: 1 },
  { from: 1024, shown: 2 },
  { from: 1460, shown: 3 },
];
export const BANNER_SHOWN_AT: ReadonlyArray<ShownAt> = [
  { from: 440, shown: 2 },
  { from: 768, shown: 3 },
  { from: 1200, shown: 3 },
  { from: 1440, shown: 4 },
];

export const AUTOPLAY_MS = 2000;
export const TILT_PX = 20;
export const TILT_MS = 150;
/** A swipe counts when its distance is more than this part of an item (CAR-03). */
const SWIPE_PART = 1 / 5;

/**
 * Why autoplay pauses: the pointer is over the carousel, the focus is in it, its tab is in the background, or it is out
 * of view.
 */
export type CarouselHold = 'hover' | 'focus' | 'hidden' | 'away';

export interface CarouselState {
  /** Index of the first item shown, from 0 to `lastIndex`. */
  readonly index: number;
  readonly count: number;
  readonly shown: number;
  /** How many items one step moves by. */
  readonly scroll: number;
  readonly canPlay: boolean;
  readonly canTilt: boolean;
  /** The shopper prefers reduced motion: autoplay and tilting are off. */
  readonly isStill: boolean;
  /** Whether autoplay is on; a hold may still pause it. */
  readonly isPlaying: boolean;
  readonly holds: ReadonlyArray<CarouselHold>;
  /** The end at which the carousel tilts at the moment. */
  readonly tilt: 'start' | 'end' | undefined;
  /** Distance of the drag, in pixels along the carousel's axis; undefined while it is not dragged. */
  readonly drag: number | undefined;
  /** What moved the carousel last: only moves by the person are announced. */
  readonly movedBy: 'person' | 'autoplay' | undefined;
}

/** Distances go along the carousel's axis, to the right or down; sizes are of one item along it. All are pixels. */
export type CarouselEvent =
  | { readonly kind: 'next' | 'previous' | 'tick' | 'play-pressed' | 'tilt-ended' }
  | { readonly kind: 'go-to-page'; readonly page: number }
  /** The carousel is dragged; `way` is the distance so far. */
  | { readonly kind: 'dragged'; readonly way: number }
  /** The drag has ended; `way` is 0 when it was cancelled. */
  | { readonly kind: 'dropped'; readonly way: number; readonly size: number }
  | { readonly kind: 'held'; readonly by: CarouselHold; readonly isHeld: boolean }
  | { readonly kind: 'stilled'; readonly isStill: boolean }
  | { readonly kind: 'resized'; readonly shown: number }
  | { readonly kind: 'items-changed'; readonly count: number };

export interface CarouselOptions {
  readonly count: number;
  readonly shown?: number | undefined;
  readonly scroll?: number | undefined;
  readonly index?: number | undefined;
  readonly autoplay?: boolean | undefined;
  readonly tilt?: boolean | undefined;
  readonly isStill?: boolean | undefined;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
/** Returns a whole number from `least` to the largest safe integer. A value that is not a number becomes `least`. */
const whole = (value: number, least: number): number => clamp(Math.floor(value) || 0, least, Number.MAX_SAFE_INTEGER);

type Extent = Pick<CarouselState, 'count' | 'shown'>;

export const lastIndex = ({ count, shown }: Extent): number => Math.max(count - shown, 0);
export const isAtStart = ({ index }: CarouselState): boolean => index === 0;
export const isAtEnd = (state: CarouselState): boolean => state.index === lastIndex(state);

/** How many pages the indicator has (CAR-04). */
export const pageCount = ({ count, shown }: Extent): number => Math.ceil(count / shown);

/** The page that is shown, counted from 0: at the end the last page, elsewhere the page of the first item shown. */
export const pageOf = (state: CarouselState): number =>
  isAtEnd(state) ? Math.max(pageCount(state) - 1, 0) : Math.floor(state.index / state.shown);

export const isShown = ({ index, shown }: CarouselState, item: number): boolean =>
  item >= index && item < index + shown;

/** Whether the carousel can play; without that it needs no button for autoplay. */
export const isPlayable = (state: CarouselState): boolean => state.canPlay && !state.isStill && lastIndex(state) > 0;

/** Whether autoplay is on, and either runs or is paused by a hold. */
export const plays = (state: CarouselState): boolean => isPlayable(state) && state.isPlaying && !isAtEnd(state);

/** Whether a tick is due: autoplay is on and nothing holds it (CAR-02). */
export const runs = (state: CarouselState): boolean =>
  plays(state) && state.holds.length === 0 && state.drag === undefined;

/** How far the items follow the finger, in pixels. Past an end, the distance is limited to that of a tilt (CAR-01). */
export const dragOffset = (state: CarouselState): number => {
  const most = state.canTilt ? TILT_PX : 0;
  return clamp(state.drag ?? 0, isAtEnd(state) ? -most : -Infinity, isAtStart(state) ? most : Infinity);
};

/** Returns the number of items to show: the entry of the largest width that the window reaches (CAR-05). */
export const shownWhere = (shownAt: ReadonlyArray<ShownAt>, reaches: (width: number) => boolean): number =>
  shownAt.reduce((shown, point) => (reaches(point.from) ? point.shown : shown), 1);

/** Makes the initial state of a carousel. Invalid numbers become the nearest valid ones. */
export const makeCarousel = ({
  count,
  shown = 1,
  scroll = 1,
  index = 0,
  autoplay = false,
  tilt = false,
  isStill = false,
}: CarouselOptions): CarouselState => {
  const extent = { count: whole(count, 0), shown: whole(shown, 1) };
  return {
    ...extent,
    index: clamp(whole(index, 0), 0, lastIndex(extent)),
    scroll: whole(scroll, 1),
    canPlay: autoplay,
    canTilt: tilt,
    isStill,
    isPlaying: autoplay,
    holds: [],
    tilt: undefined,
    drag: undefined,
    movedBy: undefined,
  };
};

/** Moves the carousel by a number of items and ends the autoplay. At an end, the carousel tilts. */
const moved = (state: CarouselState, by: number): CarouselState => {
  const index = clamp(state.index + by, 0, lastIndex(state));
  if (index !== state.index)
    return { ...state, index, drag: undefined, tilt: undefined, isPlaying: false, movedBy: 'person' };
  const mayTilt = state.canTilt && !state.isStill && by !== 0;
  return { ...state, drag: undefined, tilt: mayTilt ? (by > 0 ? 'end' : 'start') : undefined };
};

/** Ends a swipe. It counts beyond one fifth of an item and moves by the dragged distance, but at least one step. */
const dropped = (state: CarouselState, way: number, size: number): CarouselState =>
  state.drag !== undefined && size > 0 && Math.abs(way) > size * SWIPE_PART
    ? moved(state, -Math.sign(way) * Math.max(state.scroll, Math.round(Math.abs(way) / size)))
    : { ...state, drag: undefined };

/** Keeps the first item, where the number of items allows it. */
const fitted = (state: CarouselState): CarouselState => ({ ...state, index: Math.min(state.index, lastIndex(state)) });

/**
 * Moves by one step of the autoplay, which stops at the last item. A late tick, after autoplay has stopped, changes
 * nothing.
 */
const ticked = (state: CarouselState): CarouselState => {
  if (!runs(state)) return state;
  const index = Math.min(state.index + state.scroll, lastIndex(state));
  return { ...state, index, tilt: undefined, isPlaying: index < lastIndex(state), movedBy: 'autoplay' };
};

/**
 * Toggles the autoplay. Pressing the button puts pointer and focus on the carousel, so these two holds are released
 * until they occur again. At the last item, autoplay restarts from the first one.
 */
const playPressed = (state: CarouselState): CarouselState => {
  if (plays(state)) return { ...state, isPlaying: false };
  if (!isPlayable(state)) return state;
  const holds = state.holds.filter((hold) => hold !== 'hover' && hold !== 'focus');
  const playing = { ...state, holds, isPlaying: true };
  return isAtEnd(state) ? { ...playing, index: 0, movedBy: 'person' } : playing;
};

/** Returns the next state of a carousel after an event. Every event is valid in every state. */
export const nextCarousel = (state: CarouselState, event: CarouselEvent): CarouselState => {
  switch (event.kind) {
    case 'next':
      return moved(state, state.scroll);
    case 'previous':
      return moved(state, -state.scroll);
    case 'go-to-page':
      return moved(state, clamp(whole(event.page, 0) * state.shown, 0, lastIndex(state)) - state.index);
    case 'dragged':
      return { ...state, drag: event.way, tilt: undefined };
    case 'dropped':
      return dropped(state, event.way, event.size);
    case 'tick':
      return ticked(state);
    case 'play-pressed':
      return playPressed(state);
    case 'held': {
      const others = state.holds.filter((hold) => hold !== event.by);
      return { ...state, holds: event.isHeld ? [...others, event.by] : others };
    }
    case 'stilled':
      return { ...state, isStill: event.isStill, tilt: undefined };
    case 'resized':
      return fitted({ ...state, shown: whole(event.shown, 1) });
    case 'items-changed':
      return fitted({ ...state, count: whole(event.count, 0) });
    case 'tilt-ended':
      return { ...state, tilt: undefined };
  }
};
