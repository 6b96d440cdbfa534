import { useRef, useSyncExternalStore, type RefObject } from 'react';

interface DisabledUnlessFocused {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly disabled: boolean;
}

const onFocusMoved = (listener: () => void): (() => void) => {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
};

/**
 * The attributes of a button that may be disabled while it has the focus, for example when the page is hydrated. It
 * stays enabled until the focus has moved on, because browsers take the focus away from a button that is disabled.
 */
export const useDisabledUnlessFocused = (isDisabled: boolean): DisabledUnlessFocused => {
  const ref = useRef<HTMLButtonElement>(null);
  const hasFocus = useSyncExternalStore(
    onFocusMoved,
    () => ref.current !== null && ref.current === document.activeElement,
    () => false,
  );
  return { ref, disabled: isDisabled && !hasFocus };
};
