import { ACCOUNT_FORM_ACTIONS } from '../../../core/paths/account-form-actions';
import { ACCOUNT_PATHS } from '../../../core/paths/paths';
import {
  makeDefaultAddressAction,
  makeKeepAddressAction,
  makeRemoveAddressAction,
} from '../../../ui/pages/account/addresses/address-book-actions';
import { MARKS, type AddressBookData } from '../../../ui/pages/account/addresses/address-book-data';
import { makeAddressBookLoader } from '../../../ui/pages/account/addresses/address-book-loader';
import { definePage } from '../../page/page';

export const accountAddressesPage = definePage<AddressBookData>({
  screen: () => import('./addresses-screen').then(({ addressBookScreen }) => addressBookScreen),
  server: process.browser
    ? undefined
    : {
        paths: [ACCOUNT_PATHS.addresses],
        screenModule: 'composition/pages/account/addresses-screen.tsx',
        loader: makeAddressBookLoader,
        reads: Object.values(MARKS),
        actions: {
          [ACCOUNT_FORM_ACTIONS.accountAddress]: makeKeepAddressAction,
          [ACCOUNT_FORM_ACTIONS.accountRemoveAddress]: makeRemoveAddressAction,
          [ACCOUNT_FORM_ACTIONS.accountDefaultAddress]: makeDefaultAddressAction,
        },
      },
});
