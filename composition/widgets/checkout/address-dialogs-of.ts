import { AddressDialogs } from '../../../ui/checkout/address/address-dialogs';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** Returns the state of the dialogs about addresses, which a page and its dialogs share. */
export const addressDialogsOf = ({
  checkoutUseCases,
  modals,
  shared,
}: Pick<ScreenDependencies, 'checkoutUseCases' | 'modals' | 'shared'>): AddressDialogs =>
  (shared.addressDialogs ??= new AddressDialogs({
    useCases: checkoutUseCases,
    open: (type) => modals.setType(type),
    close: modals.close,
  }));
