/** Calls `run` once, when an element first comes into view; never for a missing element. */
export const whenSeen = (element: Element | null, run: () => void): void => {
  if (element === null) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
};
