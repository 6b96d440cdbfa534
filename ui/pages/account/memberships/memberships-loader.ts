import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SessionStore } from '../../../../core/identity/session/session-store';
import type { LoadedMemberships, LoadMemberships } from '../../../../core/memberships/load-memberships';
import type { CarePlan } from '../../../../core/memberships/membership';
import { LINKS } from '../../../../core/paths/links';
import type { LoadPets } from '../../../../core/pets/load-pets';
import type { Pet } from '../../../../core/pets/pet';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { signInFirst } from '../../shared/sign-in-first';
import { accountPage } from '../account-head';
import { savedPets } from '../pets/saved-pets';
import {
  cancelMembershipPath,
  joinPath,
  MEMBERSHIP_DONE,
  MEMBERSHIP_MARKS,
  membershipsTitle,
  type MembershipDone,
  type MembershipsData,
  type SavedMember,
} from './memberships-data';

export interface MembershipsPorts {
  readonly loadMemberships: LoadMemberships;
  readonly loadPets: LoadPets;
  readonly newChangeKey: IO<string>;
  readonly userType: SessionStore['userType'];
  readonly shop: string;
}

/** The data of a page into which nothing was entered. */
export const NO_MEMBERSHIPS: MembershipsData = {
  plans: [],
  running: [],
  ended: [],
  joining: undefined,
  saved: [],
  chosen: undefined,
  cancelling: undefined,
  joinKey: '',
  done: undefined,
  problem: undefined,
  keepable: undefined,
  typed: undefined,
  errors: {},
};

const doneIn = (query: URLSearchParams): MembershipDone | undefined => {
  const done = query.get(MEMBERSHIP_MARKS.done) ?? '';
  return Object.hasOwn(MEMBERSHIP_DONE, done) ? (done as MembershipDone) : undefined;
};

/** The most characters of an id in the address. */
const MAX_ID = 40;

/** The address of the page, to which a shopper comes back from the sign-in. */
const pathOf = (query: URLSearchParams): string => {
  const mark = (name: keyof typeof MEMBERSHIP_MARKS): string | undefined =>
    query.get(MEMBERSHIP_MARKS[name])?.slice(0, MAX_ID);
  const [join, pet, cancel] = [mark('join'), mark('pet'), mark('cancel')];
  if (join !== undefined) return joinPath(join, pet);
  return cancel === undefined ? LINKS.vitalCareMembership : cancelMembershipPath(cancel);
};

const onlyOne = <Item>(items: ReadonlyArray<Item>): Item | undefined => (items.length === 1 ? items[0] : undefined);

/** The saved pets of the plan's kinds that are not members yet, by their names as the service compares them. */
const canJoin = (
  { species }: CarePlan,
  { running }: LoadedMemberships,
  pets: ReadonlyArray<Pet>,
): ReadonlyArray<SavedMember> => {
  const members = new Set(running.map((member) => `${member.species} ${member.petName.toLowerCase()}`));
  return pets
    .filter(({ kind, name }) => species.some((one) => one === kind) && !members.has(`${kind} ${name.toLowerCase()}`))
    .map(({ id, name, kind }) => ({ id, petName: name, species: kind }));
};

/**
 * Loads the memberships, the form of a plan, or the question whether a membership is to be cancelled (ACC-09). Shoppers
 * who are not signed in are asked to sign in, and come back. A plan or membership that is not there shows the lists.
 */
export const makeMembershipsLoader =
  ({ loadMemberships, loadPets, newChangeKey, userType, shop }: MembershipsPorts): PageLoader<MembershipsData> =>
  ({ query }) => {
    const join = query.get(MEMBERSHIP_MARKS.join);
    const here = pathOf(query);
    if (userType() !== 'registered') return T.of(signInFirst(here));
    return pipe(
      loadMemberships,
      TE.bindTo('loaded'),
      TE.let('plan', ({ loaded }) => loaded.plans.find(({ id }) => id === join)),
      TE.bindW('pets', ({ plan }) => TE.fromTask(plan === undefined ? T.of([]) : savedPets(loadPets))),
      TE.match(
        ({ kind }): PageOutcome<MembershipsData> =>
          kind === 'sign-in-needed' ? signInFirst(here) : { kind: 'unavailable' },
        ({ loaded, plan, pets }) => {
          const saved = plan === undefined ? [] : canJoin(plan, loaded, pets);
          const data: MembershipsData = {
            ...NO_MEMBERSHIPS,
            ...loaded,
            joining: plan?.id,
            saved,
            chosen: saved.find(({ id }) => id === query.get(MEMBERSHIP_MARKS.pet)) ?? onlyOne(saved),
            cancelling: loaded.running.find(
              ({ id, endsOn }) => endsOn === undefined && id === query.get(MEMBERSHIP_MARKS.cancel),
            ),
            joinKey: newChangeKey(),
            done: doneIn(query),
          };
          return accountPage(membershipsTitle(data), shop, data);
        },
      ),
    );
  };
