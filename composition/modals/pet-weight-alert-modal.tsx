import { PetWeightAlert } from '../../ui/pet-weight/pet-weight-alert';
import type { ModalScreen } from './modal-screen';

/** PET_WEIGHT_ALERT: only closing by the icon is reported, not other ways (MOD-06). */
export const petWeightAlertModal: ModalScreen<'analytics' | 'modals'> = ({ analytics, modals }) => {
  const closed = analytics.report({ name: 'pet-weight-alert-closed' });
  return {
    title: 'Check your pet’s weight',
    element: <PetWeightAlert band={modals.about ?? 'pets of a certain weight'} onClose={modals.close} />,
    onDismissed: (by) => {
      if (by === 'close-icon') closed();
    },
  };
};
