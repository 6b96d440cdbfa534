import { listingUrl } from '../search/listing/listing-url';
import { FIRST_PAGE } from '../search/listing/listing-query';
import { SEARCH_PATH } from '../paths/paths';
import type { Breed, Pet } from './pet';
import { petChoice } from './pet-choice';

/**
 * Returns the address of a search for the food of a pet, with the filters of its life stage and its size chosen already
 * (ACC-04). What is not known of it is not filtered. `now` is in milliseconds since 1970.
 */
export const foodUrl = (
  pet: Pick<Pet, 'name' | 'kind' | 'birth' | 'weight'>,
  breed: Breed | undefined,
  now: number,
): string => {
  const { filters } = petChoice(pet, breed, now);
  return listingUrl(SEARCH_PATH, [['query', `${pet.kind.replace('-', ' ')} food`]], { ...FIRST_PAGE, filters });
};
