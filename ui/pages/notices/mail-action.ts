import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { mailPath } from '../../../core/paths/notice-paths';
import type { StockNotices, StopMail } from '../../../core/stock-notices/stock-notices';
import type { ActionResult, PageAction } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import { statusOfFailure } from '../shared/status-of-failure';
import { NOTICE_MARKS, type MailData } from './notice-data';

const NOT_STOPPED = 'We couldn’t make this change. Please try again in a moment.';

/** The field that mail programs post for one click (RFC 8058). */
const isOneClick = (form: URLSearchParams): boolean => form.get('List-Unsubscribe') === 'One-Click';

const stopIn = (form: URLSearchParams): StopMail => {
  if (form.has('offers')) return { kind: 'offers' };
  const id = textOf(form, 'notice');
  return /^\d{1,15}$/.test(id) ? { kind: 'notice', id } : { kind: 'notices' };
};

/**
 * Stops one mail, all mail about products that are back, or offers, for the owner of a token (ACC-06). Mail programs post
 * here, too: they stop all mail about products, and get the page at once.
 */
export const makeMailAction =
  ({ stockNotices }: { readonly stockNotices: Pick<StockNotices, 'stop'> }): PageAction<MailData> =>
  (form, { token = '' } = {}) => {
    const what = isOneClick(form) ? { kind: 'notices' as const } : stopIn(form);
    const page = mailPath(token);
    return pipe(
      stockNotices.stop(token, what),
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
            ? { kind: 'shown', url: page, changes: { stopped: what.kind } }
            : { kind: 'see-other', url: `${page}?${NOTICE_MARKS.stopped}=${what.kind}` };
        },
      ),
    );
  };
