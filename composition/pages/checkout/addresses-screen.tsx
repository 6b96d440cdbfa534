import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { AddressFormViewModel, NO_ADDRESS } from '../../../ui/checkout/address/address-form-view-model';
import { AddressesPage } from '../../../ui/pages/checkout/addresses-page';
import type { AddressesData } from '../../../ui/pages/checkout/addresses-step';
import type { Screen } from '../../page/screen';
import { endedSession } from './ended-session';

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
        ended={endedSession(dependencies, CHECKOUT_PATHS.addresses, data.checkout)}
        mayBeDefault={chrome.user.isRegistered}
      />
    ),
  };
};
