import { useSyncExternalStore } from 'react';
import { BREAKPOINTS, DEBOUNCE_MS } from '../../core/configuration/constants';

const query = (): MediaQueryList => window.matchMedia(`(min-width: ${BREAKPOINTS.tablet}px)`);

/** While the window is being resized nothing changes: the listener is called once it has rested for 300 ms (CON-01). */
const follow = (listener: () => void): (() => void) => {
  const width = query();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(listener, DEBOUNCE_MS.resize);
  };
  width.addEventListener('change', later);
  return () => {
    clearTimeout(timer);
    width.removeEventListener('change', later);
  };
};

/**
 * Returns whether the screen is at least as wide as a tablet. Only for components that are never rendered on the
 * server.
 */
export const useWide = (): boolean => useSyncExternalStore(follow, () => query().matches);
