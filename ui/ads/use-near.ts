import { useEffect, useRef, type RefObject } from 'react';

/** So far ahead of the shopper, in CSS pixels, ads are fetched: about two turns of a wheel, or one flick. */
const AHEAD = '600px 0px';

/** Where somebody has begun to scroll, what is soon in view counts; before that, only what is. */
const isInView = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry): boolean =>
  top < window.innerHeight && bottom > 0;

/**
 * Tells once that the element is in view, or soon will be, as the shopper scrolls. Gives its reference. Where nobody can
 * tell, it is at once.
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
        if (window.scrollY > 0 || isInView(near)) go();
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
