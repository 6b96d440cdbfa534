const HALF = 0.5;
/** What is scrolled past was not seen. */
const SEEN_AFTER_MS = 1_000;

/**
 * Tells once that the element was seen: that half of it, or as much of its height as fills half of the window's, was in view for a
 * second. Gives what ends it. Where the browser cannot tell, nobody has seen it.
 */
export const whenHalfSeen = (element: Element, onSeen: () => void): (() => void) => {
  if (!('IntersectionObserver' in window)) return () => undefined;
  let timer: number | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      window.clearTimeout(timer);
      const entry = entries.at(-1);
      if (entry === undefined || !isHalfSeen(entry)) return;
      timer = window.setTimeout(() => {
        observer.disconnect();
        onSeen();
      }, SEEN_AFTER_MS);
    },
    { threshold: [0, HALF / 2, HALF, 1] },
  );
  observer.observe(element);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
};

/** A strip of something is not seen, however high it is: only of what is too high for the window less than half will do. */
const isHalfSeen = (entry: IntersectionObserverEntry): boolean => {
  const { intersectionRatio, intersectionRect, boundingClientRect, rootBounds } = entry;
  if (intersectionRatio >= HALF) return true;
  return (
    rootBounds !== null &&
    intersectionRect.width >= boundingClientRect.width * HALF &&
    intersectionRect.height >= rootBounds.height * HALF
  );
};
