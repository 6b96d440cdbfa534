import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SessionStore } from '../../../../core/identity/session/session-store';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { foodUrl } from '../../../../core/pets/food-for-pet';
import type { LoadPets, PetsAndVets } from '../../../../core/pets/load-pets';
import { breedOf } from '../../../../core/pets/pet';
import type { Clock } from '../../../../core/shared/clock';
import { isPetKind } from '../../../../core/shared/pet-kind';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { signInFirst } from '../../shared/sign-in-first';
import { accountPage } from '../account-head';
import { NEW, PET_MARKS, petsDone, petsTitle, type PetsData, type PetsView } from './pets-data';

export interface PetsPagePorts {
  readonly loadPets: LoadPets;
  readonly newChangeKey: IO<string>;
  readonly userType: SessionStore['userType'];
  readonly clock: Clock;
  readonly shop: string;
}

/** The data of the page while nothing could be loaded. */
export const NO_PETS: Omit<PetsData, 'now'> = {
  pets: [],
  vets: [],
  kinds: [],
  foodUrls: [],
  addKey: '',
  view: undefined,
  done: undefined,
  refused: undefined,
  unusual: undefined,
  problem: undefined,
};

/**
 * Loads the pets and vets, the form of one of them, or the question whether one is to be removed (ACC-04). Other shoppers
 * are asked to sign in and come back. A pet or vet that does not exist shows the list.
 */
export const makePetsLoader =
  ({ loadPets, newChangeKey, userType, clock, shop }: PetsPagePorts): PageLoader<PetsData> =>
  ({ query }) => {
    const toSignIn = signInFirst(withQuery(query));
    if (userType() !== 'registered') return T.of(toSignIn);
    return pipe(
      loadPets,
      TE.match(
        (failure): PageOutcome<PetsData> => (failure.kind === 'sign-in-needed' ? toSignIn : { kind: 'unavailable' }),
        (loaded) => {
          const now = clock();
          const view = viewIn(query, loaded);
          const foodUrls = view === undefined ? foodUrlsOf(loaded, now) : [];
          const addKey = newChangeKey();
          const data: PetsData = { ...NO_PETS, ...loaded, foodUrls, addKey, now, view, done: petsDone.in(query) };
          return accountPage(petsTitle(view), shop, data);
        },
      ),
    );
  };

const foodUrlsOf = ({ pets, kinds }: PetsAndVets, now: number): PetsData['foodUrls'] =>
  pets.map((pet) => foodUrl(pet, breedOf(kinds, pet), now));

const withQuery = (query: URLSearchParams): string => {
  const text = query.toString();
  return text === '' ? ACCOUNT_PATHS.pets : `${ACCOUNT_PATHS.pets}?${text}`;
};

const viewIn = (query: URLSearchParams, { pets, vets }: PetsAndVets): PetsView | undefined => {
  const petNamed = (mark: string) => pets.find(({ id }) => id === query.get(mark));
  const vetNamed = (mark: string) => vets.find(({ id }) => id === query.get(mark));
  const removedPet = petNamed(PET_MARKS.removePet);
  if (removedPet !== undefined) return { kind: 'remove-pet', pet: removedPet };
  const removedVet = vetNamed(PET_MARKS.removeVet);
  if (removedVet !== undefined) return { kind: 'remove-vet', vet: removedVet };
  const vet = vetNamed(PET_MARKS.vet);
  if (vet !== undefined || query.get(PET_MARKS.vet) === NEW) return { kind: 'vet', vet };
  const pet = petNamed(PET_MARKS.pet);
  if (pet !== undefined) return { kind: 'pet', pet, petKind: pet.kind };
  return query.get(PET_MARKS.pet) === NEW ? newPet(query.get(PET_MARKS.kind) ?? '') : undefined;
};

const newPet = (kind: string): PetsView =>
  isPetKind(kind) ? { kind: 'pet', pet: undefined, petKind: kind } : { kind: 'choose-kind' };
