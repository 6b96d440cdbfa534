import { useEffectEvent, useLayoutEffect, useReducer, useRef, type RefObject } from 'react';

/**
 * Reads what the shopper typed or deleted, or the browser filled in, before hydration. Calls `take` once with the
 * values by field name. Returns the ref of the form.
 */
export const useEarlyInput = (
  take: (typed: Readonly<Record<string, string>>) => void,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const takeOnce = useEffectEvent(take);
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  useLayoutEffect(() => {
    if (form.current === null) return;
    const fields = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    takeOnce(Object.fromEntries(fields));
    // Fields follow their model from React's passive effects on. A text typed before these effects would be replaced
    // by the old one; this update makes them run in the same task as hydration.
    render();
  }, []);
  return form;
};
