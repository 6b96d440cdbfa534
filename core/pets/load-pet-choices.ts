import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { Capabilities } from '../configuration/capabilities';
import type { SessionStore } from '../identity/session/session-store';
import type { Clock } from '../shared/clock';
import { orElse } from '../shared/or-else';
import { breedOf, type Pet, type PetKinds } from './pet';
import { petChoice, type PetChoice } from './pet-choice';
import type { PetGateway } from './pet-gateway';

export interface LoadPetChoicesPorts {
  readonly pets: Pick<PetGateway, 'pets' | 'kinds'>;
  readonly userType: SessionStore['userType'];
  readonly clock: Clock;
  readonly capabilities: Capabilities;
}

/**
 * Loads what lists can show for the shopper's pets (ACC-04), in the order in which they were added. There are none for
 * guests and in a shop without pets, for which no request is made, and none when they cannot be read. Without the list of
 * breeds, a pet has the size of its weight.
 */
export type LoadPetChoices = T.Task<ReadonlyArray<PetChoice>>;

export const makeLoadPetChoices =
  ({ pets, userType, clock, capabilities }: LoadPetChoicesPorts): LoadPetChoices =>
  () =>
    userType() === 'registered' && capabilities.has('pets')
      ? pipe(
          orElse<ReadonlyArray<Pet>>(pets.pets, []),
          T.bindTo('own'),
          T.bind('kinds', ({ own }) => (own.some(hasSizeOfBreed) ? orElse<PetKinds>(pets.kinds, []) : T.of([]))),
          T.map(({ own, kinds }) => own.map((pet) => petChoice(pet, breedOf(kinds, pet), clock()))),
        )()
      : Promise.resolve([]);

/** Only dogs have sizes. */
const hasSizeOfBreed = ({ kind, breed }: Pet): boolean => kind === 'dog' && breed !== undefined;
