/** From this width of the window on, in CSS pixels, so many items are shown. */
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
/** A swipe counts once it went further than this part of an item (CAR-03). */
const SWIPE_PART = 1 / 5;

/** Why autoplay waits: the pointer is over it, the focus is in it, its tab is in the background, or it is out of view. */
export type CarouselHold = 'hover' | 'focus' | 'hidden' | 'away';

export interface CarouselState {
  /** Of the first item shown, from 0 to `lastIndex`. */
  readonly index: number;
  readonly count: number;
  readonly shown: number;
  /** How many items one step moves by. */
  readonly scroll: number;
  readonly canPlay: boolean;
  readonly canTilt: boolean;
  /** The shopper asked for less motion: nothing plays or tilts. */
  readonly isStill: boolean;
  /** Whether it is to play, though something may hold it. */
  readonly isPlaying: boolean;
  readonly holds: ReadonlyArray<CarouselHold>;
  /** The end at which it tilts just now. */
  readonly tilt: 'start' | 'end' | undefined;
  /** How far it is dragged, in pixels along its axis; undefined while it is not dragged. */
  readonly drag: number | undefined;
  /** Who moved it last: only of the person's own moves is anything said. */
  readonly movedBy: 'person' | 'autoplay' | undefined;
}

/** Distances go along the carousel's axis, to the right or down; sizes are of one item along it. All are pixels. */
export type CarouselEvent =
  | { readonly kind: 'next' | 'previous' | 'tick' | 'play-pressed' | 'tilt-ended' }
  | { readonly kind: 'go-to-page'; readonly page: number }
  /** It is dragged, and so far by now. */
  | { readonly kind: 'dragged'; readonly way: number }
  /** It was let go; one that was broken off has gone no way. */
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
/** A whole number of at least so much, whatever was given; one that can be reckoned with, as no endless one can. */
const whole = (value: number, least: number): number => clamp(Math.floor(value) || 0, least, Number.MAX_SAFE_INTEGER);

type Extent = Pick<CarouselState, 'count' | 'shown'>;

export const lastIndex = ({ count, shown }: Extent): number => Math.max(count - shown, 0);
export const isAtStart = ({ index }: CarouselState): boolean => index === 0;
export const isAtEnd = (state: CarouselState): boolean => state.index === lastIndex(state);

/** How many pages the indicator has (CAR-04). */
export const pageCount = ({ count, shown }: Extent): number => Math.ceil(count / shown);

/** The page that is shown, from 0 on: at the end the last, elsewhere the one that the first item shown belongs to. */
export const pageOf = (state: CarouselState): number =>
  isAtEnd(state) ? Math.max(pageCount(state) - 1, 0) : Math.floor(state.index / state.shown);

export const isShown = ({ index, shown }: CarouselState, item: number): boolean =>
  item >= index && item < index + shown;

/** Whether it can play at all: otherwise it needs no button for it. */
export const isPlayable = (state: CarouselState): boolean => state.canPlay && !state.isStill && lastIndex(state) > 0;

/** Whether it is on its way to the last item, or will be once nothing holds it. */
export const plays = (state: CarouselState): boolean => isPlayable(state) && state.isPlaying && !isAtEnd(state);

/** Whether a tick is due: it plays and nothing holds it (CAR-02). */
export const runs = (state: CarouselState): boolean =>
  plays(state) && state.holds.length === 0 && state.drag === undefined;

/** How far the items follow the finger, in pixels: past an end no further than it tilts (CAR-01). */
export const dragOffset = (state: CarouselState): number => {
  const most = state.canTilt ? TILT_PX : 0;
  return clamp(state.drag ?? 0, isAtEnd(state) ? -most : -Infinity, isAtStart(state) ? most : Infinity);
};

/** How many items are shown in a window that reaches some of these widths: those of the last that it reaches (CAR-05). */
export const shownWhere = (shownAt: ReadonlyArray<ShownAt>, reaches: (width: number) => boolean): number =>
  shownAt.reduce((shown, point) => (reaches(point.from) ? point.shown : shown), 1);

/** A carousel before anything happened to it. Numbers that make no sense become the nearest that do. */
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

/** The person moves it by so many items, which ends the autoplay; where it cannot go on, it tilts. */
const moved = (state: CarouselState, by: number): CarouselState => {
  const index = clamp(state.index + by, 0, lastIndex(state));
  if (index !== state.index)
    return { ...state, index, drag: undefined, tilt: undefined, isPlaying: false, movedBy: 'person' };
  const mayTilt = state.canTilt && !state.isStill && by !== 0;
  return { ...state, drag: undefined, tilt: mayTilt ? (by > 0 ? 'end' : 'start') : undefined };
};

/** The end of a swipe: it counts past one fifth of an item, and goes as far as it was dragged, but at least one step. */
const dropped = (state: CarouselState, way: number, size: number): CarouselState =>
  state.drag !== undefined && size > 0 && Math.abs(way) > size * SWIPE_PART
    ? moved(state, -Math.sign(way) * Math.max(state.scroll, Math.round(Math.abs(way) / size)))
    : { ...state, drag: undefined };

/** The first item stays the first where it can. */
const fitted = (state: CarouselState): CarouselState => ({ ...state, index: Math.min(state.index, lastIndex(state)) });

/** Autoplay's own step, which stops it at the last item; a late tick, when nothing runs any more, moves nothing. */
const ticked = (state: CarouselState): CarouselState => {
  if (!runs(state)) return state;
  const index = Math.min(state.index + state.scroll, lastIndex(state));
  return { ...state, index, tilt: undefined, isPlaying: index < lastIndex(state), movedBy: 'autoplay' };
};

/**
 * Pressed, it plays or stops. Playing was asked for with the pointer over it and the focus in it: neither holds it until
 * they come back. From the end it begins anew.
 */
const playPressed = (state: CarouselState): CarouselState => {
  if (plays(state)) return { ...state, isPlaying: false };
  if (!isPlayable(state)) return state;
  const holds = state.holds.filter((hold) => hold !== 'hover' && hold !== 'focus');
  const playing = { ...state, holds, isPlaying: true };
  return isAtEnd(state) ? { ...playing, index: 0, movedBy: 'person' } : playing;
};

/** What becomes of a carousel when something happens. Any event may come at any time. */
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
