import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AppointmentTable } from '../database/tables/appointment-tables.ts';
import { CommerceFailure, notFound } from '../http/commerce-failure.ts';
import { findService, type Service } from '../services/services.ts';
import { plusDays } from '../stores/shop-day.ts';
import { localTime, openTimeOf } from '../stores/store-time.ts';
import { placesOf, type BookableStore } from './bookable-store.ts';
import { freePlace, openStarts, readTaken } from './free-slots.ts';
import type { StartTime } from './start-times.ts';

export type AppointmentRow = Selectable<AppointmentTable>;

/** Until then before its beginning an appointment is moved and cancelled online; after that by telephone. */
export const CHANGE_HOURS = 24;

/** Between two lessons of a course. */
export const WEEK_MS = 7 * 24 * 60 * 60_000;

/** When an appointment is over: a course with the last of its weekly lessons. */
export const overAt = (row: Pick<AppointmentRow, 'ends_at' | 'service_id'>): number =>
  row.ends_at + ((findService(row.service_id)?.lessons ?? 1) - 1) * WEEK_MS;

/** The day of an appointment in its store. */
export const dayOfAppointment = (
  { starts_at }: Pick<AppointmentRow, 'starts_at'>,
  { timeZone }: Pick<BookableStore, 'timeZone'>,
): string => localTime(timeZone, starts_at).day;

/** The days of an appointment in its store; those of a course are a week apart. */
const lessonDaysOf = (
  row: Pick<AppointmentRow, 'starts_at' | 'service_id'>,
  store: Pick<BookableStore, 'timeZone'>,
): readonly string[] => {
  const first = dayOfAppointment(row, store);
  return Array.from({ length: serviceOf(row)?.lessons ?? 1 }, (_, week) => plusDays(first, week * 7));
};

/** The first of its days that are not past on which the store is closed; undefined when it is open on all of them. */
export const closedDayOf = (
  row: Pick<AppointmentRow, 'starts_at' | 'service_id'>,
  store: BookableStore,
  now: number,
): string | undefined => {
  const today = localTime(store.timeZone, now).day;
  return lessonDaysOf(row, store).find((day) => day >= today && openTimeOf(store, day) === undefined);
};

/** Whether the store is closed on the day on which an appointment, or the first lesson of a course, would begin. */
export const beginsOnClosedDay = (row: Pick<AppointmentRow, 'starts_at'>, store: BookableStore): boolean =>
  openTimeOf(store, dayOfAppointment(row, store)) === undefined;

/**
 * Whether an appointment can be moved or cancelled online: until `CHANGE_HOURS` before its beginning, and until it begins
 * when the store is closed on that day, because nobody takes a call there.
 */
export const isChangeable = (row: Pick<AppointmentRow, 'starts_at'>, store: BookableStore, now: number): boolean =>
  now <= row.starts_at - (beginsOnClosedDay(row, store) ? 0 : CHANGE_HOURS * 60 * 60_000);

/** The service of an appointment; undefined when it is not offered any more. */
export const serviceOf = ({ service_id }: Pick<AppointmentRow, 'service_id'>): Service | undefined =>
  findService(service_id);

const noSuchAppointment = (): CommerceFailure => notFound('We couldn’t find that appointment.', 'appointmentId');

/** The shopper's appointment. Another shopper's and an unknown one are both not found. */
export const requireAppointment = async (
  database: Kysely<Database>,
  shopperId: number,
  appointmentId: number,
): Promise<AppointmentRow> => {
  const row = await database
    .selectFrom('appointment')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (row === undefined) throw noSuchAppointment();
  return row;
};

/** The slot is not free, or not one at which the service begins. */
export const slotTaken = (): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_SLOT_TAKEN',
    message: 'This time is no longer available. Please choose another one.',
    parameters: 'startsAt',
  });

/** Removes holds of the store that have run out, so that their half hours can be taken. */
export const removeOldHolds = async (trx: Transaction<Database>, storeId: string, now: number): Promise<void> => {
  await trx.deleteFrom('appointment').where('store_id', '=', storeId).where('held_until', '<=', now).execute();
};

/** A slot that is to be taken. */
export interface WantedSlot {
  readonly store: BookableStore;
  readonly service: Service;
  readonly minutes: number;
  readonly startsAt: number;
}

/** The times of a slot with a free member of the team. Throws `_ERR_SLOT_TAKEN` when there is none. */
export const requireFree = async (
  trx: Transaction<Database>,
  { store, service, minutes, startsAt }: WantedSlot,
  now: number,
  except?: number,
): Promise<StartTime & { readonly place: number }> => {
  const { day } = localTime(store.timeZone, startsAt);
  const start = openStarts(store, service, { minutes }, day, now).find((one) => one.startsAt === startsAt);
  const [from, to] = [start?.halfHours[0], start?.halfHours.at(-1)];
  if (start === undefined || from === undefined || to === undefined) throw slotTaken();
  const taken = await readTaken(trx, { storeId: store.id, team: service.team, from, to, now, except });
  const place = freePlace(taken, placesOf(store, service.team), start.halfHours);
  if (place === undefined) throw slotTaken();
  return { ...start, place };
};

/**
 * Throws `_ERR_PET_BUSY` when the same pet of the shopper has another appointment in one of the half hours that this one
 * has taken, which are those of all its lessons. Pets have no ids here, so it is the same one when type and name are.
 */
export const requirePetFree = async (
  trx: Transaction<Database>,
  row: Pick<AppointmentRow, 'appointment_id' | 'shopper_id' | 'species'>,
  petName: string,
): Promise<void> => {
  const others = await trx
    .selectFrom('appointment')
    .innerJoin('team_time', 'team_time.appointment_id', 'appointment.appointment_id')
    .select('pet_name')
    .where('shopper_id', '=', row.shopper_id)
    .where('status', '=', 'booked')
    .where('appointment.appointment_id', '!=', row.appointment_id)
    .where('species', '=', row.species)
    .where('team_time.starts_at', 'in', (own) =>
      own.selectFrom('team_time').select('starts_at').where('appointment_id', '=', row.appointment_id),
    )
    .execute();
  const name = petName.toLowerCase();
  if (others.every(({ pet_name }) => pet_name.toLowerCase() !== name)) return;
  throw new CommerceFailure({
    status: 409,
    errorKey: '_ERR_PET_BUSY',
    message: `${petName} already has an appointment at that time.`,
  });
};

/** Takes the half hours of a slot for an appointment, instead of those that it had. */
export const takeTime = async (
  trx: Transaction<Database>,
  appointmentId: number,
  { store, service }: Pick<WantedSlot, 'store' | 'service'>,
  { halfHours, place }: { readonly halfHours: readonly number[]; readonly place: number },
): Promise<void> => {
  await trx.deleteFrom('team_time').where('appointment_id', '=', appointmentId).execute();
  const own = { store_id: store.id, team: service.team.id, place, appointment_id: appointmentId };
  await trx
    .insertInto('team_time')
    .values(halfHours.map((starts_at) => ({ ...own, starts_at })))
    .execute();
};
