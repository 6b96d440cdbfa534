import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { DeleteAccount, DeleteAccountError } from '../../../../core/account/data/delete-account';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { ActionResult, PageAction } from '../../../page/page-action';
import { CLEAR_STORAGE, passwordIn } from '../../shared/posted-fields';
import { refusedForm } from '../refused-form';
import { DATA_TITLE, DELETED_MARK, type OwnDataPage } from './data-data';

export interface DeleteAccountActionPorts {
  readonly deleteAccount: DeleteAccount;
  readonly shop: string;
}

type Result = ActionResult<OwnDataPage>;

const UNLOADED: OwnDataPage = { isDeleted: false, hasPassword: true, openOrders: [], refused: undefined };

const DONE: Result = {
  kind: 'see-other',
  url: `${ACCOUNT_PATHS.data}?${DELETED_MARK.name}=${DELETED_MARK.value}`,
  headers: CLEAR_STORAGE,
};

const CONFLICT = 409;

/** Deletes the account, and leads to the page that says so. */
export const makeDeleteAccountAction =
  ({ deleteAccount, shop }: DeleteAccountActionPorts): PageAction<OwnDataPage> =>
  (form) => {
    const refused = refusedForm<'delete', OwnDataPage>({
      url: ACCOUNT_PATHS.data,
      title: DATA_TITLE,
      shop,
      unloaded: UNLOADED,
    })('delete', {});
    const notDeleted = (error: DeleteAccountError): Result =>
      error.kind === 'open-orders'
        ? { kind: 'refused', status: CONFLICT, url: ACCOUNT_PATHS.data, changes: { openOrders: error.orderIds } }
        : refused(error);
    return pipe(
      deleteAccount(passwordIn(form, 'password')),
      TE.match(notDeleted, () => DONE),
    );
  };
