import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { enqueueJob } from '../jobs/database-job-queue.ts';
import type { JobHandler } from '../jobs/job-worker.ts';
import { momentIn } from '../stores/store-time.ts';
import { beginsOnClosedDay, dayOfAppointment, type AppointmentRow } from './appointment.ts';
import type { AppointmentMails } from './appointment-mails.ts';
import { readBookableStores, type BookableStore } from './bookable-store.ts';
import { plusDays } from '../stores/shop-day.ts';

/** The minute of the day before at which reminders are sent, by the store's clock: 10 am. */
const REMIND_AT = 10 * 60;

/** Queues the reminder for the day before. An appointment that is sooner has no reminder. */
export const addReminder = async (
  trx: Transaction<Database>,
  row: AppointmentRow,
  store: BookableStore,
  now: number,
): Promise<void> => {
  const runAt = momentIn(store.timeZone, plusDays(dayOfAppointment(row, store), -1), REMIND_AT);
  if (runAt <= now) return;
  const { appointment_id: appointmentId, version } = row;
  const key = `appointment-reminder:${appointmentId}:${version}`;
  await enqueueJob(trx, { kind: 'appointment-reminder', key, body: { appointmentId, version }, runAt, now });
};

/**
 * Sends the reminder of one version of an appointment, once. One that was moved or cancelled since, has begun, or whose
 * account was deleted, has none. When the store is closed on the day, the mail says that instead. [ACC-08]
 */
export const makeRemind = ({
  unitOfWork,
  mails,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly mails: AppointmentMails;
}): JobHandler => ({
  run: async ({ appointmentId, version }, now) => {
    await unitOfWork.run(async (trx) => {
      const row = await trx
        .selectFrom('appointment')
        .selectAll()
        .where('appointment_id', '=', Number(appointmentId))
        .where('version', '=', Number(version))
        .where('status', '=', 'booked')
        .where('reminded_at', 'is', null)
        .where('starts_at', '>', now)
        .executeTakeFirst();
      const store = row && (await readBookableStores(trx, [row.store_id], now)).get(row.store_id);
      if (row === undefined || store === undefined) return;
      await trx
        .updateTable('appointment')
        .set({ reminded_at: now })
        .where('appointment_id', '=', row.appointment_id)
        .execute();
      await mails.queue(trx, beginsOnClosedDay(row, store) ? 'closed' : 'reminder', row, store);
    });
    return { kind: 'done' };
  },
});
