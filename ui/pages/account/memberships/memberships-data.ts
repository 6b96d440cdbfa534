import type { AccountProblem } from '../../../../core/account/account-form';
import type { FieldErrors } from '../../../../core/forms/form';
import type { JoinField } from '../../../../core/memberships/join-form';
import type { LoadedMemberships } from '../../../../core/memberships/load-memberships';
import type { CareMembership } from '../../../../core/memberships/membership';
import { LINKS } from '../../../../core/paths/links';
import { encodePart } from '../../../../core/shared/encode-part';

/** The parameters of the page's address: the plan to join and a saved pet for it, the membership to cancel, what was done. */
export const MEMBERSHIP_MARKS = { join: 'join', pet: 'pet', cancel: 'cancel', done: 'done' } as const;

/** What was just done, with what the page says about it. */
export const MEMBERSHIP_DONE = {
  joined: 'Welcome to Vital Care! Your benefits start today.',
  cancelled: 'Your membership has been canceled. You can use its benefits until it ends.',
  kept: 'Your Vital Care continues month to month.',
} as const;

export type MembershipDone = keyof typeof MEMBERSHIP_DONE;

const withMark = (name: keyof typeof MEMBERSHIP_MARKS, value: string): string =>
  `${LINKS.vitalCareMembership}&${name}=${encodePart(value)}`;

/** The form of a plan, filled in with a saved pet if one is chosen. */
export const joinPath = (planId: string, petId?: string): string =>
  withMark('join', planId) + (petId === undefined ? '' : `&${MEMBERSHIP_MARKS.pet}=${encodePart(petId)}`);

/** The question whether a membership is to be cancelled. */
export const cancelMembershipPath = (id: string): string => withMark('cancel', id);

/** The address of the page after a change. */
export const membershipDonePath = (done: MembershipDone): string => withMark('done', done);

/** What was entered into the form of a plan. */
export type TypedPet = Readonly<Record<JoinField, string>>;

/** A saved pet that can join the plan. */
export interface SavedMember {
  readonly id: string;
  readonly petName: string;
  readonly species: string;
}

/** The data of the page of memberships (ACC-09). */
export interface MembershipsData extends LoadedMemberships {
  /** The plan whose form is shown instead of the lists. */
  readonly joining: string | undefined;
  /** The saved pets that can join it. */
  readonly saved: ReadonlyArray<SavedMember>;
  /** The saved pet with which the form is filled in. */
  readonly chosen: SavedMember | undefined;
  /** The membership whose cancellation is to be confirmed. */
  readonly cancelling: CareMembership | undefined;
  /** The key of the form; see `WantedMembership`. */
  readonly joinKey: string;
  readonly done: MembershipDone | undefined;
  readonly problem: AccountProblem | undefined;
  /** The cancelled membership of the pet that was to join. */
  readonly keepable: CareMembership | undefined;
  /** Set after the form of a plan was refused. */
  readonly typed: TypedPet | undefined;
  readonly errors: FieldErrors<JoinField>;
}

/** The title of the page. */
export const membershipsTitle = ({ joining, cancelling }: Pick<MembershipsData, 'joining' | 'cancelling'>): string => {
  if (cancelling !== undefined) return 'Cancel this membership?';
  return joining === undefined ? 'Memberships' : 'Join Vital Care';
};
