import { dialogLink } from '../../../ui/pages/account/pets/dialog-link';
import type { PetsData } from '../../../ui/pages/account/pets/pets-data';
import { PetsPage } from '../../../ui/pages/account/pets/pets-page';
import type { Screen } from '../../page/screen';

export const petsScreen: Screen<PetsData> = ({ loadAll, modals, shared }, data) => {
  shared.petDialogs = data;
  return {
    element: (
      <PetsPage
        data={data}
        loadSuggestClinic={() => loadAll().then(({ suggestClinic }) => suggestClinic)}
        pet={dialogLink((id) => modals.setType('ADD_PET', id))}
        vet={dialogLink((id) => modals.setType('ADD_VET', id))}
      />
    ),
  };
};
