import { useEffect, useRef, type RefObject } from 'react';
import type { MapSize } from './map-names';

/** Tells how large a drawing is, and again whenever that changes. Without the means to know it, it is never told. */
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
