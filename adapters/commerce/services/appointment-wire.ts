import * as O from 'fp-ts/Option';
import type { TypeOf } from 'io-ts';
import {
  PET_SIZES,
  PET_SPECIES,
  type Appointment,
  type AppointmentStatus,
  type BenefitOffer,
  type PetService,
  type PetSize,
  type PetSpecies,
  type ServiceKind,
  type ServiceOption,
  type Services,
} from '../../../core/appointments/appointment';
import {
  fields,
  listOf,
  optionalFlag,
  optionalNumber,
  optionalText,
  reader,
  text,
  texts,
} from '../../http/wire-codecs';

const KINDS: ReadonlyArray<ServiceKind> = ['grooming', 'training', 'clinic'];
const STATUSES: ReadonlyArray<AppointmentStatus> = ['held', 'booked', 'cancelled'];
const PERIODS = ['month', 'year'] as const;

const oneOf = <A extends string>(name: string, values: ReadonlyArray<A>) =>
  reader<A>(name, (value) => O.fromNullable(values.find((one) => one === value)));

/** A kind of pets. */
export const speciesWire = oneOf<PetSpecies>('species', PET_SPECIES);
const sizeWire = oneOf<PetSize>('size', PET_SIZES);
/** A calendar month or year. */
export const periodWire = oneOf('period', PERIODS);

/** `x_services`, this project's extension of the wire, as everything below. */
export const servicesWire = fields('services', {
  changeHours: optionalNumber,
  services: listOf(
    fields('service', {
      serviceId: text,
      kind: oneOf('kind', KINDS),
      name: text,
      description: optionalText,
      storeService: text,
      lessons: optionalNumber,
      fromWeeks: optionalNumber,
      untilWeeks: optionalNumber,
      hasBenefit: optionalFlag,
      bring: texts,
      options: listOf(
        fields('option', { species: speciesWire, size: sizeWire, minutes: optionalNumber, price: optionalNumber }),
      ),
    }),
  ),
});

/** `x_appointments/slots`. */
export const slotsWire = fields('free times', {
  days: listOf(fields('day', { day: text, slots: listOf(fields('slot', { startsAt: text, time: text })) })),
});

const offerWire = fields('offer', {
  membershipId: text,
  petName: text,
  price: optionalNumber,
  benefit: optionalText,
  left: optionalNumber,
  per: reader('period or nothing', (value) => O.some(PERIODS.find((one) => one === value))),
});

/** One appointment. */
export const appointmentWire = fields('appointment', {
  appointmentId: text,
  status: oneOf('status', STATUSES),
  serviceId: text,
  serviceName: text,
  lessons: optionalNumber,
  bring: texts,
  species: speciesWire,
  size: sizeWire,
  petName: optionalText,
  note: optionalText,
  startsAt: text,
  day: text,
  time: text,
  minutes: optionalNumber,
  isPast: optionalFlag,
  canChange: optionalFlag,
  closedOn: optionalText,
  regularPrice: optionalNumber,
  price: optionalNumber,
  heldUntilTime: optionalText,
  offers: listOf(offerWire),
  store: fields('store', {
    storeId: text,
    name: text,
    street: text,
    city: text,
    state: text,
    zipCode: text,
    phone: optionalText,
  }),
});

/** `x_appointments/@self`. */
export const appointmentsWire = fields('appointments', { appointments: listOf(appointmentWire) });

const CHANGE_HOURS = 24;

/** Services; an option without a duration or a price is left out. */
export const toServices = ({ services, changeHours = CHANGE_HOURS }: TypeOf<typeof servicesWire>): Services => ({
  changeHours,
  services: services.map(({ serviceId, description = '', lessons = 1, options, ...service }): PetService => ({
    ...service,
    id: serviceId,
    description,
    lessons,
    options: options.flatMap(({ minutes, price, ...pet }): ReadonlyArray<ServiceOption> =>
      minutes === undefined || price === undefined ? [] : [{ ...pet, minutes, price }],
    ),
  })),
});

const toOffer = ({ price = 0, left = 0, ...offer }: TypeOf<typeof offerWire>): BenefitOffer => ({
  ...offer,
  price,
  left,
});

export const toAppointment = ({
  appointmentId,
  lessons = 1,
  petName = '',
  note = '',
  minutes = 0,
  isPast = false,
  canChange = false,
  price = 0,
  regularPrice = price,
  offers,
  heldUntilTime: heldUntil,
  store: { storeId, ...store },
  ...appointment
}: TypeOf<typeof appointmentWire>): Appointment => ({
  ...appointment,
  heldUntil,
  id: appointmentId,
  lessons,
  petName,
  note,
  minutes,
  isPast,
  canChange,
  price,
  regularPrice,
  offers: offers.map(toOffer),
  store: { ...store, id: storeId },
});
