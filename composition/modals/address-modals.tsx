import { addressFormOf } from '../../ui/checkout/address/address-form-of';
import { AddressValidation, ChooseAddress, EditAddress } from '../../ui/checkout/address/address-modals';
import type { ModalBody } from '../../ui/overlay/modal-body';
import { addressDialogsOf } from '../widgets/checkout/address-dialogs-of';
import type { ModalScreen } from './modal-screen';

type Used = 'checkoutUseCases' | 'chrome' | 'modals' | 'shared';

/** CHOOSE_FROM_SAVED_ADDRESS: the shopper chooses where the order goes (CHK-04). */
export const chooseAddressModal: ModalScreen<Used> = (dependencies) => ({
  title: 'Choose an address',
  size: 'medium',
  element: <ChooseAddress model={addressDialogsOf(dependencies)} />,
});

/** ADD_NEW_ADDRESS and EDIT_ADDRESS: an address of the address book (CHK-04). */
export const editAddressModal: ModalScreen<Used> = (dependencies): ModalBody => {
  const form = addressFormOf(addressDialogsOf(dependencies));
  return {
    title: form.edited === undefined ? 'Add an address' : 'Edit address',
    size: 'medium',
    isBusy: () => form.submission.isPending,
    element: <EditAddress model={form} mayBeDefault={dependencies.chrome.user.isRegistered} />,
  };
};

/** ADDRESS_VALIDATION and EDIT_ADDRESS_VALIDATION: the typed address or what the directory would write (CHK-03). */
export const addressValidationModal: ModalScreen<Used> = (dependencies): ModalBody => {
  const dialogs = addressDialogsOf(dependencies);
  const { question } = dialogs;
  if (question === undefined) throw new Error('no address is in question');
  return {
    title: 'Check your address',
    size: 'medium',
    element: <AddressValidation question={question} onAnswer={dialogs.answer} />,
  };
};
