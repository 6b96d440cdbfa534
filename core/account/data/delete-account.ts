import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SessionStore } from '../../identity/session/session-store';
import { hasFact } from '../../shared/upstream-failure';
import type { AccountFormError } from '../account-form';
import { requireFields } from '../../forms/require-fields';
import { WRONG_OLD_PASSWORD } from '../profile/change-password';
import { deleteAccountForm, type DeleteAccountField } from './delete-account-form';
import type { OpenOrders, PersonalData } from './personal-data';

export type DeleteAccountError = OpenOrders | AccountFormError<DeleteAccountField>;

export interface DeleteAccountPorts {
  readonly personalData: Pick<PersonalData, 'deleteAccount'>;
  readonly session: Pick<SessionStore, 'clearAtSignOut' | 'rememberGuest'>;
}

/**
 * Deletes the account, with the password typed again, and forgets the shopper in this browser (ACC-07). Fails with
 * `open-orders` while orders are not finished. A failure deletes nothing.
 */
export type DeleteAccount = (password: string) => TE.TaskEither<DeleteAccountError, void>;

export const makeDeleteAccount =
  ({ personalData, session }: DeleteAccountPorts): DeleteAccount =>
  (password) =>
    pipe(
      requireFields<DeleteAccountField>(deleteAccountForm, { password }),
      TE.chainW(() => personalData.deleteAccount(password)),
      TE.mapLeft(besideField),
      TE.tapIO(() => session.clearAtSignOut),
      TE.tapIO(() => session.rememberGuest(undefined)),
    );

const besideField = (failure: DeleteAccountError): DeleteAccountError =>
  hasFact(failure, 'old-password-refused')
    ? { kind: 'invalid-fields', errors: { password: WRONG_OLD_PASSWORD } }
    : failure;
