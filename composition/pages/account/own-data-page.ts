import { ACCOUNT_FORM_ACTIONS } from '../../../core/paths/account-form-actions';
import { ACCOUNT_PATHS } from '../../../core/paths/paths';
import { makeDeleteAccountAction } from '../../../ui/pages/account/data/data-actions';
import { DELETED_MARK, type OwnDataPage } from '../../../ui/pages/account/data/data-data';
import { makeOwnDataLoader } from '../../../ui/pages/account/data/data-loader';
import { definePage } from '../../page/page';

export const ownDataPage = definePage<OwnDataPage>({
  screen: () => import('./own-data-screen').then(({ ownDataScreen }) => ownDataScreen),
  server: process.browser
    ? undefined
    : {
        paths: [ACCOUNT_PATHS.data],
        screenModule: 'composition/pages/account/own-data-screen.tsx',
        loader: makeOwnDataLoader,
        reads: [DELETED_MARK.name],
        actions: { [ACCOUNT_FORM_ACTIONS.deleteAccount]: makeDeleteAccountAction },
      },
});
