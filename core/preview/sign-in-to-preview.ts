import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { requireFields, type InvalidFields } from '../forms/require-fields';
import { staffForm, type StaffField } from './preview-forms';
import type { PreviewGateway, StaffSignInFailure } from './preview-gateway';
import type { PreviewStore } from './preview-store';

export type SignInToPreviewError = InvalidFields<StaffField> | StaffSignInFailure;

/** Signs a member of the staff in to a preview of the shop, which this browser then keeps (MOD-01). */
export type SignInToPreview = (
  typed: Readonly<Record<StaffField, string>>,
) => TE.TaskEither<SignInToPreviewError, void>;

export interface PreviewPorts {
  readonly previews: PreviewGateway;
  readonly store: PreviewStore;
}

export const makeSignInToPreview =
  ({ previews, store }: PreviewPorts): SignInToPreview =>
  (typed) =>
    pipe(
      requireFields(staffForm, typed),
      TE.chainW(() => previews.signIn(typed.staffName.trim(), typed.password)),
      TE.chainIOK(({ token }) => store.keep(token)),
    );
