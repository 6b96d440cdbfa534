import { useEffect, useRef, type RefObject } from 'react';

const HALF = 0.5;
/** What is scrolled past was not seen. */
const SEEN_AFTER_MS = 1_000;

/**
 * Tells once that the element was seen: that half of it, or as much as fills half of the window, was in view for a
 * second. Gives the reference of the element. Where the browser cannot tell, nobody has seen it.
 */
export const useSeen = <Element extends HTMLElement>(onSeen: () => void): RefObject<Element | null> => {
  const element = useRef<Element>(null);
  const tell = useRef(onSeen);
  useEffect(() => {
    tell.current = onSeen;
  }, [onSeen]);
  useEffect(() => {
    if (element.current === null || !('IntersectionObserver' in window)) return;
    let timer: number | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        window.clearTimeout(timer);
        const entry = entries.at(-1);
        if (entry === undefined || !isHalfSeen(entry)) return;
        timer = window.setTimeout(() => {
          observer.disconnect();
          tell.current();
        }, SEEN_AFTER_MS);
      },
      { threshold: [0, HALF / 2, HALF, 1] },
    );
    observer.observe(element.current);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return element;
};

const isHalfSeen = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= HALF || (rootBounds !== null && intersectionRect.height >= rootBounds.height * HALF);
