import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject, type ToggleEvent } from 'react';

export interface Disclosure {
  /** The controlled state. Without it, the browser holds the state. */
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
}

interface DetailsAttributes {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  /** Prevents a warning for a `<details>` that was opened before hydration. */
  readonly suppressHydrationWarning: true;
  readonly onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => void;
}

/**
 * Makes a `<details>` follow a model. If the shopper opened it before hydration, it stays open and the model is
 * updated. Escape closes it and moves the focus to its summary (HDR-04).
 */
export const useDisclosure = ({ open, onToggle }: Disclosure): DetailsAttributes => {
  const ref = useRef<HTMLDetailsElement>(null);
  const hydrated = useRef(false);
  const report = useEffectEvent((now: boolean) => onToggle?.(now));
  useEffect(() => {
    const details = ref.current;
    if (details === null || open === undefined) return;
    if (!hydrated.current && details.open && !open) report(true);
    else if (details.open !== open) details.open = open;
    hydrated.current = true;
  }, [open]);
  return {
    ref,
    suppressHydrationWarning: true,
    onToggle: ({ currentTarget, target }) => {
      if (currentTarget === target && currentTarget.open !== open) onToggle?.(currentTarget.open);
    },
    onKeyDown: (event) => {
      const details = event.currentTarget;
      if (event.key !== 'Escape' || !details.open) return;
      event.stopPropagation();
      details.open = false;
      details.querySelector('summary')?.focus();
    },
  };
};
