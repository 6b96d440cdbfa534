import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { EMAIL } from '../forms/messages';
import { firstErrors, type FieldErrors } from '../forms/form';
import { noticeForm, type NoticeField } from './notice-form';
import type { AskFailure, EmailRefused, NoticeRequest, StockNotices } from './stock-notices';

export type AskForNoticeError =
  { readonly kind: 'invalid-fields'; readonly errors: FieldErrors<NoticeField> } | Exclude<AskFailure, EmailRefused>;

/**
 * Asks for one mail when a product is in stock again (ACC-06). An invalid address fails without a request. The result is
 * the same when this address waits for the product already, and whether or not it has an account: the token with which
 * the request is undone, if the service sends one.
 */
export type AskForNotice = (request: NoticeRequest) => TE.TaskEither<AskForNoticeError, string | undefined>;

export const makeAskForNotice =
  ({ notices }: { readonly notices: Pick<StockNotices, 'ask'> }): AskForNotice =>
  (request) =>
    pipe(
      validEmail(request.email),
      TE.chain((email) => TE.mapLeft(toError)(notices.ask({ ...request, email }))),
    );

const validEmail = (typed: string): TE.TaskEither<AskForNoticeError, string> => {
  const errors = firstErrors(noticeForm, { email: typed });
  return errors === undefined ? TE.right(typed.trim()) : TE.left({ kind: 'invalid-fields', errors });
};

const toError = (failure: AskFailure): AskForNoticeError =>
  failure.kind === 'email-refused' ? { kind: 'invalid-fields', errors: { email: EMAIL } } : failure;
