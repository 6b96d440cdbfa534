import { useEffect, useState, type SyntheticEvent } from 'react';

export interface PostOnce {
  /** The form was sent, and the next page is on its way. */
  readonly isPosted: boolean;
  readonly onSubmit: (event: Pick<SyntheticEvent, 'preventDefault' | 'nativeEvent'>) => void;
}

/** Whether the pressed button saves what was typed. One with `formNoValidate` does not. */
const validates = ({ nativeEvent }: Pick<SyntheticEvent, 'nativeEvent'>): boolean => {
  const submitter = 'submitter' in nativeEvent ? nativeEvent.submitter : undefined;
  return !(submitter instanceof HTMLButtonElement && submitter.formNoValidate);
};

/**
 * Lets a form be sent once, if `check` allows it: a double click would send it twice. A page that returns from the
 * back/forward cache can send it again. `check` is told whether the fields have to be valid for the pressed button.
 */
export const usePostOnce = (check: (validates: boolean) => boolean = () => true): PostOnce => {
  const [isPosted, setPosted] = useState(false);
  useEffect(() => {
    const reset = (): void => setPosted(false);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  return {
    isPosted,
    onSubmit: (event) => {
      if (isPosted || !check(validates(event))) event.preventDefault();
      else setPosted(true);
    },
  };
};
