import * as T from 'fp-ts/Task';
import type { LoadPetChoices } from '../../../core/pets/load-pet-choices';
import type { PageRequest } from '../../page/page';

export interface OwnPetsPorts {
  /** Is read for shoppers with an identity only: whatever a guest's page reads of a shopper makes it private and slow. */
  readonly loadPetChoices: LoadPetChoices;
}

const NO_PETS: LoadPetChoices = T.of([]);

/** What lists can show for the pets of the shopper who makes the request (ACC-04); nothing for a visitor without an identity. */
export const ownPets = (
  ports: OwnPetsPorts,
  { isPersonal = false }: Pick<PageRequest, 'isPersonal'>,
): LoadPetChoices => (isPersonal ? ports.loadPetChoices : NO_PETS);
