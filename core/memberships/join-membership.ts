import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { requireFields, type InvalidFields } from '../forms/require-fields';
import { PET_SPECIES } from '../appointments/appointment';
import type { AlreadyMember, CareGateway, JoinCareFailure } from './care-gateway';
import { joinForm, type JoinField } from './join-form';
import type { CareMembership } from './membership';
import { checkPetName } from '../pets/pet-name';
import { oneLine } from '../shared/one-line';

/** What was entered into the form of a plan. */
export interface JoinRequest {
  readonly planId: string;
  readonly petName: string;
  readonly species: string;
  /** See `WantedMembership`. */
  readonly joinKey: string;
}

/** The pet is a member, with its membership if that could be read: a cancelled one can be kept. */
export interface PetIsMember extends AlreadyMember {
  readonly membership: CareMembership | undefined;
}

export type JoinMembershipError = InvalidFields<JoinField> | PetIsMember | Exclude<JoinCareFailure, AlreadyMember>;

/** Makes a pet a member of a plan (ACC-09). Nothing is charged: the shopper pays at the store. A failure changes nothing. */
export type JoinMembership = (request: JoinRequest) => TE.TaskEither<JoinMembershipError, CareMembership>;

export const makeJoinMembership =
  ({ care }: { readonly care: Pick<CareGateway, 'join' | 'memberships'> }): JoinMembership =>
  ({ planId, joinKey, ...typed }) => {
    const petName = oneLine(typed.petName);
    const species = PET_SPECIES.find((one) => one === typed.species);
    return pipe(
      requireFields(joinForm, { petName, species: typed.species }),
      TE.chainEitherKW(() => checkName(petName)),
      TE.chainW(() =>
        species === undefined
          ? TE.left({ kind: 'no-such-plan' } as const)
          : care.join({ planId, petName, species, joinKey }),
      ),
      TE.orElse((error): TE.TaskEither<JoinMembershipError, CareMembership> =>
        error.kind === 'already-member' ? isMember(care, { petName, species: typed.species }) : TE.left(error),
      ),
    );
  };

/** The service compares the names of pets without regard to case. */
const isMember = (
  { memberships }: Pick<CareGateway, 'memberships'>,
  pet: Pick<JoinRequest, 'petName' | 'species'>,
): TE.TaskEither<PetIsMember, never> => {
  const isOfPet = ({ petName, species, hasEnded }: CareMembership): boolean =>
    !hasEnded && species === pet.species && petName.toLowerCase() === pet.petName.toLowerCase();
  return pipe(
    memberships,
    TE.match(
      () => undefined,
      (all) => all.find(isOfPet),
    ),
    TE.fromTask,
    TE.chain((membership) => TE.left({ kind: 'already-member', membership })),
  );
};

/** The rule that holds for all names of pets. */
const checkName = (petName: string): E.Either<InvalidFields<JoinField>, void> => {
  const wrong = checkPetName(petName);
  return wrong === undefined ? E.right(undefined) : E.left({ kind: 'invalid-fields', errors: { petName: wrong } });
};
