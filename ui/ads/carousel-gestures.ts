import type { CarouselEvent } from '../../core/ads/carousel';

export type CarouselOrientation = 'horizontal' | 'vertical';

/** What differs between a carousel that lies and one that stands. */
export interface Axis {
  readonly place: 'clientX' | 'clientY';
  readonly size: 'offsetWidth' | 'offsetHeight';
  /** Keys. */
  readonly next: string;
  readonly previous: string;
  /** What a `translate` along it begins with. */
  readonly before: string;
}

export const AXES: Readonly<Record<CarouselOrientation, Axis>> = {
  horizontal: { place: 'clientX', size: 'offsetWidth', next: 'ArrowRight', previous: 'ArrowLeft', before: '' },
  vertical: { place: 'clientY', size: 'offsetHeight', next: 'ArrowDown', previous: 'ArrowUp', before: '0 ' },
};

/** What gestures need of the carousel that they move. */
export interface Gestured {
  /** What clips the items. */
  readonly view: HTMLElement;
  readonly axis: Axis;
  /** One of the items, for its size. */
  readonly item: () => HTMLElement;
  readonly dispatch: (event: CarouselEvent) => void;
  /** Ends the listening. */
  readonly signal: AbortSignal;
}

/** A pointer that moved less than so many pixels was meant for what it pressed. */
const SLIP = 6;
/** So far, in pixels, a wheel turns for one step, and so long, in milliseconds, what it tells is still of that step. */
const WHEEL_STEP = 30;
const WHEEL_REST_MS = 500;
const LINE = 20;
/** What uses drags and arrow keys itself. */
const FIELDS = 'input,select,textarea,[contenteditable]';

/** Whether something happened in a field, whose own it then is. */
export const isInField = ({ target }: Event): boolean => (target as Element).closest(FIELDS) !== null;

/**
 * Items follow a finger, a pen or a mouse that is pressed (CAR-03). Where the browser takes a touch to scroll the page,
 * nothing moves. What was dragged is not also clicked.
 */
export const followPointer = ({ view, axis, item, dispatch, signal }: Gestured): void => {
  let from: number | undefined;
  let isDragging = false;
  let hasDragged = false;
  const grabbed = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    hasDragged = false;
    from = event.button === 0 && !isInField(event) ? event[axis.place] : undefined;
  };
  const dragged = (event: PointerEvent): void => {
    // Without a button it was let go where nobody could hear it.
    if (event.isPrimary && event.buttons === 0 && !isDragging) from = undefined;
    if (!event.isPrimary || from === undefined) return;
    const way = event[axis.place] - from;
    if (!isDragging) {
      if (Math.abs(way) < SLIP) return;
      isDragging = true;
      // Not before: a click goes to whoever has captured the pointer, and so would one that is no drag.
      view.setPointerCapture(event.pointerId);
    }
    dispatch({ kind: 'dragged', way });
  };
  const letGo = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    if (isDragging && from !== undefined) {
      hasDragged = true;
      const way = event.type === 'pointerup' ? event[axis.place] - from : 0;
      dispatch({ kind: 'dropped', way, size: item()[axis.size] });
    }
    from = undefined;
    isDragging = false;
  };
  const clicked = (event: MouseEvent): void => {
    // A key's click has no count, and is never that of a drag.
    if (!hasDragged || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  view.addEventListener('pointerdown', grabbed, { signal });
  view.addEventListener('pointermove', dragged, { signal });
  view.addEventListener('pointerup', letGo, { signal });
  view.addEventListener('pointercancel', letGo, { signal });
  view.addEventListener('click', clicked, { signal, capture: true });
  // Links and pictures would be dragged out of the page.
  view.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
};

/** A wheel that turns sideways, or with Shift, moves by a step; any other scrolls the page. */
export const followWheel = ({ view, dispatch, signal }: Gestured): void => {
  let turned = 0;
  let restsUntil = 0;
  const wheeled = (event: WheelEvent): void => {
    const { deltaX, deltaY, deltaMode, shiftKey, ctrlKey, timeStamp } = event;
    if (ctrlKey || !(shiftKey || Math.abs(deltaX) > Math.abs(deltaY))) return;
    // Otherwise the browser would go back in its history.
    event.preventDefault();
    if (timeStamp < restsUntil) return;
    turned += (deltaX || deltaY) * (deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
    if (Math.abs(turned) < WHEEL_STEP) return;
    dispatch({ kind: turned > 0 ? 'next' : 'previous' });
    turned = 0;
    restsUntil = timeStamp + WHEEL_REST_MS;
  };
  view.addEventListener('wheel', wheeled, { signal, passive: false });
};
