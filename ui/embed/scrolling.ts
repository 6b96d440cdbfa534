/** Pixels by which browsers round. */
const NEAR = 2;

/**
 * Lets two arrows scroll a list by one item; each is disabled where its end is reached (CAR-01). The list scrolls by
 * itself for fingers, wheels and keys: nothing of the page is listened to that would hold it up. Gives what ends it.
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
