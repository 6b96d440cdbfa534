import { FORM_ACTIONS } from '../../../core/paths/form-actions';
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
          [FORM_ACTIONS.accountAddress]: makeKeepAddressAction,
          [FORM_ACTIONS.accountRemoveAddress]: makeRemoveAddressAction,
          [FORM_ACTIONS.accountDefaultAddress]: makeDefaultAddressAction,
        },
      },
});
