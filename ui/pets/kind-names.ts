import type { PetKind } from '../../core/shared/pet-kind';

/** The names of the kinds of pets for shoppers. */
export const KIND_NAMES: Readonly<Record<PetKind, string>> = {
  dog: 'Dog',
  cat: 'Cat',
  fish: 'Fish',
  bird: 'Bird',
  reptile: 'Reptile',
  'small-pet': 'Small pet',
};
