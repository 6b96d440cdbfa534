/**
 * Calls `run` once, when an element first comes into view, or within `margin` pixels of it; never for a missing element.
 */
export const whenSeen = (element: Element | null, run: () => void, margin = 0): void => {
  if (element === null) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
};
