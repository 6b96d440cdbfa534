import type { Address } from '../../../core/addresses/address';
import type { AddressDialogs } from './address-dialogs';
import { SaveAddressViewModel } from './save-address-view-model';

/** Returns the form of ADD_NEW_ADDRESS and EDIT_ADDRESS, which keeps what was typed while the directory's question is open. */
export const addressFormOf = (dialogs: AddressDialogs): SaveAddressViewModel => {
  const { edited, task, useCases } = dialogs;
  const form: SaveAddressViewModel =
    dialogs.form ??
    new SaveAddressViewModel(edited, task?.use ?? 'delivery', {
      useCases,
      ask: (typed, suggestions) => {
        const decided = (decision: Address): void => {
          dialogs.openForm();
          void form.decide(decision);
        };
        dialogs.ask({ typed, suggestions, decided }, edited !== undefined);
      },
      saved: dialogs.take,
    });
  dialogs.form = form;
  return form;
};
