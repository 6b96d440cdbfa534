import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Banner, type BannerProps } from '../design/banner';

export interface FormMessageProps extends Pick<BannerProps, 'action' | 'id' | 'tone'> {
  /** The message above the form; undefined for none. */
  readonly message: ReactNode;
  /**
   * Whether the form is being submitted. After each failed submission the page scrolls to the message, even if the text
   * is the same.
   */
  readonly isPending: boolean;
}

/**
 * Returns the reference of a region, to which the page scrolls when a submission that has ended shows something there. What
 * the server rendered does not scroll.
 */
export const useScrollTo = <Region extends HTMLElement = HTMLDivElement>(
  isShown: boolean,
  isPending: boolean,
): RefObject<Region | null> => {
  const region = useRef<Region>(null);
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current && !isPending && isShown) region.current?.scrollIntoView({ block: 'nearest' });
    wasPending.current = isPending;
  }, [isShown, isPending]);
  return region;
};

/**
 * The error message for a whole form, above the form. Screen readers announce it, and the page scrolls to it when the
 * form was submitted further down. A message that the server rendered does not scroll.
 */
export const FormMessage = ({ message, isPending, tone = 'bad', ...banner }: FormMessageProps): ReactElement => {
  const region = useScrollTo(message !== undefined, isPending);
  return (
    <div ref={region} aria-live="polite">
      {message === undefined ? null : <Banner {...banner} tone={tone} urgent title={message} />}
    </div>
  );
};
