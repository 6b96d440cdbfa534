import {
  dragOffset,
  isAtEnd,
  isAtStart,
  isPlayable,
  isShown,
  lastIndex,
  pageCount,
  pageOf,
  plays,
  type CarouselState,
} from '../../core/ads/carousel';

const PLAY_LABEL = 'Play slideshow';
export const PAUSE_LABEL = 'Pause slideshow';

/** The elements of one carousel, found by their attribute `data-part`. */
export interface CarouselParts {
  readonly root: HTMLElement;
  /** The element whose children are the items. */
  readonly track: HTMLElement;
  /** The element within which the track moves. */
  readonly view: HTMLElement;
  readonly part: (name: 'previous' | 'next' | 'toggle' | 'pages' | 'status') => HTMLElement | null;
}

export const carouselParts = (root: HTMLElement): CarouselParts => {
  const part = (name: string): HTMLElement | null => root.querySelector(`[data-part=${name}]`);
  const track = part('track') ?? root;
  return { root, track, view: track.parentElement ?? root, part };
};

/** Returns the element whose width or height is the distance of one step. */
export const itemOf = ({ track, view }: CarouselParts): HTMLElement =>
  track.firstElementChild instanceof HTMLElement ? track.firstElementChild : view;

/** Returns the buttons of the pages. */
export const pagesOf = ({ part }: CarouselParts): ReadonlyArray<Element> => [...(part('pages')?.children ?? [])];

/** Returns the index after the last shown item. */
export const shownEnd = ({ index, shown, count }: CarouselState): number => Math.min(index + shown, count);

/** Draws a state. `before` is the state that was drawn last, if any. */
export const drawCarousel = (parts: CarouselParts, state: CarouselState, before?: CarouselState): void => {
  const { view } = parts;
  view.toggleAttribute('data-dragging', state.drag !== undefined);
  // A change of the window's width moves the track without an animation.
  view.toggleAttribute('data-moving', state.drag === undefined && before?.shown === state.shown);
  view.style.setProperty('--shown', `${state.shown}`);
  view.style.setProperty('--index', `${state.index}`);
  view.style.setProperty('--drag', `${dragOffset(state)}px`);
  drawItems(parts, state);
  drawControls(parts, state);
  if (before !== undefined && before.index !== state.index) announce(parts, state);
};

const drawItems = ({ track }: CarouselParts, state: CarouselState): void => {
  const focused = document.activeElement;
  const items = [...track.children];
  items.forEach((item, place) => item.toggleAttribute('inert', !isShown(state, place)));
  const left = items.findIndex((item) => item.contains(focused));
  const first = items[state.index];
  // The focus moves from an item that is hidden now to the first shown one.
  if (left >= 0 && !isShown(state, left) && first instanceof HTMLElement) first.focus({ preventScroll: true });
};

const drawControls = (parts: CarouselParts, state: CarouselState): void => {
  const { root, part } = parts;
  part('previous')?.setAttribute('aria-disabled', `${isAtStart(state)}`);
  part('next')?.setAttribute('aria-disabled', `${isAtEnd(state)}`);
  const toggle = part('toggle');
  if (toggle !== null) {
    toggle.hidden = !isPlayable(state);
    toggle.title = plays(state) ? PAUSE_LABEL : PLAY_LABEL;
    toggle.ariaLabel = toggle.title;
    toggle.toggleAttribute('data-playing', plays(state));
  }
  pagesOf(parts).forEach((page, number) => {
    page.toggleAttribute('hidden', number >= pageCount(state));
    page.setAttribute('aria-current', `${number === pageOf(state)}`);
  });
  root.toggleAttribute('data-fits', lastIndex(state) === 0);
};

/** Names the shown items to screen readers when the shopper moved the carousel; autoplay is silent. */
const announce = ({ part }: CarouselParts, state: CarouselState): void => {
  const status = part('status');
  if (status === null) return;
  const first = state.index + 1;
  const end = shownEnd(state);
  const range = first === end ? first : `${first} to ${end}`;
  status.textContent = state.movedBy === 'person' ? `Showing ${range} of ${state.count}` : '';
};
