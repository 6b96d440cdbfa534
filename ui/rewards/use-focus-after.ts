import { useEffect, useRef, type RefObject } from 'react';

interface FocusAfter<Place> {
  /** The element that receives the focus. It must be focusable and stay in the page after the button is removed. */
  readonly next: RefObject<Place | null>;
  /** Call it when the button is pressed. */
  readonly press: () => void;
}

/**
 * Moves the focus to another element when a pressed button is removed, since the focus would be lost. Does nothing when
 * the shopper has focused another element meanwhile.
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
