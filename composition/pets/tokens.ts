import type { LoadAdvisedPets } from '../../core/pet-advice/load-advised-pets';
import type { ClinicDirectory } from '../../core/pets/clinic-directory';
import type { LoadPetChoices } from '../../core/pets/load-pet-choices';
import type { LoadPets } from '../../core/pets/load-pets';
import type { PetGateway } from '../../core/pets/pet-gateway';
import type { RemovePet, RemoveVet } from '../../core/pets/remove-pet';
import type { SavePet } from '../../core/pets/save-pet';
import type { SaveVet } from '../../core/pets/save-vet';
import type { SuggestClinic } from '../../core/pets/suggest-clinic';
import type { VetGateway } from '../../core/pets/vet-gateway';
import { token } from '../token/token';

export const PetTokens = {
  pets: token<PetGateway>('PetGateway'),
  vets: token<VetGateway>('VetGateway'),
  clinics: token<ClinicDirectory>('ClinicDirectory'),
  suggestClinic: token<SuggestClinic>('SuggestClinic'),
  loadAdvisedPets: token<LoadAdvisedPets>('LoadAdvisedPets'),
  loadPetChoices: token<LoadPetChoices>('LoadPetChoices'),
  loadPets: token<LoadPets>('LoadPets'),
  savePet: token<SavePet>('SavePet'),
  removePet: token<RemovePet>('RemovePet'),
  saveVet: token<SaveVet>('SaveVet'),
  removeVet: token<RemoveVet>('RemoveVet'),
  loadPhoto: token<PetGateway['photo']>('LoadPetPhoto'),
} as const;
