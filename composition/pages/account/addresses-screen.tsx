import { AddressFormViewModel, NO_ADDRESS } from '../../../ui/checkout/address/address-form-view-model';
import type { AddressBookData } from '../../../ui/pages/account/addresses/address-book-data';
import { AddressBookPage } from '../../../ui/pages/account/addresses/address-book-page';
import type { Screen } from '../../page/screen';

export const addressBookScreen: Screen<AddressBookData> = ({ checkoutUseCases }, data) => {
  const { form, entered, errors } = data;
  const edited = form === 'new' ? undefined : form;
  const address = new AddressFormViewModel(entered?.typed ?? edited ?? NO_ADDRESS, errors, checkoutUseCases);
  return { element: <AddressBookPage data={data} address={address} /> };
};
