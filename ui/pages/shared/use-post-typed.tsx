import { useState, type ReactElement } from 'react';
import { Banner } from '../../design/banner';
import { usePostOnce, type PostOnce } from './use-post-once';

export interface PostTyped extends PostOnce {
  /** The form was not sent, as the browser is offline. */
  readonly isOffline: boolean;
}

/**
 * Lets a form with typed fields be sent once, if `check` finds them valid; a button with `formNoValidate` skips the check.
 * Nothing is sent while the browser is offline, because its error page would replace the form and what was typed.
 */
export const usePostTyped = (check: () => boolean = () => true): PostTyped => {
  const [isOffline, setOffline] = useState(false);
  const posting = usePostOnce((validates) => {
    if (validates && !check()) return false;
    setOffline(!navigator.onLine);
    return navigator.onLine;
  });
  return { ...posting, isOffline };
};

/** Says why a form was not sent. */
export const OfflineNotice = ({ isOffline }: Pick<PostTyped, 'isOffline'>): ReactElement | null =>
  isOffline ? (
    <Banner
      tone="bad"
      urgent
      title="You’re offline. What you entered is still here. Try again once you’re connected."
    />
  ) : null;
