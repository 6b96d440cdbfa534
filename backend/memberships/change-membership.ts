import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import { enqueueJob } from '../jobs/database-job-queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import { joinedEmail, membershipCancelledEmail, type MembershipMail } from '../mail/membership-emails.ts';
import { momentOf, plusDays, shopDay } from '../stores/shop-day.ts';
import { hasEnded, lastDayOf, readMemberships, requireMembership, type MembershipRow } from './membership.ts';
import { findPlan, type Plan } from './plans.ts';

/** The most running memberships of one account, and the most with those that have ended. */
const MAX_RUNNING = 10;
const MAX_ALL = 100;

/** A pet that is to become a member. */
export interface WantedMembership {
  readonly planId: string;
  readonly petName: string;
  readonly species: string;
  /** Chosen by the client, so that a repeated request joins once. */
  readonly joinKey: string;
}

export interface MembershipDeps {
  readonly mailer: Mailer;
  /** The shop's own origin; undefined when it is not known. */
  readonly pageOrigin: string | undefined;
  readonly clock: () => number;
}

/** Changes of memberships by their shopper, each in one transaction with its mail. [ACC-09] */
export interface MembershipChanges {
  /**
   * Makes a pet a member. Nothing is charged: the store takes the money. A key that was used before returns its membership.
   * Throws `_ERR_ALREADY_MEMBER` for a pet of this name, and `_ERR_TOO_MANY_MEMBERSHIPS`.
   */
  join(trx: Transaction<Database>, shopperId: number, wanted: WantedMembership): Promise<MembershipRow>;
  /**
   * Ends a membership on the last day of its month. Appointments after that day cost the regular price from then on. One
   * that is cancelled stays so.
   */
  cancel(trx: Transaction<Database>, shopperId: number, membershipId: number): Promise<MembershipRow>;
}

const PAGE = '/shop/PetcoMyMembershipsView?myAccountActivePage=myCoreCare';

const refusal = (errorKey: string, message: string): CommerceFailure =>
  new CommerceFailure({ status: 409, errorKey, message });

const requireRoom = (all: readonly MembershipRow[], { petName, species }: WantedMembership, today: string): void => {
  const running = all.filter((row) => !hasEnded(row, today));
  const name = petName.toLowerCase();
  if (running.some((row) => row.species === species && row.pet_name.toLowerCase() === name)) {
    throw refusal('_ERR_ALREADY_MEMBER', `${petName} is already a member.`);
  }
  if (running.length >= MAX_RUNNING || all.length >= MAX_ALL) {
    throw refusal('_ERR_TOO_MANY_MEMBERSHIPS', `You can have up to ${MAX_RUNNING} memberships.`);
  }
};

/** Takes the benefit from appointments after a day, and returns how many these are. */
const chargeRegular = async (
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
    await trx.deleteFrom('benefit_use').where('appointment_id', '=', appointment_id).execute();
    await trx
      .updateTable('appointment')
      .set({ price_cents: list_cents, membership_id: null, updated_at: now })
      .where('appointment_id', '=', appointment_id)
      .execute();
  }
  return rows.length;
};

const mailAbout = async (
  trx: Transaction<Database>,
  row: MembershipRow,
  pageOrigin: string | undefined,
): Promise<MembershipMail> => {
  const shopper = await trx
    .selectFrom('shopper')
    .select(['email', 'first_name'])
    .where('shopper_id', '=', row.shopper_id)
    .executeTakeFirstOrThrow();
  return {
    to: shopper.email ?? '',
    firstName: shopper.first_name,
    plan: findPlan(row.plan_id)?.name ?? row.plan_id,
    pet: row.pet_name,
    page: pageOrigin === undefined ? undefined : pageOrigin + PAGE,
  };
};

const requirePlan = ({ planId, species }: WantedMembership): Plan => {
  const plan = findPlan(planId);
  if (plan === undefined) throw invalidParameter('planId', 'planId must be a plan of x_memberships.');
  if (!plan.species.some((one) => one === species)) {
    throw invalidParameter('species', `${plan.name} isn’t available for this type of pet.`);
  }
  return plan;
};

const joinPlan =
  ({ mailer, pageOrigin, clock }: MembershipDeps): MembershipChanges['join'] =>
  async (trx, shopperId, wanted) => {
    const now = clock();
    const today = shopDay(now);
    const all = await readMemberships(trx, shopperId);
    const known = all.find((row) => row.join_key === wanted.joinKey);
    if (known !== undefined) return known;
    const plan = requirePlan(wanted);
    requireRoom(all, wanted, today);
    const row = await trx
      .insertInto('membership')
      .values({
        shopper_id: shopperId,
        join_key: wanted.joinKey,
        plan_id: plan.id,
        pet_name: wanted.petName,
        species: wanted.species,
        price_cents: plan.cents,
        started_on: today,
        ends_on: null,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx.updateTable('shopper').set({ vital_care: 1 }).where('shopper_id', '=', shopperId).execute();
    const benefits = plan.benefits.map(({ text, times, per }) => `${text}: ${times} a ${per}`);
    await mailer.queue(trx, joinedEmail(await mailAbout(trx, row, pageOrigin), { priceCents: plan.cents, benefits }));
    return row;
  };

const cancelPlan =
  ({ mailer, pageOrigin, clock }: MembershipDeps): MembershipChanges['cancel'] =>
  async (trx, shopperId, membershipId) => {
    const now = clock();
    const row = await requireMembership(trx, shopperId, membershipId);
    if (row.ends_on !== null) return row;
    const endsOn = lastDayOf(row, shopDay(now));
    await trx.updateTable('membership').set({ ends_on: endsOn }).where('membership_id', '=', membershipId).execute();
    const regular = await chargeRegular(trx, membershipId, endsOn, now);
    const runAt = momentOf(plusDays(endsOn, 1), 0);
    const key = `membership-end:${membershipId}`;
    await enqueueJob(trx, { kind: 'membership-end', key, body: { membershipId }, runAt, now });
    await mailer.queue(trx, membershipCancelledEmail(await mailAbout(trx, row, pageOrigin), { endsOn, regular }));
    return { ...row, ends_on: endsOn };
  };

export const makeMembershipChanges = (deps: MembershipDeps): MembershipChanges => ({
  join: joinPlan(deps),
  cancel: cancelPlan(deps),
});
