import type { Appointment, BenefitOffer, DayOfSlots, PetService } from '../../core/appointments/appointment';
import { ageFit } from '../../core/appointments/saved-pet';
import { aService } from '../builders/appointment';

interface Kept {
  readonly owner: string;
  readonly appointment: Appointment;
}

const WEEK_MS = 7 * 24 * 60 * 60_000;

const lessonsOf = ({ startsAt, lessons }: Pick<Appointment, 'startsAt' | 'lessons'>): ReadonlyArray<number> =>
  Array.from({ length: lessons }, (_, week) => Date.parse(startsAt) + week * WEEK_MS);

/** What all callers of a fake share. */
export class AppointmentBook {
  readonly all = new Map<string, Kept>();
  readonly stores = new Map<string, ReadonlyArray<DayOfSlots>>();
  /** Days of stores, as `1101 2026-12-02`. */
  readonly closed = new Set<string>();
  /** The birthdays of dogs that shoppers have saved, by owner and name. */
  readonly born = new Map<string, string>();
  /** What memberships make of prices, by their shopper's account. */
  readonly members = new Map<string, BenefitOffer>();
  /** The last days of memberships. */
  readonly ends = new Map<string, string>();
  /** The memberships whose benefits appointments have spent. */
  readonly spent = new Map<string, string>();
  services: ReadonlyArray<PetService> = [aService()];
  nextId = 980_001;

  runsOn(membershipId: string, day: string): boolean {
    return day <= (this.ends.get(membershipId) ?? day);
  }

  offersOf(owner: string, day: string): ReadonlyArray<BenefitOffer> {
    const offer = this.members.get(owner);
    return offer !== undefined && this.runsOn(offer.membershipId, day) ? [offer] : [];
  }

  isTaken(storeId: string, startsAt: string, movingId?: string): boolean {
    return [...this.all.values()].some(
      ({ appointment }) =>
        appointment.id !== movingId &&
        appointment.status !== 'cancelled' &&
        appointment.store.id === storeId &&
        appointment.startsAt === startsAt,
    );
  }

  /** Whether the same pet has another appointment with a lesson at the same time. */
  isBusy(owner: string, { id, species, petName, ...times }: Appointment): boolean {
    const lessons = new Set(lessonsOf(times));
    return [...this.all.values()].some(
      ({ owner: other, appointment }) =>
        other === owner &&
        appointment.id !== id &&
        appointment.status === 'booked' &&
        appointment.species === species &&
        appointment.petName.toLowerCase() === petName.toLowerCase() &&
        lessonsOf(appointment).some((lesson) => lessons.has(lesson)),
    );
  }

  /** Whether a saved pet is of the age for the service on the day; any other pet is. */
  isOfAge(owner: string, { petName, serviceId, day }: Appointment): boolean {
    const born = this.born.get(`${owner} ${petName.toLowerCase()}`);
    const birth = born === undefined ? undefined : { day: born, isAbout: false };
    const service = this.services.find(({ id }) => id === serviceId);
    return service === undefined || ageFit({ birth }, service, day) === 'right';
  }
}
