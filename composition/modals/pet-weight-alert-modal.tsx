import type { HeaderUser } from '../../core/identity/session/header-user';
import { advisedKind, type AdvisedProduct } from '../../core/pet-advice/advised-product';
import type { ModalBody } from '../../ui/overlay/modal-body';
import { PetAdviceViewModel } from '../../ui/pages/product/pet-advice-view-model';
import { PetWeightAlert } from '../../ui/pet-weight/pet-weight-alert';
import type { AllDependencies } from '../page/screen-dependencies';
import { fetchAdvisedPets } from '../pets/fetch-advised-pets';

export interface PetWeightDependencies extends Pick<AllDependencies, 'analytics' | 'modals'> {
  readonly chrome: { readonly user: Pick<HeaderUser, 'petKinds'> };
}

/** The weight range names the animal and the pounds, which is all that advice about a dose needs of the product. */
const dosedFor = (band: string): AdvisedProduct => ({
  name: band,
  department: undefined,
  facts: [],
  specification: [],
});

/**
 * PET_WEIGHT_ALERT: only closing by the icon is reported, not other ways (MOD-06). It loads the pets of a shopper who
 * has one of the product's kind. The page below may not have loaded them: its advice waits until it is seen.
 */
export const petWeightAlertModal = ({ analytics, chrome, modals }: PetWeightDependencies): ModalBody => {
  const closed = analytics.report({ name: 'pet-weight-alert-closed' });
  const band = modals.about ?? 'pets of a certain weight';
  const product = dosedFor(band);
  const kind = advisedKind(product);
  const hasSuchPet = kind !== undefined && chrome.user.petKinds.includes(kind);
  const pets = new PetAdviceViewModel({ product, selected: { size: undefined } }, fetchAdvisedPets);
  return {
    title: 'Check your pet’s weight',
    element: <PetWeightAlert band={band} pets={hasSuchPet ? pets : undefined} onClose={modals.close} />,
    onDismissed: (by) => {
      if (by === 'close-icon') closed();
    },
  };
};
