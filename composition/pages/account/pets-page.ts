import { PET_FORM_ACTIONS } from '../../../core/paths/pet-form-actions';
import { ACCOUNT_PATHS } from '../../../core/paths/paths';
import {
  makeRemovePetAction,
  makeRemoveVetAction,
  makeSavePetAction,
  makeSaveVetAction,
} from '../../../ui/pages/account/pets/pets-actions';
import { PET_MARKS, type PetsData } from '../../../ui/pages/account/pets/pets-data';
import { makePetsLoader } from '../../../ui/pages/account/pets/pets-loader';
import { DONE_PARAMETER } from '../../../ui/pages/account/done-mark';
import { definePage } from '../../page/page';

export const petsPage = definePage<PetsData>({
  screen: () => import('./pets-screen').then(({ petsScreen }) => petsScreen),
  server: process.browser
    ? undefined
    : {
        paths: [ACCOUNT_PATHS.pets],
        screenModule: 'composition/pages/account/pets-screen.tsx',
        loader: makePetsLoader,
        reads: [...Object.values(PET_MARKS), DONE_PARAMETER],
        actions: {
          [PET_FORM_ACTIONS.savePet]: makeSavePetAction,
          [PET_FORM_ACTIONS.removePet]: makeRemovePetAction,
          [PET_FORM_ACTIONS.saveVet]: makeSaveVetAction,
          [PET_FORM_ACTIONS.removeVet]: makeRemoveVetAction,
        },
      },
});
