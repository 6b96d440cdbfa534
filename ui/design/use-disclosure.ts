import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject, type ToggleEvent } from 'react';

export interface Disclosure {
  /** Held from outside; left out, the platform holds it. */
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
}

interface DetailsAttributes {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  /** A details opened before the page was hydrated is no mismatch. */
  readonly suppressHydrationWarning: true;
  readonly onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => void;
}

/**
 * Lets a `<details>` that works by itself follow a model once there is one. One that the shopper opened before the page
 * was hydrated stays open, and the model is told. Escape closes it and gives the focus back to its summary (HDR-04).
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
