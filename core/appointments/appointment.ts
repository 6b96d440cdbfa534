/** The kinds of pets for which services can be booked. */
export const PET_SPECIES = ['dog', 'cat', 'small-pet', 'bird', 'reptile'] as const;

export type PetSpecies = (typeof PET_SPECIES)[number];

/** The sizes of dogs; pets of other kinds have the size `any`. */
export const PET_SIZES = ['small', 'medium', 'large', 'giant', 'any'] as const;

export type PetSize = (typeof PET_SIZES)[number];

/** A kind and size of pets, on which duration and price of a service depend. */
export interface PetType {
  readonly species: PetSpecies;
  readonly size: PetSize;
}

/** Duration and price of a service for a type of pets. */
export interface ServiceOption extends PetType {
  /** Of one lesson. */
  readonly minutes: number;
  readonly price: number;
}

export type ServiceKind = 'grooming' | 'training' | 'clinic';

/** A service that can be booked in stores (ACC-08). */
export interface PetService {
  readonly id: string;
  readonly kind: ServiceKind;
  readonly name: string;
  readonly description: string;
  /** The service that a store must have to give it, as `Store.services` names it. */
  readonly storeService: string;
  /** Lessons on the same day of as many weeks; 1 for everything that is not a course. */
  readonly lessons: number;
  /** The age, in weeks, from which a pet fits; undefined for pets of any age up to `untilWeeks`. */
  readonly fromWeeks?: number | undefined;
  /** The age, in weeks, up to which a pet fits; undefined for pets of any age from `fromWeeks`. */
  readonly untilWeeks?: number | undefined;
  /** Whether a membership has a benefit for it (ACC-09). */
  readonly hasBenefit?: boolean | undefined;
  /** What to bring. */
  readonly bring: ReadonlyArray<string>;
  readonly options: ReadonlyArray<ServiceOption>;
}

/** What can be booked, and until when it can be changed. */
export interface Services {
  readonly services: ReadonlyArray<PetService>;
  /** Until so many hours before its beginning an appointment can be moved and cancelled online. */
  readonly changeHours: number;
}

/** A free time. */
export interface Slot {
  /** A time in ISO 8601. */
  readonly startsAt: string;
  /** In the store's time, as `09:30`. */
  readonly time: string;
}

/** A day with its free times; none when the store is closed, fully booked, or does not give the service on it. */
export interface DayOfSlots {
  /** `2026-11-25`, in the store's time. */
  readonly day: string;
  readonly slots: ReadonlyArray<Slot>;
}

/** What a membership makes of the price of a held appointment (ACC-09). */
export interface BenefitOffer {
  readonly membershipId: string;
  readonly petName: string;
  readonly price: number;
  /** What the benefit is; undefined when the membership has none for the service. */
  readonly benefit: string | undefined;
  /** How often it can still be used in the month or year of the appointment. */
  readonly left: number;
  readonly per: 'month' | 'year' | undefined;
}

/** The store of an appointment. */
export interface AppointmentStore {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly phone: string | undefined;
}

/** `held`: the time is kept for some minutes while the shopper confirms it. */
export type AppointmentStatus = 'held' | 'booked' | 'cancelled';

/** An appointment of the shopper (ACC-08). */
export interface Appointment extends PetType {
  readonly id: string;
  readonly status: AppointmentStatus;
  readonly serviceId: string;
  readonly serviceName: string;
  readonly lessons: number;
  readonly bring: ReadonlyArray<string>;
  /** Empty while it is held. */
  readonly petName: string;
  /** What the shopper wrote for the staff. */
  readonly note: string;
  /** A time in ISO 8601. */
  readonly startsAt: string;
  /** In the store's time, as `2026-11-25` and `09:30`. */
  readonly day: string;
  readonly time: string;
  /** Of one lesson. */
  readonly minutes: number;
  readonly isPast: boolean;
  /** Whether there is still time to move and cancel it online. */
  readonly canChange: boolean;
  /** The first of its days that are not past on which the store is closed, as `2026-11-25`; undefined when there is none. */
  readonly closedOn: string | undefined;
  /** Without a benefit. */
  readonly regularPrice: number;
  readonly price: number;
  /** Until when a held one is kept, in the store's time, as `09:40`; undefined when the service does not send it. */
  readonly heldUntil: string | undefined;
  /** For a held one. */
  readonly offers: ReadonlyArray<BenefitOffer>;
  readonly store: AppointmentStore;
}

/** A service for a type of pets in a store. */
export interface WantedService extends PetType {
  readonly storeId: string;
  readonly serviceId: string;
}
