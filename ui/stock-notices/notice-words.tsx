import type { ReactElement } from 'react';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import type { WantedNotice } from './wanted-notice';

/** The title of the dialog and of the page. */
export const NOTICE_TITLE = 'Email me when it’s back';
export const SENT_TITLE = 'We’ll email you';

type Named = Pick<WantedNotice, 'name' | 'store'>;

const placeOf = ({ store }: Named): string => (store === undefined ? 'for delivery' : `at ${store.name}`);

const Managed = (): ReactElement => (
  <>
    You can remove your requests in <a href={ACCOUNT_PATHS.profile}>your profile</a>.
  </>
);

/** What the shopper gets, and how often. */
export const NoticePromise = ({
  wanted,
  memberEmail,
}: {
  readonly wanted: Named;
  /** The address of the member's account, if the mail goes there. */
  readonly memberEmail?: string | undefined;
}): ReactElement => (
  <p>
    We’ll send one email to {memberEmail === undefined ? 'you' : <b>{memberEmail}</b>} when <b>{wanted.name}</b> is in
    stock {placeOf(wanted)}. We’ll look for a year.{' '}
    {memberEmail === undefined ? 'No newsletter, no account needed.' : <Managed />}
  </p>
);

/** That the mail will come, also when it was asked for before. */
export const NoticeAsked = ({
  wanted,
  email,
  isMember,
}: {
  readonly wanted: Named;
  /** The address; undefined when the page does not know it any more. */
  readonly email: string | undefined;
  readonly isMember: boolean;
}): ReactElement => (
  <p>
    {email === undefined ? 'You’ll get one email' : `We’ll send one email to ${email}`} when <b>{wanted.name}</b> is in
    stock {placeOf(wanted)}.{' '}
    {isMember ? (
      <Managed />
    ) : (
      'Members with a confirmed email address can also remove this request later, in their profile.'
    )}
  </p>
);
