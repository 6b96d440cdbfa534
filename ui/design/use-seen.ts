import { useEffect, useRef, type RefObject } from 'react';
import { whenHalfSeen } from './when-half-seen';

/** Calls `onSeen` once when the element was seen (see `whenHalfSeen`). Returns the ref of the element. */
export const useSeen = <Element extends HTMLElement>(onSeen: () => void): RefObject<Element | null> => {
  const element = useRef<Element>(null);
  const callback = useRef(onSeen);
  useEffect(() => {
    callback.current = onSeen;
  }, [onSeen]);
  useEffect(() => (element.current === null ? undefined : whenHalfSeen(element.current, () => callback.current())), []);
  return element;
};
