import { TOUCHED_MARK, TOUCHES } from './touches';

interface TouchedWindow {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  readonly performance: Pick<Performance, 'getEntriesByName'>;
}

/**
 * Runs something at the first user activation: a pointer, finger or key on the page. It runs at once when that has
 * happened, as with the activation that loads the application. A prerendered page has none until it is shown.
 */
export const whenActivated = ({ document, performance }: TouchedWindow, run: () => void): void => {
  if (performance.getEntriesByName(TOUCHED_MARK).length > 0) return run();
  const touched = (): void => {
    for (const type of TOUCHES) document.removeEventListener(type, touched, { capture: true });
    run();
  };
  for (const type of TOUCHES) document.addEventListener(type, touched, { capture: true, passive: true });
};
