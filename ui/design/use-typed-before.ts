import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Gives a form's model what was typed, or filled in by the browser, before the page came alive. Called once, with the
 * fields by name; empty ones are left out.
 */
export const useTypedBefore = (
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
