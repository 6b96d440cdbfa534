import { useEffect, useRef, type RefObject } from 'react';

interface FocusAfter<Place> {
  /** Takes the focus; it can be focused and stays where the button went. */
  readonly next: RefObject<Place | null>;
  /** The button was pressed. */
  readonly press: () => void;
}

/**
 * A button that goes away when it is pressed leaves the focus nowhere: it moves on to a place beside it, once the button
 * is shown no longer, unless the shopper has gone elsewhere meanwhile.
 */
export const useFocusAfter = <Place extends HTMLElement>(isShown: boolean): FocusAfter<Place> => {
  const next = useRef<Place>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isShown || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === null || document.activeElement === document.body) next.current?.focus();
  }, [isShown]);
  return { next, press: () => void (wasPressed.current = true) };
};
