import { useEffect, useRef, type RefObject } from 'react';
import { whenHalfSeen } from './when-half-seen';

/** Tells once that the element was seen (see `whenHalfSeen`). Gives the reference of the element. */
export const useSeen = <Element extends HTMLElement>(onSeen: () => void): RefObject<Element | null> => {
  const element = useRef<Element>(null);
  const callback = useRef(onSeen);
  useEffect(() => {
    callback.current = onSeen;
  }, [onSeen]);
  useEffect(() => (element.current === null ? undefined : whenHalfSeen(element.current, () => callback.current())), []);
  return element;
};
