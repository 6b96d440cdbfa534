import { useEffect, useRef, type RefObject } from 'react';

/** So far ahead of the shopper, in CSS pixels, ads are fetched: about two turns of a wheel, or one flick. */
const AHEAD = '600px 0px';

/** Tells once that the element is in view or soon will be. Gives its reference. Where nobody can tell, it is at once. */
export const useNear = <Element extends HTMLElement>(onNear: () => void): RefObject<Element | null> => {
  const element = useRef<Element>(null);
  const tell = useRef(onNear);
  useEffect(() => {
    if (element.current === null) return;
    if (!('IntersectionObserver' in window)) return tell.current();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
};
