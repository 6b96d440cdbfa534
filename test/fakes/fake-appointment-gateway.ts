import * as E from 'fp-ts/Either';
import type { Appointment, DayOfSlots, PetService } from '../../core/appointments/appointment';
import type {
  AppointmentGateway,
  MembershipEnded,
  NoSuchAppointment,
  NotOffered,
  PetBusy,
  SlotTaken,
  TooLateToChange,
  TooManyAppointments,
  WrongAge,
} from '../../core/appointments/appointment-gateway';
import { anAppointment } from '../builders/appointment';
import { AppointmentBook } from './appointment-book';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

const SIGN_IN_NEEDED = { kind: 'sign-in-needed' } as const;
const NO_SUCH = { kind: 'no-such-appointment' } as const;
const TAKEN = { kind: 'slot-taken' } as const;
const WRONG_AGE = { kind: 'wrong-age' } as const;
const PET_BUSY = { kind: 'pet-busy' } as const;
const NOT_OFFERED = { kind: 'not-offered' } as const;

const MAX_COMING = 10;

type HoldRefusal = SlotTaken | NotOffered | TooManyAppointments;
type MoveRefusal = SlotTaken | PetBusy | WrongAge | MembershipEnded;

/** Appointments in memory: each service has one place in each store. `caller` identifies the account. */
export class FakeAppointmentGateway extends FakeUpstream<keyof AppointmentGateway> implements AppointmentGateway {
  readonly #book: AppointmentBook;

  constructor(
    readonly caller: FakeCaller = new FakeCaller(),
    book = new AppointmentBook(),
  ) {
    super('commerce');
    this.#book = book;
  }

