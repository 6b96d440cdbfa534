import { useEffect, useState, type SyntheticEvent } from 'react';

export interface PostOnce {
  /** The form was sent, and the next page is on its way. */
  readonly isPosted: boolean;
  readonly onSubmit: (event: Pick<SyntheticEvent, 'preventDefault'>) => void;
}

/**
 * Lets a form be sent once, if `check` finds its fields valid: a double click would send it twice. A page that returns
 * from the back/forward cache can send it again.
 */
export const usePostOnce = (check: () => boolean = () => true): PostOnce => {
  const [isPosted, setPosted] = useState(false);
  useEffect(() => {
    const reset = (): void => setPosted(false);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  return {
    isPosted,
    onSubmit: (event) => {
      if (isPosted || !check()) event.preventDefault();
      else setPosted(true);
    },
  };
};
