import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appointmentEmail, type AppointmentNews } from '../mail/appointment-emails.ts';
import type { Mailer } from '../mail/mailer.ts';
import { wantsReminders } from '../mail/reminders.ts';
import type { StopPage } from '../mail/stop-page.ts';
import { localTime } from '../stores/store-time.ts';
import { closedDayOf, isChangeable, serviceOf, type AppointmentRow } from './appointment.ts';
import type { BookableStore } from './bookable-store.ts';

const PAGE = '/shop/PetcoServicesGroomingAppointmentView';

/** Tells shoppers by mail what became of their appointments. */
export interface AppointmentMails {
  /** Queues the mail in the transaction of the change, but no reminder for a shopper who has stopped them. */
  queue(
    trx: Transaction<Database>,
    news: AppointmentNews,
    appointment: AppointmentRow,
    store: BookableStore,
  ): Promise<void>;
}

export interface AppointmentMailDeps {
  readonly mailer: Mailer;
  /** The shop's own origin; undefined when it is not known. */
  readonly pageOrigin: string | undefined;
  readonly stopPage: StopPage;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export const makeAppointmentMails = ({
  mailer,
  pageOrigin,
  stopPage,
  clock,
}: AppointmentMailDeps): AppointmentMails => ({
  queue: async (trx, news, appointment, store) => {
    const isReminder = news === 'reminder';
    if (isReminder && !(await wantsReminders(trx, appointment.shopper_id, 'appointments'))) return;
    const { email, first_name: firstName } = await trx
      .selectFrom('shopper')
      .select(['email', 'first_name'])
      .where('shopper_id', '=', appointment.shopper_id)
      .executeTakeFirstOrThrow();
    const service = serviceOf(appointment);
    const now = clock();
    const page = pageOrigin === undefined ? undefined : pageOrigin + PAGE;
    await mailer.queue(
      trx,
      appointmentEmail(news, {
        to: email ?? '',
        firstName,
        shopperId: appointment.shopper_id,
        ...localTime(store.timeZone, appointment.starts_at),
        lessons: service?.lessons ?? 1,
        service: service?.name ?? 'Appointment',
        bring: service?.bring ?? [],
        canChange: isChangeable(appointment, store, now),
        closedOn: closedDayOf(appointment, store, now),
        pet: appointment.pet_name,
        priceCents: appointment.price_cents,
        store: { ...store, line1: store.street, line2: '' },
        page,
        movePage: page && `${page}?step=move&id=${appointment.appointment_id}`,
        stopPage: isReminder ? stopPage(email ?? '', { kind: 'reminders', of: 'appointments' }) : undefined,
      }),
    );
  },
});
