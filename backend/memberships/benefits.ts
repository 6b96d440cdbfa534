import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import { benefitFor, periodOf, priceWith, type Benefit } from './plans.ts';

/** What a benefit is to be spent on. */
export interface Booking {
  readonly shopperId: number;
  readonly appointmentId: number;
  readonly serviceId: string;
  readonly species: string;
  /** The day of the appointment in the store. */
  readonly day: string;
  /** The price without benefits. */
  readonly listCents: number;
}

/** What a membership makes of the price of a booking. */
export interface Offer {
  readonly membershipId: number;
  readonly petName: string;
  /** Undefined when the plan has no benefit for the service. */
  readonly benefit: Benefit | undefined;
  /** How often the benefit can still be used in the period of the appointment. */
  readonly left: number;
  readonly cents: number;
}

/** The membership of a pet. */
export interface MemberPet {
  readonly shopper_id: number;
  readonly plan_id: string;
  readonly species: string;
  readonly pet_name: string;
}

/**
 * How often a pet has used a benefit in a period, through all of its memberships in the plan: one that is cancelled and
 * joined again has no new benefits before the next period.
 */
export const countUses = async (
  database: Kysely<Database>,
  { shopper_id, plan_id, species, pet_name }: MemberPet,
  benefitId: string,
  period: string,
): Promise<number> => {
  // Names are compared here: SQLite knows the small letters of ASCII only.
  const name = pet_name.toLowerCase();
  const all = await database
    .selectFrom('membership')
    .select(['membership_id', 'pet_name'])
    .where('shopper_id', '=', shopper_id)
    .where('plan_id', '=', plan_id)
    .where('species', '=', species)
    .execute();
  const own = all.filter((row) => row.pet_name.toLowerCase() === name).map((row) => row.membership_id);
  const { uses } = await database
    .selectFrom('benefit_use')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('membership_id', 'in', own)
    .where('benefit_id', '=', benefitId)
    .where('period', '=', period)
    .executeTakeFirstOrThrow();
  return Number(uses);
};

/** What the shopper's memberships for such a pet, which run on the day, make of the price. [ACC-09] */
export const findOffers = async (
  database: Kysely<Database>,
  { shopperId, serviceId, species, day, listCents }: Omit<Booking, 'appointmentId'>,
): Promise<readonly Offer[]> => {
  const rows = await database
    .selectFrom('membership')
    .select(['membership_id', 'shopper_id', 'plan_id', 'species', 'pet_name'])
    .where('shopper_id', '=', shopperId)
    .where('species', '=', species)
    .where(({ or, eb }) => or([eb('ends_on', 'is', null), eb('ends_on', '>=', day)]))
    .orderBy('membership_id')
    .execute();
  const offers: Offer[] = [];
  for (const row of rows) {
    const { membership_id: membershipId, plan_id, pet_name: petName } = row;
    const benefit = benefitFor(plan_id, serviceId);
    const used = benefit && (await countUses(database, row, benefit.id, periodOf(benefit, day)));
    const left = benefit === undefined ? 0 : Math.max(0, benefit.times - (used ?? 0));
    const cents = benefit !== undefined && left > 0 ? priceWith(benefit, listCents) : listCents;
    offers.push({ membershipId, petName, benefit, left, cents });
  }
  return offers;
};

const usedUp = (): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_BENEFIT_USED',
    message: 'You’ve used this membership benefit for that period.',
  });

/** The membership that would pay for an appointment ends before it. */
export const membershipEnded = (): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_MEMBERSHIP_ENDED',
    message: 'This membership ends before the appointment.',
    parameters: 'membershipId',
  });

/** Whether the shopper has a membership that ends before a day. */
export const membershipEndsBefore = async (
  trx: Transaction<Database>,
  { shopperId, day }: Pick<Booking, 'shopperId' | 'day'>,
  membershipId: number,
): Promise<boolean> => {
  const row = await trx
    .selectFrom('membership')
    .select('membership_id')
    .where('membership_id', '=', membershipId)
    .where('shopper_id', '=', shopperId)
    .where('ends_on', '<', day)
    .executeTakeFirst();
  return row !== undefined;
};

/** What a booking costs, and the membership whose benefit it has spent. */
export interface Spent {
  readonly cents: number;
  readonly petName: string;
  readonly membershipId: number | null;
}

/**
 * Spends the benefit of a membership on a booking; one without a benefit for the service only gives the pet's name. Throws
 * when the shopper has no such membership, with `_ERR_MEMBERSHIP_ENDED` when it ends before that day, and with
 * `_ERR_BENEFIT_USED` when `expectedCents` is less than what it costs by now. [ACC-09]
 */
export const spendBenefit = async (
  trx: Transaction<Database>,
  booking: Booking,
  membershipId: number,
  expectedCents: number,
): Promise<Spent> => {
  const offer = (await findOffers(trx, booking)).find((one) => one.membershipId === membershipId);
  if (offer === undefined) {
    if (await membershipEndsBefore(trx, booking, membershipId)) throw membershipEnded();
    throw invalidParameter('membershipId', 'membershipId must be one of your memberships for such a pet on that day.');
  }
  if (offer.cents > expectedCents) throw usedUp();
  const { benefit, petName, left, cents } = offer;
  if (benefit === undefined || left === 0) return { cents, petName, membershipId: null };
  const period = periodOf(benefit, booking.day);
  await trx
    .insertInto('benefit_use')
    .values({
      appointment_id: booking.appointmentId,
      membership_id: membershipId,
      benefit_id: benefit.id,
      period,
    })
    .execute();
  return { cents, petName, membershipId };
};

/** Gives the benefit back that an appointment has spent. Changes nothing when it has spent none. */
export const giveBack = async (trx: Transaction<Database>, appointmentId: number): Promise<void> => {
  await trx.deleteFrom('benefit_use').where('appointment_id', '=', appointmentId).execute();
};
