import type { Appointment, PetService, WantedService } from '../../core/appointments/appointment';
import type { CareMembership, CarePlan } from '../../core/memberships/membership';

/** A bath of a small dog in the store of Mission Valley. */
export const A_BATH: WantedService = { storeId: '1101', serviceId: 'bath', species: 'dog', size: 'small' };

/** A bath, which takes an hour and costs $45 for a small dog. */
export const aService = (facts: Partial<PetService> = {}): PetService => ({
  id: 'bath',
  kind: 'grooming',
  name: 'Bath & brush',
  description: 'Shampoo and brushing.',
  storeService: 'Grooming',
  lessons: 1,
  bring: ['A leash'],
  options: [{ species: 'dog', size: 'small', minutes: 60, price: 45 }],
  ...facts,
});

/** A course of six weekly lessons for puppies. */
export const aCourse = (): PetService =>
  aService({ id: 'puppy-class', name: 'Puppy class', lessons: 6, fromWeeks: 10, untilWeeks: 17 });

/** A booked bath of Rex. */
export const anAppointment = (facts: Partial<Appointment> = {}): Appointment => ({
  id: '980001',
  status: 'booked',
  serviceId: 'bath',
  serviceName: 'Bath & brush',
  lessons: 1,
  bring: ['A leash'],
  species: 'dog',
  size: 'small',
  petName: 'Rex',
  note: '',
  startsAt: '2026-12-02T18:00:00.000Z',
  day: '2026-12-02',
  time: '10:00',
  minutes: 60,
  isPast: false,
  canChange: true,
  closedOn: undefined,
  regularPrice: 45,
  price: 45,
  heldUntil: undefined,
  offers: [],
  store: {
    id: '1101',
    name: 'Mission Valley',
    street: '2 Leash Rd',
    city: 'San Diego',
    state: 'CA',
    zipCode: '92108',
    phone: '619-555-0100',
  },
  ...facts,
});

/** Vital Care, with one nail trim a month. */
export const aPlan = (facts: Partial<CarePlan> = {}): CarePlan => ({
  id: 'vital-care',
  name: 'Vital Care',
  description: 'For dogs and cats.',
  species: ['dog', 'cat'],
  price: 19.99,
  benefits: [{ id: 'nail-trim', text: 'Free nail trims', times: 1, per: 'month' }],
  ...facts,
});

/** The running membership of Rex. */
export const aCareMembership = (facts: Partial<CareMembership> = {}): CareMembership => ({
  id: '970001',
  planId: 'vital-care',
  name: 'Vital Care',
  petName: 'Rex',
  species: 'dog',
  price: 19.99,
  startedOn: '2026-11-23',
  endsOn: undefined,
  nextMonthOn: '2026-12-23',
  wouldEndOn: '2026-12-22',
  hasEnded: false,
  benefits: [{ id: 'nail-trim', text: 'Free nail trims', times: 1, per: 'month', left: 1 }],
  ...facts,
});
