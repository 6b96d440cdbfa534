import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import {
  giveBack,
  membershipEnded,
  membershipEndsBefore,
  spendBenefit,
  type Booking,
  type Spent,
} from '../memberships/benefits.ts';
import type { AppointmentMails } from './appointment-mails.ts';
import {
  closedDayOf,
  dayOfAppointment,
  isChangeable,
  removeOldHolds,
  requireAppointment,
  requireFree,
  requirePetFree,
  serviceOf,
  slotTaken,
  takeTime,
  type AppointmentRow,
} from './appointment.ts';
import { requirePetAge } from './pet-age.ts';
import { requireBookableStore, type BookableStore } from './bookable-store.ts';
import { addReminder } from './remind.ts';

/** Which appointment of which shopper a request changes. */
export interface Owned {
  readonly shopperId: number;
  readonly appointmentId: number;
}

/** What the shopper confirms. */
export interface Confirmation {
  /** Empty with a membership, which knows the name of its pet. */
  readonly petName: string;
  readonly note: string;
  readonly membershipId: number | undefined;
  /** The price that the shopper was shown. */
  readonly expectedCents: number;
}

/** A time to which an appointment is to move. */
export interface WantedMove {
  readonly startsAt: number;
  /** The price that the shopper has agreed to; undefined for that which it has. */
  readonly agreedCents: number | undefined;
}

const wrongState = (message: string): CommerceFailure =>
  new CommerceFailure({ status: 409, errorKey: '_ERR_APPOINTMENT_STATE', message });

const tooLate = (): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_APPOINTMENT_TOO_LATE',
    message: 'This appointment can no longer be changed online. Please call the store.',
  });

const bookingOf = (row: AppointmentRow, store: BookableStore): Booking => ({
  shopperId: row.shopper_id,
  appointmentId: row.appointment_id,
  serviceId: row.service_id,
  species: row.species,
  day: dayOfAppointment(row, store),
  listCents: row.list_cents,
});

const spend = async (
  trx: Transaction<Database>,
  row: AppointmentRow,
  store: BookableStore,
  { membershipId, petName, expectedCents }: Omit<Confirmation, 'note'>,
): Promise<Spent> =>
  membershipId === undefined
    ? { cents: row.list_cents, petName, membershipId: null }
    : spendBenefit(trx, bookingOf(row, store), membershipId, expectedCents);

type Payment = Pick<AppointmentRow, 'price_cents' | 'membership_id' | 'lost_membership_id'>;

/**
 * What an appointment costs at its new time. `row` has that time, and its benefit was given back. At the regular price, one
 * whose membership ends before that time gets its benefit back when the membership is kept, as one that lost it (ACC-09).
 */
const payAgain = async (
  trx: Transaction<Database>,
  row: AppointmentRow,
  store: BookableStore,
  agreedCents: number,
): Promise<Payment> => {
  const { membership_id: membershipId, price_cents, lost_membership_id, pet_name: petName, list_cents } = row;
  if (membershipId === null) {
    // It has lost its benefit since the shopper was shown its price.
    if (price_cents > agreedCents) throw membershipEnded();
    return { price_cents, membership_id: null, lost_membership_id };
  }
  const isRegular = agreedCents >= list_cents;
  if (isRegular && (await membershipEndsBefore(trx, bookingOf(row, store), membershipId))) {
    return { price_cents: list_cents, membership_id: null, lost_membership_id: membershipId };
  }
  const spent = await spend(trx, row, store, { petName, membershipId, expectedCents: agreedCents });
  return { price_cents: spent.cents, membership_id: spent.membershipId, lost_membership_id };
};

/** Changes of appointments by their shopper, each in one transaction with its mail. [ACC-08] */
export interface AppointmentChanges {
  /**
   * Books a held slot. One that is booked stays as it is, so that a repeated request changes nothing. Throws
   * `_ERR_SLOT_TAKEN` when the store has become closed on that day, `_ERR_BENEFIT_USED` when it costs more by now than the
   * shopper was shown, `_ERR_MEMBERSHIP_ENDED`, `_ERR_PET_BUSY` when the pet has another appointment at that time, and
   * `_ERR_PET_AGE`.
   */
  confirm(trx: Transaction<Database>, owned: Owned, confirmation: Confirmation): Promise<AppointmentRow>;
  /**
   * Moves an appointment to a free slot of the same service. Its price stays, or the benefit that it has spent is spent in
   * the new month or year instead. Where that is not possible it costs the regular price, if the shopper has agreed to it,
   * and the benefit goes back. Throws `_ERR_SLOT_TAKEN`, `_ERR_PET_BUSY`, `_ERR_PET_AGE`, `_ERR_BENEFIT_USED`,
   * `_ERR_MEMBERSHIP_ENDED` and `_ERR_APPOINTMENT_TOO_LATE`.
   */
  move(trx: Transaction<Database>, owned: Owned, wanted: WantedMove): Promise<AppointmentRow>;
  /** Cancels an appointment and gives its benefit back. One that is cancelled stays so. */
  cancel(trx: Transaction<Database>, owned: Owned): Promise<AppointmentRow>;
}

