/** The tolerance for rounded scroll positions, in pixels. */
const NEAR = 2;

/**
 * Makes two buttons scroll a list by one item. A button is disabled when its end is reached (CAR-01). The browser
 * handles all other scrolling, and all listeners are passive. Returns the function that stops it.
 */
export const startScrolling = (list: HTMLElement, previous: HTMLElement, next: HTMLElement): (() => void) => {
  const look = (): void => {
    const { scrollLeft, clientWidth, scrollWidth } = list;
    const left = Math.abs(scrollLeft);
    const [isAtStart, isAtEnd] = [left < NEAR, left + clientWidth > scrollWidth - NEAR];
    previous.setAttribute('aria-disabled', String(isAtStart));
    next.setAttribute('aria-disabled', String(isAtEnd));
    list.parentElement?.toggleAttribute('data-fits', isAtStart && isAtEnd);
  };
  const go = (direction: 1 | -1) => (): void => {
    const [first, second] = Array.from(list.children, (item) => (item instanceof HTMLElement ? item.offsetLeft : 0));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = direction * ((second ?? 0) - (first ?? 0));
    list.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' });
  };
  previous.addEventListener('click', go(-1), { passive: true });
  next.addEventListener('click', go(1), { passive: true });
  list.addEventListener('scroll', look, { passive: true });
  const sizes = new ResizeObserver(look);
  sizes.observe(list);
  look();
  return () => sizes.disconnect();
};
