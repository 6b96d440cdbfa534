import { USER_ACTIVATION_MARK, USER_ACTIVATION_EVENTS } from './user-activation-events';

interface ActivatedWindow {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  readonly performance: Pick<Performance, 'getEntriesByName'>;
}

/**
 * Calls `run` at the first user activation: a pointer, finger or key on the page. It is called at once when that has
 * already happened, as with the activation that loads the application. A prerendered page has no activation until it is
 * shown.
 */
export const whenActivated = ({ document, performance }: ActivatedWindow, run: () => void): void => {
  if (performance.getEntriesByName(USER_ACTIVATION_MARK).length > 0) return run();
  const onActivation = (): void => {
    for (const type of USER_ACTIVATION_EVENTS) document.removeEventListener(type, onActivation, { capture: true });
    run();
  };
  for (const type of USER_ACTIVATION_EVENTS)
    document.addEventListener(type, onActivation, { capture: true, passive: true });
};
