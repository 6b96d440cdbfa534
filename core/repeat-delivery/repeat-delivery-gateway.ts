import type { TaskEither } from 'fp-ts/TaskEither';
import type { SignInNeeded } from '../orders/order-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Frequency } from './frequency';
import type { RepeatOffer } from './repeat-offer';
import type { CancelReason, RepeatPlan, RepeatPlans, WantedItem } from './repeat-plan';

/** A plan to be started. */
export interface NewPlan {
  readonly frequency: Frequency;
  readonly nextDate: string;
  readonly addressId: string;
  readonly walletId: string;
  /** Each product once; at least one. */
  readonly lines: ReadonlyArray<WantedItem>;
}

/** A plan with the key of the form that starts it. */
export interface PlanToStart extends NewPlan {
  /** 16 to 64 letters, digits, - or _: a form that is posted twice starts one plan. */
  readonly startKey: string;
}

/** A change of a plan by its shopper (RPD-02). What `change` leaves out stays as it is. */
export type PlanChange =
  | ({ readonly kind: 'change' } & Partial<NewPlan>)
  /** Skips the delivery of the date that was shown as the next one, and no other one. */
  | { readonly kind: 'skip'; readonly shownDate: string }
  /**
   * Sends today, unless the items cost more than the total that was shown, before shipping and tax, or the plan has changed
   * since the version that was shown (RPD-04).
   */
  | { readonly kind: 'send-now'; readonly shownTotal: number; readonly shownVersion?: string | undefined }
  | { readonly kind: 'pause' | 'resume' }
  /** Takes the last change back, unless the plan has changed since the version that was shown. */
  | { readonly kind: 'undo'; readonly shownVersion?: string | undefined }
  | { readonly kind: 'cancel'; readonly reason: CancelReason };

/**
 * The service does not accept this part of a plan, for example a date that is not an open one. `phone`: neither the address
 * nor the account has a phone number.
 */
export interface PlanRefused {
  readonly kind: 'plan-refused';
  readonly part: keyof NewPlan | 'phone';
}

/** The shopper has as many plans that are not cancelled as the service allows. */
export interface TooManyPlans {
  readonly kind: 'too-many-plans';
}

/** The shopper has no such plan. */
export interface NoSuchPlan {
  readonly kind: 'no-such-plan';
}

/** The plan cannot be changed so now: its state or its next date has changed, or its order is being placed. */
export interface PlanNotReady {
  readonly kind: 'plan-not-ready';
}

/** The plan was to be sent now, and its delivery of today has already been sent. A plan delivers once a day at most. */
export interface AlreadySent {
  readonly kind: 'already-sent';
}

/** What the next delivery of a plan needs. The card has to be valid on its day. */
export type PlanDetail = 'address' | 'phone' | 'card';

/** A plan that was to be resumed or sent now lacks what its delivery needs: everything that is missing is named. */
export interface PlanIncomplete {
  readonly kind: 'plan-incomplete';
  readonly missing: ReadonlyArray<PlanDetail>;
}

/** The items of a plan that was to be sent now cost more than was shown. */
export interface PriceRisen {
  readonly kind: 'price-risen';
}

export type StartPlanFailure = PlanRefused | TooManyPlans | SignInNeeded | UpstreamFailure;
/** `too-many-plans` only when `undo` would bring a cancelled plan back. */
export type ChangePlanFailure =
  | PlanRefused
  | NoSuchPlan
  | PlanNotReady
  | AlreadySent
  | PlanIncomplete
  | PriceRisen
  | TooManyPlans
  | SignInNeeded
  | UpstreamFailure;

/** The shopper's repeat deliveries (RPD-01, RPD-02). A change that fails changes nothing. */
export interface RepeatDeliveryGateway {
  /** All plans of the signed-in shopper; fails with `sign-in-needed` for others. */
  readonly plans: TaskEither<SignInNeeded | UpstreamFailure, RepeatPlans>;
  /** What products cost on repeat delivery, for everybody. At least one part number and at most `MAX_PLAN_LINES`. */
  readonly offer: (partNumbers: ReadonlyArray<string>) => TaskEither<UpstreamFailure, RepeatOffer>;
  /** Starts a plan. A key that was used before returns the plan that it started, as it is now. */
  readonly start: (plan: PlanToStart) => TaskEither<StartPlanFailure, RepeatPlan>;
  /** Changes a plan and returns it as it is then. */
  readonly change: (planId: string, change: PlanChange) => TaskEither<ChangePlanFailure, RepeatPlan>;
}
