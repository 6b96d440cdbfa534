import type { IO } from 'fp-ts/IO';

export interface OfflineSearch {
  /** The header with the search form, hydrated or not. */
  readonly header: HTMLElement;
  /** Whether the browser reports a network connection. */
  readonly isOnline: IO<boolean>;
  readonly tell: (text: string) => void;
}

export const OFFLINE_SEARCH = 'You’re offline. You can search again once you’re connected.';

/**
 * Tells the shopper who focuses the search box or sends the form without a network that it needs one, once until the
 * network is back. The form is not sent, because the browser would replace the page by its own error page.
 */
export const startOfflineSearch = ({ header, isOnline, tell }: OfflineSearch): void => {
  let isTold = false;
  const check = (event: Event): void => {
    const isOffline = !isOnline();
    if (isOffline && event.type === 'submit') {
      event.preventDefault();
      event.stopPropagation();
    }
    if (isOffline && (event.type === 'submit' || !isTold)) tell(OFFLINE_SEARCH);
    isTold = isOffline;
  };
  header.addEventListener('submit', check, { capture: true });
  header.addEventListener('focusin', (event) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'search') check(event);
  });
};
