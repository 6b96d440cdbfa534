import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { services } from '../services/services.ts';
import { overAt, WEEK_MS, type AppointmentRow } from './appointment.ts';

/** The most appointments that are listed; those to come are all listed. */
const MAX_LISTED = 50;

/** Until so long after the end of its first lesson a course can have lessons to come. */
const MAX_COURSE_MS = (Math.max(...services.map(({ lessons }) => lessons)) - 1) * WEEK_MS;

/**
 * The shopper's appointments, the latest first: the one that is held, all booked ones that are not over, and the newest of
 * the past and cancelled ones. [ACC-08]
 */
export const readOwnAppointments = async (
  database: Kysely<Database>,
  shopperId: number,
  now: number,
): Promise<readonly AppointmentRow[]> => {
  const own = database.selectFrom('appointment').selectAll().where('shopper_id', '=', shopperId);
  const held = await own.where('held_until', '>', now).execute();
  const booked = await own
    .where('status', '=', 'booked')
    .where('ends_at', '>', now - MAX_COURSE_MS)
    .execute();
  const open = [...held, ...booked.filter((row) => overAt(row) > now)];
  const ids = new Set(open.map((row) => row.appointment_id));
  const newest = await own.where('held_until', 'is', null).orderBy('starts_at', 'desc').limit(MAX_LISTED).execute();
  const others = newest.filter((row) => !ids.has(row.appointment_id)).slice(0, Math.max(0, MAX_LISTED - open.length));
  return [...open, ...others].toSorted((one, other) => other.starts_at - one.starts_at);
};
