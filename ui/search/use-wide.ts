import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../../core/configuration/constants';

const query = (): MediaQueryList => window.matchMedia(`(min-width: ${BREAKPOINTS.tablet}px)`);

const follow = (listener: () => void): (() => void) => {
  const width = query();
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
};

/**
 * Returns whether the screen is at least as wide as a tablet. Only for components that are never rendered on the
 * server.
 */
export const useWide = (): boolean => useSyncExternalStore(follow, () => query().matches);
