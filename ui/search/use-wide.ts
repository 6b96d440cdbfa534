import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../../core/configuration/constants';

const query = (): MediaQueryList => window.matchMedia(`(min-width: ${BREAKPOINTS.tablet}px)`);

const follow = (listener: () => void): (() => void) => {
  const width = query();
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
};

/** Whether the screen is a tablet's or wider; for what is never drawn on a server. */
export const useWide = (): boolean => useSyncExternalStore(follow, () => query().matches);
