import type { TaskEither } from 'fp-ts/TaskEither';
import type { PetSpecies } from '../appointments/appointment';
import type { SignInNeeded } from '../orders/order-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { CareMembership, CarePlan } from './membership';

/** The pet is a member. */
export interface AlreadyMember {
  readonly kind: 'already-member';
}

/** The account has as many memberships as the service allows. Cancelled ones do not count. */
export interface TooManyMemberships {
  readonly kind: 'too-many-memberships';
}

/** The account has had as many memberships as the service keeps, those that have ended included. */
export interface NoMoreMemberships {
  readonly kind: 'no-more-memberships';
}

/** There is no such plan, or it is not for such a pet. */
export interface NoSuchPlan {
  readonly kind: 'no-such-plan';
}

/** The shopper has no such membership. */
export interface NoSuchMembership {
  readonly kind: 'no-such-membership';
}

export type JoinCareFailure =
  AlreadyMember | TooManyMemberships | NoMoreMemberships | NoSuchPlan | SignInNeeded | UpstreamFailure;
export type CancelCareFailure = NoSuchMembership | SignInNeeded | UpstreamFailure;
export type KeepCareFailure = MembershipEnded | TooManyMemberships | CancelCareFailure;

/** The membership has ended, so that it cannot be kept. */
export interface MembershipEnded {
  readonly kind: 'membership-ended';
}

/** A pet that is to become a member. */
export interface WantedMembership {
  readonly planId: string;
  readonly petName: string;
  readonly species: PetSpecies;
  /**
   * Made for one showing of the page, 16 to 64 letters, digits, hyphens and underscores. Joining again with the same key
   * returns the same membership.
   */
  readonly joinKey: string;
}

/** Vital Care: its plans and the shopper's memberships (ACC-09). A change that fails changes nothing. */
export interface CareGateway {
  readonly plans: TaskEither<UpstreamFailure, ReadonlyArray<CarePlan>>;
  /** The signed-in shopper's memberships, the oldest first; those that have ended included. */
  readonly memberships: TaskEither<SignInNeeded | UpstreamFailure, ReadonlyArray<CareMembership>>;
  /** Makes a pet a member. Nothing is charged: the shopper pays at the store. */
  readonly join: (wanted: WantedMembership) => TaskEither<JoinCareFailure, CareMembership>;
  /** Ends a membership on the last day of its month. Succeeds also when it is cancelled already. */
  readonly cancel: (id: string) => TaskEither<CancelCareFailure, CareMembership>;
  /** Takes a cancellation back: the membership goes on as before. Succeeds also when it is not cancelled. */
  readonly keep: (id: string) => TaskEither<KeepCareFailure, CareMembership>;
}
