import { PetDialog } from '../../ui/pages/account/pets/pet-dialog';
import type { PetsData } from '../../ui/pages/account/pets/pets-data';
import { VetForm } from '../../ui/pages/account/pets/vet-form';
import type { SharedModels } from '../page/screen-dependencies';
import type { ModalScreen } from './modal-screen';

type Used = 'modals' | 'shared';

const dataOf = ({ petDialogs }: SharedModels): PetsData => {
  if (petDialogs === undefined) throw new Error('the pets are not loaded');
  return petDialogs;
};

/** ADD_PET: a new pet, or the one that it is about (ACC-04). */
export const addPetModal: ModalScreen<Used> = ({ modals, shared }) => {
  const data = dataOf(shared);
  const pet = data.pets.find(({ id }) => id === modals.about);
  return {
    title: pet === undefined ? 'Add a pet' : `Edit ${pet.name}`,
    size: 'medium',
    element: <PetDialog data={data} pet={pet} />,
  };
};

/** ADD_VET: a new vet, or the one that it is about (ACC-04). */
export const addVetModal: ModalScreen<Used | 'suggestClinic'> = ({ modals, shared, suggestClinic }) => {
  const { vets, addKey } = dataOf(shared);
  const vet = vets.find(({ id }) => id === modals.about);
  return {
    title: vet === undefined ? 'Add a vet' : 'Edit vet',
    size: 'medium',
    element: <VetForm vet={vet} addKey={addKey} loadSuggestClinic={() => Promise.resolve(suggestClinic)} />,
  };
};
