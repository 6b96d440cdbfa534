import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { MapView } from './map-view';

interface Dragging {
  readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** A movement of more pixels than this is a drag and not a click. */
const SLACK = 5;

/** Moves a drawing with the pointer. A drag that ends over a marker does not select it. */
export const useDragging = (view: MapView, moveBy: (right: number, down: number) => void): Dragging => {
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  const hasMoved = useRef(false);
  const end = (): void => {
    from.current = undefined;
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY };
      hasMoved.current = false;
    },
    onPointerMove: (event) => {
      if (from.current === undefined) return;
      const right = from.current.x - event.clientX;
      const down = from.current.y - event.clientY;
      if (!hasMoved.current && Math.hypot(right, down) < SLACK) return;
      if (!hasMoved.current) event.currentTarget.setPointerCapture(event.pointerId);
      hasMoved.current = true;
      from.current = { x: event.clientX, y: event.clientY };
      const { width, height } = event.currentTarget.getBoundingClientRect();
      const unitsAPixel = Math.max(view.width / width, view.height / height);
      moveBy(right * unitsAPixel, down * unitsAPixel);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event) => {
      if (!hasMoved.current) return;
      hasMoved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
