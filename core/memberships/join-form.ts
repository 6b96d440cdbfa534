import { PET_SPECIES } from '../appointments/appointment';
import { makeForm } from '../forms/form';

/** That of all names of pets; a constant of its own, so that the page does not load their rule. */
export const MEMBER_NAME_LENGTH = 40;

const checkSpecies = (value: string): string | undefined =>
  PET_SPECIES.some((species) => species === value) ? undefined : 'Please choose a type of pet.';

/**
 * The pet that is to become a member. `JoinMembership` checks the characters of its name as well: the rule is left out of the
 * page's script, because few shoppers meet it.
 */
export const joinForm = makeForm({
  petName: { label: 'Pet’s name' },
  species: { label: 'Type of pet', checks: [checkSpecies] },
});

export type JoinField = 'petName' | 'species';
