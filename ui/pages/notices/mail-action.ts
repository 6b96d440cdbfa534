import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { mailPath } from '../../../core/paths/notice-paths';
import {
  REMINDER_KINDS,
  type ReminderKind,
  type StockNotices,
  type StopMail,
} from '../../../core/stock-notices/stock-notices';
import type { ActionResult, PageAction } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import { statusOfFailure } from '../shared/status-of-failure';
import { NOTICE_MARKS, type MailData } from './notice-data';

const NOT_STOPPED = 'We couldn’t make this change. Please try again in a moment.';

/** The field that mail programs post for one click (RFC 8058). */
const isOneClick = (form: URLSearchParams): boolean => form.get('List-Unsubscribe') === 'One-Click';

/** A change that a form asks for. */
type MailChange = StopMail | { readonly kind: 'again'; readonly of: ReminderKind };

const changeIn = (form: URLSearchParams): MailChange => {
  if (isOneClick(form)) return { kind: 'same-kind' };
  if (form.has('offers')) return { kind: 'offers' };
  if (form.has('repeat-delivery')) return { kind: 'repeat-delivery' };
  const of = REMINDER_KINDS.find((kind) => kind === form.get('reminders'));
  if (of !== undefined) return { kind: form.get('wanted') === 'true' ? 'again' : 'reminders', of };
  const id = textOf(form, 'notice');
  return /^\d{1,15}$/.test(id) ? { kind: 'notice', id } : { kind: 'notices' };
};

/** The part of the page's address that says what was changed. */
const markOf = (change: MailChange): string => {
  if (change.kind === 'again') return `${NOTICE_MARKS.again}=${change.of}`;
  return `${NOTICE_MARKS.stopped}=${change.kind === 'reminders' ? change.of : change.kind}`;
};

/**
 * Stops one mail, all mail about products that are back, offers, or a kind of reminder, which can begin again, or pauses
 * the repeat delivery that a mail was about, for the owner of a token (ACC-06). Mail programs post here, too: they stop all mail of the kind that the token came with, and
 * get the page at once.
 */
export const makeMailAction =
  ({ stockNotices }: { readonly stockNotices: Pick<StockNotices, 'stop' | 'remindAgain'> }): PageAction<MailData> =>
  (form, { token = '' } = {}) => {
    const change = changeIn(form);
    const page = mailPath(token);
    return pipe(
      change.kind === 'again' ? stockNotices.remindAgain(token, change.of) : stockNotices.stop(token, change),
      TE.match(
        (failure): ActionResult<MailData> => ({
          kind: 'refused',
          status: statusOfFailure(failure),
          url: page,
          changes: { problem: NOT_STOPPED },
        }),
        (isValid): ActionResult<MailData> => {
          if (!isValid) return { kind: 'refused', status: 404, url: page, changes: {} };
          return isOneClick(form)
            ? { kind: 'shown', url: page, changes: { stopped: 'same-kind' } }
            : { kind: 'see-other', url: `${page}?${markOf(change)}` };
        },
      ),
    );
  };
