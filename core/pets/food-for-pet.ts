import { listingUrl } from '../search/listing/listing-url';
import { FIRST_PAGE, type Filters } from '../search/listing/listing-query';
import { SEARCH_PATH } from '../paths/paths';
import type { Breed, Pet } from './pet';
import { ALL_STAGES, lifeStageOf, sizeOf } from './pet-facts';

/**
 * Returns the address of a search for the food of a pet, with the filters of its life stage chosen already (ACC-04). Without a known
 * life stage it is the food for all pets of the kind. `now` is in milliseconds since 1970.
 */
export const foodUrl = (pet: Pick<Pet, 'kind' | 'birth' | 'weight'>, breed: Breed | undefined, now: number): string => {
  const stage = lifeStageOf(pet, sizeOf(pet, breed, now), now);
  const filters: Filters = stage === undefined ? {} : { 'Life Stage': [stage, ALL_STAGES] };
  return listingUrl(SEARCH_PATH, [['query', `${pet.kind.replace('-', ' ')} food`]], { ...FIRST_PAGE, filters });
};
