import type { AccountProblem } from '../../../../core/account/account-form';
import type { Appointment, PetService, ServiceOption, Slot } from '../../../../core/appointments/appointment';
import type { AppointmentField } from '../../../../core/appointments/appointment-form';
import type { FoundSlots } from '../../../../core/appointments/find-slots';
import type { OwnAppointments } from '../../../../core/appointments/own-appointments';
import type { Pet } from '../../../../core/pets/pet';
import { APPOINTMENTS_PATH } from '../../../../core/paths/paths';
import type { FieldErrors } from '../../../../core/forms/form';

/** The parameters of the page's address. */
export const MARKS = {
  /** `book`, `review`, `move` or `cancel`; the list without one. */
  step: 'step',
  store: 'store',
  service: 'service',
  /** The type of pets, as `dog-small`. */
  pet: 'pet',
  day: 'day',
  /** The time to which an appointment is to move. */
  at: 'at',
  /** The appointment. */
  id: 'id',
  /** One of the shopper's saved pets, whose name the review begins with. */
  own: 'own',
  /** The place at which stores are searched for. */
  near: 'near',
  done: 'done',
  /** `time`: the time that was held is not held any more. */
  lost: 'lost',
} as const;

/** What is chosen so far of an appointment, as the address has it. */
export interface Draft {
  readonly store?: string | undefined;
  readonly service?: string | undefined;
  readonly pet?: string | undefined;
  readonly day?: string | undefined;
  readonly own?: string | undefined;
}

type Parameters = Readonly<Partial<Record<keyof typeof MARKS, string | undefined>>>;

const addressOf = (parameters: Parameters): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  const text = query.toString();
  return text === '' ? APPOINTMENTS_PATH : `${APPOINTMENTS_PATH}?${text}`;
};

/** The step of the booking that follows from what is chosen. */
export const bookPath = (draft: Draft & { readonly near?: string | undefined }): string =>
  addressOf({ step: 'book', ...draft });

/** Reads the choices that the query of an address has. */
export const draftOf = (query: string): Draft => {
  const parameters = new URLSearchParams(query);
  const read = (name: keyof Draft): string | undefined => parameters.get(MARKS[name])?.slice(0, 60) || undefined;
  return { store: read('store'), service: read('service'), pet: read('pet'), day: read('day'), own: read('own') };
};

/** The query of the address at which a booking goes on. */
export const queryOf = (draft: Draft): string => bookPath(draft).replace(/^[^?]*\?/, '');

/** The page on which a held time is confirmed. */
export const reviewPath = (id: string, own?: string): string => addressOf({ step: 'review', id, own });

/** The page on which another time is chosen; with `at` the question whether it is the right one. */
export const movePath = (id: string, chosen: { readonly day?: string; readonly at?: string } = {}): string =>
  addressOf({ step: 'move', id, ...chosen });

/** The question whether an appointment is to be cancelled. */
export const cancelPath = (id: string): string => addressOf({ step: 'cancel', id });

/** What was just done, with what the page says about it. */
export const APPOINTMENT_DONE = {
  booked: 'Your appointment is booked. We’ve sent you an email.',
  moved: 'Your appointment has been rescheduled. We’ve sent you an email.',
  cancelled: 'Your appointment has been canceled. We’ve sent you an email.',
} as const;

export type AppointmentDone = keyof typeof APPOINTMENT_DONE;

/** The address of the list after a change. */
export const donePath = (done: AppointmentDone): string => addressOf({ done });

/** The list, which says that the time is not held any more. */
export const lostTimePath = addressOf({ lost: 'time' });

/** What the page says when a held time has run out. */
export const LOST_TIME: AccountProblem = {
  message: 'Your hold on this time expired. Please choose a time again.',
  needsSignIn: false,
};

/** A store that can be chosen. */
export interface StoreChoice {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  /** Whether it is the shopper's own store. */
  readonly isMine: boolean;
  /** `2.4 mi`; undefined for the shopper's own store. */
  readonly distance: string | undefined;
  /** What can be booked there: `Grooming, Dog Training`; empty when the service was chosen before. */
  readonly offers: string;
  /** Why it cannot be chosen. */
  readonly problem: string | undefined;
}

/** One of the shopper's saved pets for which the service is offered. */
export interface OwnPet {
  readonly id: string;
  readonly name: string;
  readonly option: ServiceOption;
}

/** One of the shopper's saved pets. */
export type SavedPet = Pick<Pet, 'id' | 'name'>;

