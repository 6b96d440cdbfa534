import type { ReactElement } from 'react';
import type { WantedNotice } from './wanted-notice';

/** The title of the dialog and of the page. */
export const NOTICE_TITLE = 'Email me when it’s back';
export const SENT_TITLE = 'We’ll email you';

type Named = Pick<WantedNotice, 'name' | 'store'>;

const placeOf = ({ store }: Named): string => (store === undefined ? 'for delivery' : `at ${store.name}`);

/** What the shopper gets, and how often. */
export const NoticePromise = ({ wanted }: { readonly wanted: Named }): ReactElement => (
  <p>
    We’ll send you one email when <b>{wanted.name}</b> is in stock {placeOf(wanted)}. We’ll look for a year. No
    newsletter, no account needed.
  </p>
);

/** That the mail will come, also when it was asked for before. */
export const NoticeAsked = ({
  wanted,
  email,
}: {
  readonly wanted: Named;
  /** The address; undefined when the page does not know it any more. */
  readonly email: string | undefined;
}): ReactElement => (
  <p>
    {email === undefined ? 'You’ll get one email' : `We’ll send one email to ${email}`} when <b>{wanted.name}</b> is in
    stock {placeOf(wanted)}. Members with a confirmed email address can also remove this request later, in their
    profile.
  </p>
);
