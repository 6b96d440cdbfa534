const HALF = 0.5;
/** What is scrolled past was not seen. */
const SEEN_AFTER_MS = 1_000;

/**
 * Tells once that the element was seen: that half of it, or as much of its height as fills half of the window's, was in view for a
 * second, on a page that was looked at all that time. Gives what ends it. Where the browser cannot tell, nobody has seen it.
 */
export const whenHalfSeen = (element: Element, onSeen: () => void): (() => void) => {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const { ownerDocument: document } = element;
  let timer: number | undefined;
  let isInView = false;
  // What is in view stays so on a page in the background: its second begins anew when the page is looked at again.
  const look = (): void => {
    window.clearTimeout(timer);
    if (isInView && document.visibilityState === 'visible') timer = window.setTimeout(see, SEEN_AFTER_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      isInView = entry !== undefined && isHalfSeen(entry);
      look();
    },
    { threshold: [0, HALF / 2, HALF, 1] },
  );
  const stop = (): void => {
    window.clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
  const see = (): void => {
    stop();
    onSeen();
  };
  document.addEventListener('visibilitychange', look);
  observer.observe(element);
  return stop;
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
