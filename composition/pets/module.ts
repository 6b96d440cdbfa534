import { ContainerModule } from 'inversify';
import { makeLoadAdvisedPets } from '../../core/pet-advice/load-advised-pets';
import { makeLoadPetChoices } from '../../core/pets/load-pet-choices';
import { makeLoadPets } from '../../core/pets/load-pets';
import { makeRemovePet, makeRemoveVet } from '../../core/pets/remove-pet';
import { makeSavePet } from '../../core/pets/save-pet';
import { makeSaveVet } from '../../core/pets/save-vet';
import { makeSuggestClinic } from '../../core/pets/suggest-clinic';
import { BackendTokens } from '../backend/tokens';
import { ConfigurationTokens } from '../configuration/tokens';
import { IdentityTokens } from '../identity/tokens';
import { PlatformTokens } from '../platform/tokens';
import { PetTokens } from './tokens';

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const petsModule = new ContainerModule(({ bind }) => {
  bind(PetTokens.pets).toResolvedValue(({ pets }) => pets, [BackendTokens.personal]);
  bind(PetTokens.vets).toResolvedValue(({ vets }) => vets, [BackendTokens.personal]);
  bind(PetTokens.clinics).toResolvedValue(({ clinicDirectory }) => clinicDirectory, [BackendTokens.shared]);
  bind(PetTokens.suggestClinic).toResolvedValue((clinics) => makeSuggestClinic({ clinics }), [PetTokens.clinics]);
  bind(PetTokens.loadAdvisedPets).toResolvedValue(
    (pets, clock) => makeLoadAdvisedPets({ pets, clock }),
    [PetTokens.pets, PlatformTokens.clock],
  );
  bind(PetTokens.loadPetChoices).toResolvedValue(
    (pets, userType, clock, capabilities) => makeLoadPetChoices({ pets, userType, clock, capabilities }),
    [PetTokens.pets, IdentityTokens.userType, PlatformTokens.clock, ConfigurationTokens.capabilities],
  );
  bind(PetTokens.loadPets).toResolvedValue(
    (pets, vets) => makeLoadPets({ pets, vets }),
    [PetTokens.pets, PetTokens.vets],
  );
  bind(PetTokens.savePet).toResolvedValue(
    (pets, clock) => makeSavePet({ pets, clock }),
    [PetTokens.pets, PlatformTokens.clock],
  );
  bind(PetTokens.removePet).toResolvedValue((pets) => makeRemovePet({ pets }), [PetTokens.pets]);
  bind(PetTokens.saveVet).toResolvedValue((vets) => makeSaveVet({ vets }), [PetTokens.vets]);
  bind(PetTokens.removeVet).toResolvedValue((vets) => makeRemoveVet({ vets }), [PetTokens.vets]);
  bind(PetTokens.loadPhoto).toResolvedValue(({ photo }) => photo, [PetTokens.pets]);
});
