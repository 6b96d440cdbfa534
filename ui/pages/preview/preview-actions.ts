import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { HOME_PATH } from '../../../core/paths/paths';
import { PREVIEW_FORM_PATH, PREVIEW_PATH } from '../../../core/paths/preview-paths';
import type { ChoosePreviewDate, ChoosePreviewDateError } from '../../../core/preview/choose-preview-date';
import { previewProblem } from '../../../core/preview/preview-message';
import type { PreviewStore } from '../../../core/preview/preview-store';
import type { SignInToPreview, SignInToPreviewError } from '../../../core/preview/sign-in-to-preview';
import type { ActionResult, PageAction } from '../../page/page-action';
import { passwordIn, textOf } from '../shared/posted-fields';
import { statusOfFailure } from '../shared/status-of-failure';
import type { PreviewData } from './preview-data';

/** Pages that this browser has from another date must not be shown again. */
const CLEAR_CACHE = { 'clear-site-data': '"cache"' } as const;

const goTo = (url: string): ActionResult<PreviewData> => ({ kind: 'see-other', url, headers: CLEAR_CACHE });

type PreviewError = SignInToPreviewError | ChoosePreviewDateError;

const refused = (
  error: PreviewError,
  url: string,
  typed: PreviewData['typed'],
): Extract<ActionResult<PreviewData>, { kind: 'refused' }> => ({
  kind: 'refused',
  status: statusOf(error),
  url,
  changes: {
    typed,
    errors: error.kind === 'invalid-fields' ? error.errors : {},
    problem: previewProblem(error),
  },
});

const statusOf = (error: PreviewError): number => {
  switch (error.kind) {
    case 'invalid-fields':
    case 'staff-refused':
    case 'preview-over':
      return 400;
    case 'too-many-attempts':
      return 429;
    default:
      return statusOfFailure(error);
  }
};

/** Signs a member of the staff in; the date is chosen next (MOD-01). */
export const makeSignInToPreviewAction =
  ({ signInToPreview }: { readonly signInToPreview: SignInToPreview }): PageAction<PreviewData> =>
  (form) => {
    const staffName = textOf(form, 'staffName');
    return pipe(
      signInToPreview({ staffName, password: passwordIn(form, 'password') }),
      TE.match(
        (error) => refused(error, PREVIEW_FORM_PATH, { staffName }),
        () => goTo(PREVIEW_PATH),
      ),
    );
  };

/** Shows the shop at the chosen date, from its home page on (MOD-01). */
export const makeChoosePreviewDateAction =
  ({ choosePreviewDate }: { readonly choosePreviewDate: ChoosePreviewDate }): PageAction<PreviewData> =>
  (form) => {
    const typed = { date: textOf(form, 'date'), time: textOf(form, 'time') };
    return pipe(
      choosePreviewDate(typed),
      TE.match(
        (error) => refused(error, error.kind === 'preview-over' ? PREVIEW_FORM_PATH : PREVIEW_PATH, typed),
        () => goTo(HOME_PATH),
      ),
    );
  };

/** Ends the preview of this browser (MOD-01). */
export const makeLeavePreviewAction =
  ({ previewStore }: { readonly previewStore: Pick<PreviewStore, 'forget'> }): PageAction<PreviewData> =>
  () =>
    pipe(
      T.fromIO(previewStore.forget),
      T.map(() => goTo(HOME_PATH)),
    );
