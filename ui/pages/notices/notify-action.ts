import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { notifyPath } from '../../../core/paths/notice-paths';
import type { AskForNotice, AskForNoticeError } from '../../../core/stock-notices/ask-for-notice';
import type { StockNotices } from '../../../core/stock-notices/stock-notices';
import { encodePart } from '../../../core/shared/encode-part';
import { noticeProblem } from '../../../core/stock-notices/notice-message';
import type { ActionResult, PageAction } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import { statusOfFailure } from '../shared/status-of-failure';
import { NOTICE_MARKS, type NotifyData } from './notice-data';

/** Asks for a mail when a product is in stock again: the form of the page, with and without scripts (ACC-06). */
export const makeNotifyAction =
  ({ askForNotice }: { readonly askForNotice: AskForNotice }): PageAction<NotifyData> =>
  (form, { url = '' } = {}) => {
    const email = textOf(form, 'email');
    const partNumber = textOf(form, NOTICE_MARKS.sku);
    const storeId = textOf(form, NOTICE_MARKS.store) || undefined;
    const page = notifyPath(`/${url}`, partNumber, storeId);
    return pipe(
      askForNotice({ partNumber, storeId, email }),
      TE.match(
        (error): ActionResult<NotifyData> => ({
          kind: 'refused',
          status: statusOf(error),
          url: page,
          changes: {
            email,
            errors: error.kind === 'invalid-fields' ? error.errors : {},
            problem: noticeProblem(error),
          },
        }),
        (undo = ''): ActionResult<NotifyData> => ({
          kind: 'see-other',
          url: `${page}&${NOTICE_MARKS.asked}=${encodePart(undo)}`,
        }),
      ),
    );
  };

const NOT_UNDONE = 'We couldn’t cancel your request. Please try again in a moment.';

/** Takes back what was just asked for, with and without scripts (ACC-06). */
export const makeUndoNoticeAction =
  ({ undoNotice }: { readonly undoNotice: StockNotices['undo'] }): PageAction<NotifyData> =>
  (form, { url = '' } = {}) => {
    const token = textOf(form, 'token');
    const page = notifyPath(`/${url}`, textOf(form, NOTICE_MARKS.sku), textOf(form, NOTICE_MARKS.store) || undefined);
    const failed = (status: number): ActionResult<NotifyData> => ({
      kind: 'refused',
      status,
      url: `${page}&${NOTICE_MARKS.asked}=${encodePart(token)}`,
      changes: { problem: NOT_UNDONE },
    });
    return pipe(
      undoNotice(token),
      TE.match(
        (failure) => failed(statusOfFailure(failure)),
        (isValid): ActionResult<NotifyData> =>
          isValid ? { kind: 'see-other', url: `${page}&${NOTICE_MARKS.undone}=1` } : failed(404),
      ),
    );
  };

const statusOf = (error: AskForNoticeError): number => {
  switch (error.kind) {
    case 'invalid-fields':
    case 'in-stock-now':
    case 'not-sold':
    case 'not-delivered':
      return 400;
    case 'too-many-requests':
      return 429;
    default:
      return statusOfFailure(error);
  }
};
