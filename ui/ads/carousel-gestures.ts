import type { CarouselEvent } from '../../core/ads/carousel';

export type CarouselOrientation = 'horizontal' | 'vertical';

/** The differences between horizontal and vertical carousels. */
export interface Axis {
  readonly place: 'clientX' | 'clientY';
  readonly size: 'offsetWidth' | 'offsetHeight';
  /** The keys that move by one step. */
  readonly next: string;
  readonly previous: string;
  /** The value of `translate` before the offset along this axis. */
  readonly before: string;
}

export const AXES: Readonly<Record<CarouselOrientation, Axis>> = {
  horizontal: { place: 'clientX', size: 'offsetWidth', next: 'ArrowRight', previous: 'ArrowLeft', before: '' },
  vertical: { place: 'clientY', size: 'offsetHeight', next: 'ArrowDown', previous: 'ArrowUp', before: '0 ' },
};

/** The carousel that gestures move. */
export interface Gestured {
  /** The element that clips the items. */
  readonly view: HTMLElement;
  readonly axis: Axis;
  /** An item; all have the same size. */
  readonly item: () => HTMLElement;
  readonly dispatch: (event: CarouselEvent) => void;
  /** Removes the listeners. */
  readonly signal: AbortSignal;
}

/** A pointer that moved fewer pixels was a click. */
const MIN_DRAG_PX = 6;
/** The scroll distance of one step. */
const WHEEL_STEP_PX = 30;
/** After a step, further events of the wheel belong to the same turn for this long. */
const WHEEL_REST_MS = 500;
/** The height of a line, for wheels that report lines. */
const LINE_PX = 20;
/** Elements that handle drags and arrow keys themselves. */
const FIELDS = 'input,select,textarea,[contenteditable]';

/** Whether the event belongs to a field, so that the carousel must ignore it. */
export const isInField = ({ target }: Event): boolean => (target as Element).closest(FIELDS) !== null;

/**
 * Makes the items follow a finger, a pen or a pressed mouse (CAR-03). A touch that scrolls the page moves nothing. The
 * end of a drag is not a click.
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
    // The button was released outside the window, which no event reports.
    if (event.isPrimary && event.buttons === 0 && !isDragging) from = undefined;
    if (!event.isPrimary || from === undefined) return;
    const way = event[axis.place] - from;
    if (!isDragging) {
      if (Math.abs(way) < MIN_DRAG_PX) return;
      isDragging = true;
      // The pointer is captured only during a drag. Otherwise a click would go to the capturing element instead of its
      // link.
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
    // A click by keyboard has a count of 0 and never ends a drag.
    if (!hasDragged || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  view.addEventListener('pointerdown', grabbed, { signal });
  view.addEventListener('pointermove', dragged, { signal });
  view.addEventListener('pointerup', letGo, { signal });
  view.addEventListener('pointercancel', letGo, { signal });
  view.addEventListener('click', clicked, { signal, capture: true });
  // Without this, browsers would drag links and pictures out of the page.
  view.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
};

/** Makes horizontal scrolling, and vertical scrolling with Shift, move by a step. Other scrolling moves the page. */
export const followWheel = ({ view, dispatch, signal }: Gestured): void => {
  let turned = 0;
  let restsUntil = 0;
  const wheeled = (event: WheelEvent): void => {
    const { deltaX, deltaY, deltaMode, shiftKey, ctrlKey, timeStamp } = event;
    if (ctrlKey || !(shiftKey || Math.abs(deltaX) > Math.abs(deltaY))) return;
    // Without this, the browser would go back in its history.
    event.preventDefault();
    if (timeStamp < restsUntil) return;
    turned += (deltaX || deltaY) * (deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX);
    if (Math.abs(turned) < WHEEL_STEP_PX) return;
    dispatch({ kind: turned > 0 ? 'next' : 'previous' });
    turned = 0;
    restsUntil = timeStamp + WHEEL_REST_MS;
  };
  view.addEventListener('wheel', wheeled, { signal, passive: false });
};
