import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appointmentEmail, type AppointmentNews } from '../mail/appointment-emails.ts';
import type { Mailer } from '../mail/mailer.ts';
import { localTime } from '../stores/store-time.ts';
import { changeUntil, serviceOf, type AppointmentRow } from './appointment.ts';
import type { BookableStore } from './bookable-store.ts';

const PAGE = '/shop/PetcoServicesGroomingAppointmentView';

/** Tells shoppers by mail what became of their appointments. */
export interface AppointmentMails {
  /** Queues the mail in the transaction of the change. */
  queue(
    trx: Transaction<Database>,
    news: AppointmentNews,
    appointment: AppointmentRow,
    store: BookableStore,
  ): Promise<void>;
}

/** `pageOrigin` is the shop's own origin; undefined when it is not known. `clock` returns milliseconds since 1970. */
export const makeAppointmentMails = (
  mailer: Mailer,
  pageOrigin: string | undefined,
  clock: () => number,
): AppointmentMails => ({
  queue: async (trx, news, appointment, store) => {
    const { email, first_name: firstName } = await trx
      .selectFrom('shopper')
      .select(['email', 'first_name'])
      .where('shopper_id', '=', appointment.shopper_id)
      .executeTakeFirstOrThrow();
    const service = serviceOf(appointment);
    await mailer.queue(
      trx,
      appointmentEmail(news, {
        to: email ?? '',
        firstName,
        ...localTime(store.timeZone, appointment.starts_at),
        lessons: service?.lessons ?? 1,
        service: service?.name ?? 'Appointment',
        bring: service?.bring ?? [],
        canChange: clock() <= changeUntil(appointment),
        pet: appointment.pet_name,
        priceCents: appointment.price_cents,
        store: { ...store, line1: store.street, line2: '' },
        page: pageOrigin === undefined ? undefined : pageOrigin + PAGE,
      }),
    );
  },
});