interface ChangeDeps {
  readonly mails: AppointmentMails;
  readonly clock: () => number;
}

const read = (trx: Transaction<Database>, { shopperId, appointmentId }: Owned): Promise<AppointmentRow> =>
  requireAppointment(trx, shopperId, appointmentId);

const requireChangeable = (row: AppointmentRow, store: BookableStore, now: number): void => {
  if (row.status !== 'booked') throw wrongState('This appointment isn’t booked.');
  if (!isChangeable(row, store, now)) throw tooLate();
};

const confirmHold =
  ({ mails, clock }: ChangeDeps): AppointmentChanges['confirm'] =>
  async (trx, owned, confirmation) => {
    const now = clock();
    const held = await read(trx, owned);
    if (held.status === 'booked') return held;
    if (held.status !== 'held' || held.starts_at <= now) throw slotTaken();
    const store = await requireBookableStore(trx, held.store_id, now);
    if (closedDayOf(held, store, now) !== undefined) throw slotTaken();
    const { cents, petName, membershipId } = await spend(trx, held, store, confirmation);
    await requirePetFree(trx, held, petName);
    const service = serviceOf(held);
    const pet = { ...held, pet_name: petName };
    if (service !== undefined) await requirePetAge(trx, pet, service, dayOfAppointment(held, store));
    await trx
      .updateTable('appointment')
      .set({
        status: 'booked',
        held_until: null,
        pet_name: petName,
        note: confirmation.note,
        price_cents: cents,
        membership_id: membershipId,
        updated_at: now,
      })
      .where('appointment_id', '=', owned.appointmentId)
      .execute();
    const booked = await read(trx, owned);
    await addReminder(trx, booked, store, now);
    await mails.queue(trx, 'booked', booked, store);
    return booked;
  };

const moveBooked =
  ({ mails, clock }: ChangeDeps): AppointmentChanges['move'] =>
  async (trx, owned, { startsAt, agreedCents }) => {
    const now = clock();
    const row = await read(trx, owned);
    const store = await requireBookableStore(trx, row.store_id, now);
    requireChangeable(row, store, now);
    if (row.starts_at === startsAt) return row;
    const service = serviceOf(row);
    if (service === undefined) throw wrongState('This service is no longer offered.');
    await removeOldHolds(trx, store.id, now);
    const slot = { store, service, minutes: (row.ends_at - row.starts_at) / 60_000, startsAt };
    const free = await requireFree(trx, slot, now, row.appointment_id);
    await takeTime(trx, row.appointment_id, slot, free);
    const times = { starts_at: free.startsAt, ends_at: free.endsAt };
    await requirePetFree(trx, row, row.pet_name);
    await requirePetAge(trx, row, service, dayOfAppointment(times, store));
    await giveBack(trx, row.appointment_id);
    const payment = await payAgain(trx, { ...row, ...times }, store, agreedCents ?? row.price_cents);
    await trx
      .updateTable('appointment')
      .set({ ...times, ...payment, reminded_at: null, version: row.version + 1, updated_at: now })
      .where('appointment_id', '=', owned.appointmentId)
      .execute();
    const changed = await read(trx, owned);
    await addReminder(trx, changed, store, now);
    await mails.queue(trx, 'moved', changed, store);
    return changed;
  };

const cancelBooked =
  ({ mails, clock }: ChangeDeps): AppointmentChanges['cancel'] =>
  async (trx, owned) => {
    const now = clock();
    const row = await read(trx, owned);
    if (row.status === 'cancelled') return row;
    const store = await requireBookableStore(trx, row.store_id, now);
    requireChangeable(row, store, now);
    await giveBack(trx, row.appointment_id);
    await trx.deleteFrom('team_time').where('appointment_id', '=', row.appointment_id).execute();
    await trx
      .updateTable('appointment')
      .set({ status: 'cancelled', price_cents: row.list_cents, membership_id: null, updated_at: now })
      .where('appointment_id', '=', row.appointment_id)
      .execute();
    const cancelled = await read(trx, owned);
    await mails.queue(trx, 'cancelled', cancelled, store);
    return cancelled;
  };

export const makeAppointmentChanges = (deps: ChangeDeps): AppointmentChanges => ({
  confirm: confirmHold(deps),
  move: moveBooked(deps),
  cancel: cancelBooked(deps),
});