  /** The same appointments for another caller. */
  forCaller(caller: FakeCaller): FakeAppointmentGateway {
    return new FakeAppointmentGateway(caller, this.#book);
  }

  offers(...services: ReadonlyArray<PetService>): this {
    this.#book.services = structuredClone(services);
    return this;
  }

  /** The store gives all services at these times. */
  hasStore(storeId: string, ...days: ReadonlyArray<DayOfSlots>): this {
    this.#book.stores.set(storeId, structuredClone(days));
    return this;
  }

  hasAppointment(owner: string, appointment: Appointment): this {
    this.#book.all.set(appointment.id, { owner, appointment: structuredClone(appointment) });
    return this;
  }

  /** The owner has a membership, with which each appointment costs less. */
  hasMember(owner: string, membershipId: string, petName: string, price = 36): this {
    this.#book.members.set(owner, { membershipId, petName, price, benefit: 'Baths', left: 11, per: 'year' });
    return this;
  }

  /** An appointment has spent a benefit of a membership. */
  hasSpent(id: string, membershipId: string): this {
    this.#book.spent.set(id, membershipId);
    return this;
  }

  /** The last day of a membership. */
  membershipEnds(membershipId: string, day: string): this {
    this.#book.ends.set(membershipId, day);
    return this;
  }

  /** The store is closed on a day, whatever was booked for it. */
  closes(storeId: string, day: string): this {
    this.#book.closed.add(`${storeId} ${day}`);
    for (const { owner, appointment } of [...this.#book.all.values()]) this.#keep(owner, appointment);
    return this;
  }

  /** The owner has saved a dog that was born on a day. */
  hasPet(owner: string, name: string, day: string): this {
    this.#book.born.set(`${owner} ${name.toLowerCase()}`, day);
    return this;
  }

  /** Holds run out, and somebody else takes their times. */
  holdsRunOut(): this {
    for (const [id, { appointment }] of this.#book.all) if (appointment.status === 'held') this.#book.all.delete(id);
    return this;
  }

  readonly services: AppointmentGateway['services'] = this.respond('services', () =>
    structuredClone({ services: this.#book.services, changeHours: 24 }),
  );

  readonly slots: AppointmentGateway['slots'] = ({ storeId, serviceId }, from, movingId) =>
    this.respondEither('slots', () => {
      if (!this.#book.stores.has(storeId) || !this.#book.services.some(({ id }) => id === serviceId))
        return E.left(NOT_OFFERED);
      if (movingId !== undefined && this.#book.all.get(movingId)?.owner !== this.caller.userId)
        return E.left(NOT_OFFERED);
      const free = this.#daysOf(storeId).map(({ day, slots }) => ({
        day,
        slots: slots.filter(({ startsAt }) => !this.#book.isTaken(storeId, startsAt, movingId)),
      }));
      return E.right(free.filter(({ day }) => day >= from));
    });

  readonly appointments: AppointmentGateway['appointments'] = this.respondEither('appointments', () =>
    this.#signedIn((userId) =>
      E.right(
        [...this.#book.all.values()]
          .filter(({ owner }) => owner === userId)
          .map(({ appointment }) => structuredClone(appointment))
          .sort((one, other) => other.startsAt.localeCompare(one.startsAt)),
      ),
    ),
  );

  readonly hold: AppointmentGateway['hold'] = ({ storeId, serviceId, species, size }, startsAt) =>
    this.respondEither('hold', () =>
      this.#signedIn((owner): E.Either<HoldRefusal, Appointment> => {
        const service = this.#book.services.find(({ id }) => id === serviceId);
        const found = this.#slotOf(storeId, startsAt);
        if (service === undefined || !this.#book.stores.has(storeId)) return E.left(NOT_OFFERED);
        const own = [...this.#book.all].filter(([, one]) => one.owner === owner);
        if (own.filter(([, { appointment }]) => appointment.status === 'booked').length >= MAX_COMING) {
          return E.left({ kind: 'too-many-appointments' } as const);
        }
        for (const [id, { appointment }] of own) if (appointment.status === 'held') this.#book.all.delete(id);
        if (found === undefined || this.#book.isTaken(storeId, startsAt)) return E.left(TAKEN);
        const option = service.options.find((one) => one.species === species && one.size === size);
        const price = option?.price ?? 0;
        const appointment = anAppointment({
          id: String(this.#book.nextId++),
          status: 'held',
          serviceId,
          serviceName: service.name,
          lessons: service.lessons,
          bring: service.bring,
          species,
          size,
          petName: '',
          ...found,
          minutes: option?.minutes ?? 0,
          price,
          regularPrice: price,
          heldUntil: '09:40',
          offers: this.#book.offersOf(owner, found.day),
          store: { ...anAppointment().store, id: storeId },
        });
        return this.#keep(owner, appointment);
      }),
    );

  readonly confirm: AppointmentGateway['confirm'] = (id, { petName, note, membershipId, price }) =>
    this.respondEither('confirm', () =>
      this.#own(id, (owner, held) => {
        if (held.status === 'booked') return E.right(held);
        if (held.status !== 'held' || this.#isClosed(held.store.id, held.day)) return E.left(TAKEN);
        const offer = held.offers.find((one) => one.membershipId === membershipId);
        const due = offer?.price ?? held.regularPrice;
        if (due > price) return E.left({ kind: 'benefit-used' } as const);
        const pet = offer?.petName ?? petName;
        if (this.#book.isBusy(owner, { ...held, petName: pet })) return E.left(PET_BUSY);
        if (!this.#book.isOfAge(owner, { ...held, petName: pet })) return E.left(WRONG_AGE);
        if (offer !== undefined) this.hasSpent(id, offer.membershipId);
        const booked = { status: 'booked', canChange: true, heldUntil: undefined, offers: [] } as const;
        return this.#keep(owner, { ...held, ...booked, petName: pet, note, price: due });
      }),
    );

  readonly move: AppointmentGateway['move'] = (id, startsAt, agreedPrice) =>
    this.respondEither('move', () =>
      this.#changeable(id, (owner, appointment): E.Either<MoveRefusal, Appointment> => {
        const { store } = appointment;
        const found = this.#slotOf(store.id, startsAt);
        if (startsAt === appointment.startsAt) return E.right(appointment);
        if (found === undefined || this.#book.isTaken(store.id, startsAt)) return E.left(TAKEN);
        if (this.#book.isBusy(owner, { ...appointment, ...found })) return E.left(PET_BUSY);
        if (!this.#book.isOfAge(owner, { ...appointment, ...found })) return E.left(WRONG_AGE);
        const spent = this.#book.spent.get(id);
        const isCovered = spent === undefined || this.#book.runsOn(spent, found.day);
        const price = isCovered ? appointment.price : appointment.regularPrice;
        if (price > (agreedPrice ?? appointment.price)) return E.left({ kind: 'membership-ended' } as const);
        if (!isCovered) this.#book.spent.delete(id);
        return this.#keep(owner, { ...appointment, ...found, price });
      }),
    );

  readonly cancel: AppointmentGateway['cancel'] = (id) =>
    this.respondEither('cancel', () =>
      this.#own(id, (owner, appointment) => {
        if (appointment.status === 'cancelled') return E.right(appointment);
        if (!appointment.canChange) return E.left({ kind: 'too-late-to-change' } as const);
        const { regularPrice: price } = appointment;
        return this.#keep(owner, { ...appointment, status: 'cancelled', canChange: false, price });
      }),
    );

  #keep(owner: string, changed: Appointment): E.Either<never, Appointment> {
    const isClosed = changed.status === 'booked' && this.#isClosed(changed.store.id, changed.day);
    const appointment = { ...changed, closedOn: isClosed ? changed.day : undefined };
    this.hasAppointment(owner, appointment);
    return E.right(structuredClone(appointment));
  }

  #isClosed(storeId: string, day: string): boolean {
    return this.#book.closed.has(`${storeId} ${day}`);
  }

  /** The times that the store gives; none on a day on which it is closed. */
  #daysOf(storeId: string): ReadonlyArray<DayOfSlots> {
    const days = this.#book.stores.get(storeId) ?? [];
    return days.map((one) => (this.#isClosed(storeId, one.day) ? { ...one, slots: [] } : one));
  }

  #slotOf(storeId: string, startsAt: string): Pick<Appointment, 'day' | 'time' | 'startsAt'> | undefined {
    return this.#daysOf(storeId)
      .flatMap(({ day, slots }) => slots.map((slot) => ({ day, ...slot })))
      .find((slot) => slot.startsAt === startsAt);
  }

  #signedIn<L, A>(work: (owner: string) => E.Either<L, A>): E.Either<L | typeof SIGN_IN_NEEDED, A> {
    const { userId, isRegistered } = this.caller;
    return isRegistered && userId !== undefined ? work(userId) : E.left(SIGN_IN_NEEDED);
  }

  #own<L, A>(
    id: string,
    work: (owner: string, appointment: Appointment) => E.Either<L, A>,
  ): E.Either<L | typeof SIGN_IN_NEEDED | typeof NO_SUCH, A> {
    return this.#signedIn<L | typeof NO_SUCH, A>((owner) => {
      const found = this.#book.all.get(id);
      return found?.owner === owner ? work(owner, structuredClone(found.appointment)) : E.left(NO_SUCH);
    });
  }

  #changeable<L, A>(id: string, work: (owner: string, appointment: Appointment) => E.Either<L, A>) {
    return this.#own<L | NoSuchAppointment | TooLateToChange, A>(id, (owner, appointment) => {
      if (appointment.status !== 'booked') return E.left(NO_SUCH);
      return appointment.canChange ? work(owner, appointment) : E.left({ kind: 'too-late-to-change' });
    });
  }
}
