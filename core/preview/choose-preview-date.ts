import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { requireFields, type InvalidFields } from '../forms/require-fields';
import { DATE_REFUSED, previewDateForm, type PreviewDateField } from './preview-forms';
import type { ChooseDateFailure, DateRefused, PreviewOver } from './preview-gateway';
import type { PreviewPorts } from './sign-in-to-preview';

export type ChoosePreviewDateError = InvalidFields<PreviewDateField> | Exclude<ChooseDateFailure, DateRefused>;

/**
 * Chooses the date and time at which this browser's preview shows the shop (MOD-01). Fails with `preview-over` where there
 * is no preview or where it has ended.
 */
export type ChoosePreviewDate = (
  typed: Readonly<Record<PreviewDateField, string>>,
) => TE.TaskEither<ChoosePreviewDateError, void>;

export const makeChoosePreviewDate =
  ({ previews, store }: PreviewPorts): ChoosePreviewDate =>
  (typed) =>
    pipe(
      requireFields(previewDateForm, typed),
      TE.chainW(() => TE.fromNullable<PreviewOver>({ kind: 'preview-over' })(store.token())),
      TE.chainW((token) => previews.chooseDate(token, `${typed.date.trim()}T${typed.time.trim()}`)),
      TE.chainIOK(({ token }) => store.keep(token)),
      TE.mapLeft(toError),
    );

const toError = (failure: InvalidFields<PreviewDateField> | ChooseDateFailure): ChoosePreviewDateError =>
  failure.kind === 'date-refused' ? { kind: 'invalid-fields', errors: DATE_REFUSED } : failure;
