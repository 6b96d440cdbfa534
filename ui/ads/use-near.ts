import { useEffect, useRef, type RefObject } from 'react';

/** The distance in CSS pixels at which ads are fetched: about two turns of a wheel, or one flick. */
const AHEAD = '600px 0px';

/**
 * Whether at least half of the element is in the window, as an impression requires. Before the shopper has scrolled, only
 * such an element counts as near: the first view of a page does not load the code of ads for the edge of one.
 */
const isHalfInView = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry): boolean =>
  Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= Math.min(bottom - top, window.innerHeight) / 2;

/**
 * Calls `onNear` once, when half of the element is in view or the shopper scrolls towards it. Returns the ref of the element.
 * Without IntersectionObserver it calls `onNear` at once.
 */
export const useNear = <Element extends HTMLElement>(onNear: () => void): RefObject<Element | null> => {
  const element = useRef<Element>(null);
  const callback = useRef(onNear);
  useEffect(() => {
    if (element.current === null) return;
    if (!('IntersectionObserver' in window)) return callback.current();
    const go = (): void => callback.current();
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.find(({ isIntersecting }) => isIntersecting);
        if (near === undefined) return;
        observer.disconnect();
        if (window.scrollY > 0 || isHalfInView(near)) go();
        else window.addEventListener('scroll', go, { once: true, passive: true });
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', go);
    };
  }, []);
  return element;
};
