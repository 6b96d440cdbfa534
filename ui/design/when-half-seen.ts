const HALF = 0.5;
/** The minimum time in view. Content that is only scrolled past does not count as seen. */
const SEEN_AFTER_MS = 1_000;

/**
 * Calls `onSeen` once when the element was in view for a second without interruption, while its page was visible. In
 * view means half of the element, or enough of it to fill half of the window's height. Returns the function that stops
 * it. Without IntersectionObserver it never calls `onSeen`.
 */
export const whenHalfSeen = (element: Element, onSeen: () => void): (() => void) => {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const { ownerDocument: document } = element;
  let timer: number | undefined;
  let isInView = false;
  // Restarts the second when the page becomes visible again: in a background page, elements stay in view.
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

/**
 * Whether half of the element is in view. An element too high for the window may show less, but at least half of its
 * width.
 */
const isHalfSeen = (entry: IntersectionObserverEntry): boolean => {
  const { intersectionRatio, intersectionRect, boundingClientRect, rootBounds } = entry;
  if (intersectionRatio >= HALF) return true;
  return (
    rootBounds !== null &&
    intersectionRect.width >= boundingClientRect.width * HALF &&
    intersectionRect.height >= rootBounds.height * HALF
  );
};
