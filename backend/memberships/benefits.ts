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

/** How often a benefit has been used in a period. */
export const countUses = async (
  database: Kysely<Database>,
  membershipId: number,
  benefitId: string,
  period: string,
): Promise<number> => {
  const { uses } = await database
    .selectFrom('benefit_use')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('membership_id', '=', membershipId)
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
    .select(['membership_id', 'plan_id', 'pet_name'])
    .where('shopper_id', '=', shopperId)
    .where('species', '=', species)
    .where(({ or, eb }) => or([eb('ends_on', 'is', null), eb('ends_on', '>=', day)]))
    .orderBy('membership_id')
    .execute();
  const offers: Offer[] = [];
  for (const { membership_id: membershipId, plan_id, pet_name: petName } of rows) {
    const benefit = benefitFor(plan_id, serviceId);
    const used = benefit && (await countUses(database, membershipId, benefit.id, periodOf(benefit, day)));
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
    message: 'This benefit of the membership is used up for the time of the appointment.',
  });

/** What a booking costs, and the membership whose benefit it has spent. */
export interface Spent {
  readonly cents: number;
  readonly petName: string;
  readonly membershipId: number | null;
}

/**
 * Spends the benefit of a membership on a booking; one without a benefit for the service only gives the pet's name. Throws
 * when the shopper has no such membership on that day, and with `_ERR_BENEFIT_USED` when `expectedCents` is less than what
 * it costs by now. [ACC-09]
 */
export const spendBenefit = async (
  trx: Transaction<Database>,
  booking: Booking,
  membershipId: number,
  expectedCents: number,
): Promise<Spent> => {
  const offer = (await findOffers(trx, booking)).find((one) => one.membershipId === membershipId);
  if (offer === undefined) {
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
