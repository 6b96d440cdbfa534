import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { AddressFormViewModel, NO_ADDRESS } from '../../../ui/checkout/address-form-view-model';
import { AddressesPage } from '../../../ui/pages/checkout/addresses-page';
import type { AddressesData } from '../../../ui/pages/checkout/addresses-step';
import type { Screen } from '../../page/screen';
import { signInOver } from './sign-in-over';

export const addressesScreen: Screen<AddressesData> = (dependencies, data) => {
  const { cart, checkoutUseCases, chrome } = dependencies;
  const { typed, edited, errors } = data;
  const address = new AddressFormViewModel(typed ?? edited ?? NO_ADDRESS, errors, checkoutUseCases);
  return {
    element: (
      <AddressesPage
        data={data}
        address={address}
        cart={cart}
        signIn={signInOver(dependencies, CHECKOUT_PATHS.addresses)}
        mayBeDefault={chrome.user.isRegistered}
      />
    ),
  };
};
