import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { momentOf, plusDays } from '../stores/shop-day.ts';
import { localTime } from '../stores/store-time.ts';
import { giveBack, spendBenefit } from './benefits.ts';

/**
 * Takes the benefits of a membership from booked appointments after its last day, which cost the regular price from then
 * on. Returns how many these are. [ACC-09]
 */
export const takeBenefits = async (
  trx: Transaction<Database>,
  membershipId: number,
  endsOn: string,
  now: number,
): Promise<number> => {
  const rows = await trx
    .selectFrom('appointment')
    .select(['appointment_id', 'list_cents'])
    .where('membership_id', '=', membershipId)
    .where('status', '=', 'booked')
    .where('starts_at', '>=', momentOf(plusDays(endsOn, 1), 0))
    .execute();
  for (const { appointment_id, list_cents } of rows) {
    await giveBack(trx, appointment_id);
    await trx
      .updateTable('appointment')
      .set({ price_cents: list_cents, membership_id: null, lost_membership_id: membershipId, updated_at: now })
      .where('appointment_id', '=', appointment_id)
      .execute();
  }
  return rows.length;
};

/**
 * Gives appointments that lost a benefit of this membership the benefit again, the earliest first, as far as it is left.
 * Returns how many of them cost less now. [ACC-09]
 */
export const giveBenefitsAgain = async (
  trx: Transaction<Database>,
  shopperId: number,
  membershipId: number,
  now: number,
): Promise<number> => {
  const rows = await trx
    .selectFrom('appointment')
    .innerJoin('store', 'store.store_id', 'appointment.store_id')
    .select(['appointment_id', 'service_id', 'species', 'starts_at', 'list_cents', 'time_zone'])
    .where('lost_membership_id', '=', membershipId)
    .where('status', '=', 'booked')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute();
  let reduced = 0;
  for (const { appointment_id, service_id, species, starts_at, list_cents, time_zone } of rows) {
    const booking = {
      shopperId,
      appointmentId: appointment_id,
      serviceId: service_id,
      species,
      day: localTime(time_zone, starts_at).day,
      listCents: list_cents,
    };
    const spent = await spendBenefit(trx, booking, membershipId, list_cents);
    await trx
      .updateTable('appointment')
      .set({ price_cents: spent.cents, membership_id: spent.membershipId, lost_membership_id: null, updated_at: now })
      .where('appointment_id', '=', appointment_id)
      .execute();
    if (spent.cents < list_cents) reduced += 1;
  }
  return reduced;
};
