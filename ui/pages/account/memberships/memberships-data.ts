import type { AccountProblem } from '../../../../core/account/account-form';
import type { FieldErrors } from '../../../../core/forms/form';
import type { JoinField } from '../../../../core/memberships/join-form';
import type { LoadedMemberships } from '../../../../core/memberships/load-memberships';
import type { CareMembership } from '../../../../core/memberships/membership';
import { LINKS } from '../../../../core/paths/links';
import { encodePart } from '../../../../core/shared/encode-part';

/** The parameters of the page's address: the plan to join, the membership to cancel, and what was done. */
export const MEMBERSHIP_MARKS = { join: 'join', cancel: 'cancel', done: 'done' } as const;

/** What was just done, with what the page says about it. */
export const MEMBERSHIP_DONE = {
  joined: 'Welcome to Vital Care! Your benefits start today.',
  cancelled: 'Your membership has been canceled. You can use its benefits until it ends.',
} as const;

export type MembershipDone = keyof typeof MEMBERSHIP_DONE;

const withMark = (name: keyof typeof MEMBERSHIP_MARKS, value: string): string =>
  `${LINKS.vitalCareMembership}&${name}=${encodePart(value)}`;

/** The form of a plan. */
export const joinPath = (planId: string): string => withMark('join', planId);

/** The question whether a membership is to be cancelled. */
export const cancelMembershipPath = (id: string): string => withMark('cancel', id);

/** The address of the page after a change. */
export const membershipDonePath = (done: MembershipDone): string => withMark('done', done);

/** What was entered into the form of a plan. */
export type TypedPet = Readonly<Record<JoinField, string>>;

/** The data of the page of memberships (ACC-09). */
export interface MembershipsData extends LoadedMemberships {
  /** The plan whose form is shown instead of the lists. */
  readonly joining: string | undefined;
  /** The membership whose cancellation is to be confirmed. */
  readonly cancelling: CareMembership | undefined;
  /** The key of the form; see `WantedMembership`. */
  readonly joinKey: string;
  readonly done: MembershipDone | undefined;
  readonly problem: AccountProblem | undefined;
  /** Set after the form of a plan was refused. */
  readonly typed: TypedPet | undefined;
  readonly errors: FieldErrors<JoinField>;
}

/** The title of the page. */
export const membershipsTitle = ({ joining, cancelling }: Pick<MembershipsData, 'joining' | 'cancelling'>): string => {
  if (cancelling !== undefined) return 'Cancel this membership?';
  return joining === undefined ? 'Memberships' : 'Join Vital Care';
};
