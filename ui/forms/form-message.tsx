import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Banner, type BannerProps } from '../design/banner';

export interface FormMessageProps extends Pick<BannerProps, 'action' | 'id' | 'tone'> {
  /** What stands above the form; nothing when undefined. */
  readonly message: ReactNode;
  /** The form is on its way: once it has failed, its message is shown again, also when its words are the same. */
  readonly isPending: boolean;
}

/**
 * What went wrong with a form as a whole, above it. It is read aloud, and scrolled to when the form was sent from
 * further down the page; what the server has put there already moves nothing.
 */
export const FormMessage = ({ message, isPending, tone = 'bad', ...banner }: FormMessageProps): ReactElement => {
  const region = useRef<HTMLDivElement>(null);
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current && !isPending && message !== undefined) region.current?.scrollIntoView({ block: 'nearest' });
    wasPending.current = isPending;
  }, [message, isPending]);
  return (
    <div ref={region} aria-live="polite">
      {message === undefined ? null : <Banner {...banner} tone={tone} urgent title={message} />}
    </div>
  );
};
