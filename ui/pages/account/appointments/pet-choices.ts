import type { PetService, ServiceOption } from '../../../../core/appointments/appointment';
import { optionOf, petCode } from '../../../../core/appointments/appointment-words';
import { earliestDay, onlySlots, type FoundSlots } from '../../../../core/appointments/find-slots';
import { ageFit, needsWeight, typeOfPet } from '../../../../core/appointments/saved-pet';
import type { Pet } from '../../../../core/pets/pet';
import type { AgeLimitedTimes, AppointmentsView } from './appointments-data';

/**
 * The free times at which the pet, or one of several with its name, is of the age that the service is for; all of them for a
 * pet that is not saved.
 */
export const timesFor = (
  pets: ReadonlyArray<Pet>,
  service: PetService | undefined,
  found: FoundSlots,
): AgeLimitedTimes => {
  const [pet] = pets;
  if (pet === undefined || service === undefined) return { saved: undefined, isAgeLimited: false, found };
  const isRight = (day: string): boolean => pets.some((one) => ageFit(one, service, day) === 'right');
  return {
    saved: { id: pet.id, name: pet.name },
    isAgeLimited: found.days.some(({ day, slots }) => slots.length > 0 && !isRight(day)),
    found: onlySlots(found, (_slot, day) => isRight(day)),
  };
};

type OwnPets = Pick<Extract<AppointmentsView, { readonly kind: 'pet' }>, 'own' | 'tooOld' | 'withoutWeight'>;

/** The saved pets for which a service is offered; apart those that are too old for it, and those without a weight. */
export const ownPets = (pets: ReadonlyArray<Pet>, service: PetService, now: number): OwnPets => {
  const isOut = (pet: Pet): boolean => ageFit(pet, service, earliestDay(now)) === 'too-old';
  const optionFor = (pet: Pet): ServiceOption | undefined => {
    const type = typeOfPet(pet);
    return type && optionOf(service.options, petCode(type));
  };
  const found = pets.flatMap((pet) => {
    const option = optionFor(pet);
    return option === undefined ? [] : [{ pet, option }];
  });
  const withoutWeight = pets.filter(
    (pet) => needsWeight(pet) && service.options.some(({ species }) => species === pet.kind),
  );
  const fitting = found.filter(({ pet }) => !isOut(pet));
  return {
    own: fitting.map(({ pet: { id, name }, option }) => ({ id, name, option })),
    tooOld: [...found.map(({ pet }) => pet), ...withoutWeight].filter(isOut).map(({ name }) => name),
    withoutWeight: withoutWeight.filter((pet) => !isOut(pet)).map(({ id, name }) => ({ id, name })),
  };
};
