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
  /**
   * What the message is about, another value with each failure. The page scrolls to the message of a new one also when
   * nothing was sent, and focuses it: the button that was pressed may be far from it.
   */
  readonly occurrence?: unknown;
}

/**
 * Returns the reference of a region, to which the page scrolls when a submission that has ended shows something there, and
 * when there is a new occurrence, which also takes the focus where the region has a `tabIndex`. What the server rendered
 * does not scroll.
 */
export const useScrollTo = <Region extends HTMLElement = HTMLDivElement>(
  isShown: boolean,
  isPending: boolean,
  occurrence?: unknown,
): RefObject<Region | null> => {
  const region = useRef<Region>(null);
  const before = useRef({ isPending, occurrence });
  useEffect(() => {
    const isNew = before.current.isPending || before.current.occurrence !== occurrence;
    before.current = { isPending, occurrence };
    if (!isNew || isPending || !isShown) return;
    region.current?.scrollIntoView({ block: 'nearest' });
    if (occurrence !== undefined) region.current?.focus({ preventScroll: true });
  }, [isShown, isPending, occurrence]);
  return region;
};

/**
 * The error message for a whole form, above the form. Screen readers announce it, and the page scrolls to it when the
 * form was submitted further down. A message that the server rendered does not scroll.
 */
export const FormMessage = ({
  message,
  isPending,
  tone = 'bad',
  occurrence,
  ...banner
}: FormMessageProps): ReactElement => {
  const region = useScrollTo(message !== undefined, isPending, occurrence);
  return (
    <div ref={region} aria-live="polite" tabIndex={occurrence === undefined ? undefined : -1}>
      {message === undefined ? null : <Banner {...banner} tone={tone} urgent title={message} />}
    </div>
  );
};