/** The free times for a pet. */
export interface AgeLimitedTimes {
  /** The pet, when it is a saved one. */
  readonly saved: SavedPet | undefined;
  /** Whether times are left out of `found` because the saved pet is too young or too old for the service then. */
  readonly isAgeLimited: boolean;
  readonly found: FoundSlots;
}

/** What the page shows. */
export type AppointmentsView =
  | ({ readonly kind: 'list' } & OwnAppointments)
  | {
      readonly kind: 'store';
      readonly draft: Draft;
      /** The service that was chosen before the store. */
      readonly service: PetService | undefined;
      readonly stores: ReadonlyArray<StoreChoice>;
      /** The place that was searched for. */
      readonly near: string;
      /** Why no store was found there. */
      readonly problem: string | undefined;
    }
  | {
      readonly kind: 'service';
      readonly draft: Draft;
      readonly store: string;
      readonly services: ReadonlyArray<PetService>;
    }
  | {
      readonly kind: 'pet';
      readonly draft: Draft;
      readonly store: string;
      readonly own: ReadonlyArray<OwnPet>;
      /** Saved pets of the right kind without the weight on which the price depends. */
      readonly withoutWeight: ReadonlyArray<SavedPet>;
      /** The names of saved pets that are too old for the service. */
      readonly tooOld: ReadonlyArray<string>;
      readonly service: PetService;
    }
  | ({
      readonly kind: 'time';
      readonly draft: Draft;
      readonly store: string;
      readonly service: PetService;
      readonly option: ServiceOption;
    } & AgeLimitedTimes)
  /** Undefined when the session has ended: the form keeps what was typed. */
  | {
      readonly kind: 'review';
      readonly id: string;
      readonly appointment: Appointment | undefined;
      /** The chosen saved pet. */
      readonly own: string | undefined;
      /** Its name; empty for another one. */
      readonly petName: string;
      /** What is known of it that the salon should know, with which the note begins; empty for nothing. */
      readonly petNote: string;
    }
  | ({
      readonly kind: 'move';
      readonly appointment: Appointment;
      /** Undefined when it is not offered any more. */
      readonly service: PetService | undefined;
    } & AgeLimitedTimes)
  | { readonly kind: 'move-question'; readonly appointment: Appointment; readonly day: string; readonly slot: Slot }
  | { readonly kind: 'cancel'; readonly appointment: Appointment };

/** The field with the choice of a pet in the review; `pet` is the type of pets on the page of times. */
export const TYPED_PET = 'typedPet';

/** The name of the buttons that show the times again, with the typed review. */
export const OTHER_TIME = 'otherTime';

/** What was typed into the review, by field. */
export interface TypedReview {
  readonly pet: string;
  readonly petName: string;
  readonly note: string;
  readonly price: string;
}

/** The hidden fields that carry what was typed into a review to the review of another time. */
export const carriedFields = ({ pet, petName, note }: TypedReview): Readonly<Record<string, string>> => ({
  [TYPED_PET]: pet,
  petName,
  note,
});

/** The data of the page of appointments (ACC-08). */
export interface AppointmentsData {
  readonly view: AppointmentsView;
  readonly changeHours: number;
  readonly done: AppointmentDone | undefined;
  readonly problem: AccountProblem | undefined;
  /** What was typed into a review that was refused, or was left for another time. */
  readonly typed: TypedReview | undefined;
  readonly errors: FieldErrors<AppointmentField>;
  /** Whether a membership does not cover the time to which an appointment was to move: it would cost the regular price. */
  readonly isNotCovered: boolean;
}

/** The value of the review's choice for a pet that is no member. */
export const OTHER_PET = 'other';

/** Whether a choice is a membership, at whatever price. */
export const isOfMember = (choice: string, membershipId: string): boolean => choice.startsWith(`${membershipId}:`);

/** The value of the review's choice for the pet of a membership, with the price that the shopper sees. */
export const memberChoice = (membershipId: string, price: number): string => `${membershipId}:${price.toFixed(2)}`;

const TITLES: Readonly<Record<AppointmentsView['kind'], string>> = {
  list: 'Appointments',
  store: 'Choose a store',
  service: 'Choose a service',
  pet: 'Which pet is it for?',
  time: 'Choose a day and time',
  review: 'Review and book',
  move: 'Choose a new time',
  'move-question': 'Reschedule this appointment?',
  cancel: 'Cancel this appointment?',
};

/** The title of the page. */
export const appointmentsTitle = ({ kind }: AppointmentsView): string => TITLES[kind];
