import { PetWeightAlert } from '../../ui/pet-weight/pet-weight-alert';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import type { ModalScreen } from './modal-screen';

/** PET_WEIGHT_ALERT: its close icon is counted, other ways out of it are not (MOD-06). */
export const petWeightAlertModal: ModalScreen = (supplies) => {
  const modals = supplies.get(ChromeTokens.modals);
  const closed = supplies.get(AnalyticsTokens.analytics).report({ name: 'pet-weight-alert-closed' });
  return {
    title: 'Check your pet’s weight',
    element: <PetWeightAlert band={modals.about ?? 'animals of a certain weight'} onClose={modals.close} />,
    onDismissed: (by) => {
      if (by === 'close-icon') closed();
    },
  };
};
