import { TOUCHED_MARK, TOUCHES } from './touches';

interface TouchedWindow {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  readonly performance: Pick<Performance, 'getEntriesByName'>;
}

/**
 * Runs something once a person has touched the page with pointer, finger or key; at once when they have already, as the
 * touch that wakes the application does. A page that is only prepared in advance cannot be touched.
 */
export const whenTouched = ({ document, performance }: TouchedWindow, run: () => void): void => {
  if (performance.getEntriesByName(TOUCHED_MARK).length > 0) return run();
  const touched = (): void => {
    for (const type of TOUCHES) document.removeEventListener(type, touched, { capture: true });
    run();
  };
  for (const type of TOUCHES) document.addEventListener(type, touched, { capture: true, passive: true });
};
