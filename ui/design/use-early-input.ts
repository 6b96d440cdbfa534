import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Reads what the shopper typed, or the browser filled in, before hydration. Calls `take` once with the values by field
 * name; empty fields are left out. Returns the ref of the form.
 */
export const useEarlyInput = (
  take: (typed: Readonly<Record<string, string>>) => void,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const takeOnce = useEffectEvent(take);
  useEffect(() => {
    if (form.current === null) return;
    const fields = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    );
    takeOnce(Object.fromEntries(fields));
  }, []);
  return form;
};
