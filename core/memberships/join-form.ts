import { PET_SPECIES } from '../appointments/appointment';
import { makeForm } from '../forms/form';
import { atMost } from '../forms/messages';

/** The length that the service accepts. */
export const MEMBER_NAME_LENGTH = 40;

const checkLength = (value: string): string | undefined =>
  value.length > MEMBER_NAME_LENGTH ? atMost(MEMBER_NAME_LENGTH) : undefined;

const checkSpecies = (value: string): string | undefined =>
  PET_SPECIES.some((species) => species === value) ? undefined : 'Please choose a type of pet.';

/** The pet that is to become a member. */
export const joinForm = makeForm({
  petName: { label: 'Pet’s name', checks: [checkLength] },
  species: { label: 'Type of pet', checks: [checkSpecies] },
});

export type JoinField = 'petName' | 'species';
