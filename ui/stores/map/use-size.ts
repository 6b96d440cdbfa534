import { useEffect, useRef, type RefObject } from 'react';
import type { MapSize } from './map-names';

/**
 * Calls `onResize` with the size of a drawing, at first and after each change. Without ResizeObserver it is never
 * called.
 */
export const useSize = (onResize: (size: MapSize) => void): RefObject<SVGSVGElement | null> => {
  const drawing = useRef<SVGSVGElement | null>(null);
  useEffect(() => {
    const { current } = drawing;
    if (current === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      const { width, height } = current.getBoundingClientRect();
      onResize({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [onResize]);
  return drawing;
};
