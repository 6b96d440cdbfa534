import type { TaskEither } from 'fp-ts/TaskEither';
import type { SignInNeeded } from '../orders/order-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Appointment, DayOfSlots, Services, WantedService } from './appointment';

/** Somebody else has the time, or the store does not offer it any more. */
export interface SlotTaken {
  readonly kind: 'slot-taken';
}

/** The account has as many coming appointments as the service allows. */
export interface TooManyAppointments {
  readonly kind: 'too-many-appointments';
}

/** The shopper has no such appointment, or it was held and is gone. */
export interface NoSuchAppointment {
  readonly kind: 'no-such-appointment';
}

/** The same pet has another appointment at that time, in whichever store. */
export interface PetBusy {
  readonly kind: 'pet-busy';
}

/** The pet, which the shopper has saved with a birthday, is too young or too old for the service on that day. */
export interface WrongAge {
  readonly kind: 'wrong-age';
}

/** The benefit was used up in the meantime: the appointment would cost more than the shopper was shown. */
export interface BenefitUsed {
  readonly kind: 'benefit-used';
}

/** The membership that pays for it ends before that day, on which it would cost the regular price. */
export interface MembershipEnded {
  readonly kind: 'membership-ended';
}

/** It begins too soon to be changed online. */
export interface TooLateToChange {
  readonly kind: 'too-late-to-change';
}

/** The service, the store or the pet does not fit any more; the shopper begins again. */
export interface NotOffered {
  readonly kind: 'not-offered';
}

export type HoldFailure = SlotTaken | TooManyAppointments | NotOffered | SignInNeeded | UpstreamFailure;
export type ConfirmFailure =
  SlotTaken | PetBusy | WrongAge | NoSuchAppointment | BenefitUsed | MembershipEnded | SignInNeeded | UpstreamFailure;
export type MoveFailure =
  | SlotTaken
  | PetBusy
  | WrongAge
  | NoSuchAppointment
  | BenefitUsed
  | MembershipEnded
  | TooLateToChange
  | SignInNeeded
  | UpstreamFailure;
export type CancelFailure = NoSuchAppointment | TooLateToChange | SignInNeeded | UpstreamFailure;

/** What the shopper confirms. */
export interface Confirmation {
  /** The pet's name; empty with a membership, which knows it. */
  readonly petName: string;
  readonly note: string;
  /** The membership whose benefit is spent. */
  readonly membershipId: string | undefined;
  /** The price that the shopper was shown. */
  readonly price: number;
}

/** Services that can be booked, and the shopper's appointments (ACC-08). A change that fails changes nothing. */
export interface AppointmentGateway {
  readonly services: TaskEither<UpstreamFailure, Services>;
  /**
   * The free times of some days from a day on. Fails with `not-offered` when the store does not give the service. With the
   * id of the shopper's own appointment that is about to move, its own time counts as free.
   */
  readonly slots: (
    wanted: WantedService,
    from: string,
    movingId?: string,
  ) => TaskEither<NotOffered | UpstreamFailure, ReadonlyArray<DayOfSlots>>;
  /** The signed-in shopper's appointments, the latest first, a held one included. */
  readonly appointments: TaskEither<SignInNeeded | UpstreamFailure, ReadonlyArray<Appointment>>;
  /** Keeps a time for some minutes; a former hold of the shopper ends. */
  readonly hold: (wanted: WantedService, startsAt: string) => TaskEither<HoldFailure, Appointment>;
  /** Books a held time, unless the store has become closed on that day. Succeeds also when it is booked already. */
  readonly confirm: (id: string, confirmation: Confirmation) => TaskEither<ConfirmFailure, Appointment>;
  /**
   * Moves an appointment to a free time. Fails with `benefit-used` or `membership-ended` when it would cost more there than
   * `agreedPrice`, and without that, more than it costs now. A benefit that it does not spend any more goes back.
   */
  readonly move: (id: string, startsAt: string, agreedPrice?: number) => TaskEither<MoveFailure, Appointment>;
  /** Cancels an appointment and gives its benefit back. Succeeds also when it is cancelled already. */
  readonly cancel: (id: string) => TaskEither<CancelFailure, Appointment>;
}
