import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import { enqueueJob } from '../jobs/database-job-queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import {
  joinedEmail,
  membershipCancelledEmail,
  membershipKeptEmail,
  type MembershipMail,
} from '../mail/membership-emails.ts';
import { momentOf, plusDays, shopDay } from '../stores/shop-day.ts';
import { giveBenefitsAgain, takeBenefits } from './benefits-of-membership.ts';
import {
  hasEnded,
  lastDayOf,
  nextMonthOf,
  readMemberships,
  requireMembership,
  type MembershipRow,
} from './membership.ts';
import { findPlan, type Plan } from './plans.ts';

/** The most memberships of one account that go on from month to month, and the most with all others. */
const MAX_GOING_ON = 10;
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
   * Throws `_ERR_ALREADY_MEMBER` for a pet of this name, `_ERR_TOO_MANY_MEMBERSHIPS` until another one is cancelled, and
   * `_ERR_NO_MORE_MEMBERSHIPS` for an account that has had as many as one can have.
   */
  join(trx: Transaction<Database>, shopperId: number, wanted: WantedMembership): Promise<MembershipRow>;
  /**
   * Ends a membership on the last day of its month. Appointments after that day cost the regular price from then on. One
   * that is cancelled stays so.
   */
  cancel(trx: Transaction<Database>, shopperId: number, membershipId: number): Promise<MembershipRow>;
  /**
   * Takes a cancellation back while the membership runs: it goes on from month to month as before, and appointments that
   * lost their benefit get it back as far as it is left. One that is not cancelled stays so. Throws
   * `_ERR_MEMBERSHIP_ENDED` and `_ERR_TOO_MANY_MEMBERSHIPS`.
   */
  keep(trx: Transaction<Database>, shopperId: number, membershipId: number): Promise<MembershipRow>;
}

const PAGE = '/shop/PetcoMyMembershipsView?myAccountActivePage=myCoreCare';

const refusal = (errorKey: string, message: string): CommerceFailure =>
  new CommerceFailure({ status: 409, errorKey, message });

const requireNoMember = (
  all: readonly MembershipRow[],
  { petName, species }: WantedMembership,
  today: string,
): void => {
  const name = petName.toLowerCase();
  const isMember = (row: MembershipRow): boolean =>
    !hasEnded(row, today) && row.species === species && row.pet_name.toLowerCase() === name;
  if (all.some(isMember)) throw refusal('_ERR_ALREADY_MEMBER', `${petName} is already a member.`);
};

/** Cancelled memberships do not count, so that whoever cancels one has room for another at once. */
const requireRoom = (all: readonly MembershipRow[]): void => {
  if (all.filter(({ ends_on }) => ends_on === null).length < MAX_GOING_ON) return;
  throw refusal('_ERR_TOO_MANY_MEMBERSHIPS', `You can have up to ${MAX_GOING_ON} memberships.`);
};

const requireRoomInAll = (all: readonly MembershipRow[]): void => {
  if (all.length < MAX_ALL) return;
  throw refusal('_ERR_NO_MORE_MEMBERSHIPS', 'You can’t add more memberships online. Please call us.');
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
    shopperId: row.shopper_id,
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
    requireNoMember(all, wanted, today);
    requireRoomInAll(all);
    requireRoom(all);
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
    const regular = await takeBenefits(trx, membershipId, endsOn, now);
    const runAt = momentOf(plusDays(endsOn, 1), 0);
    // A membership that was kept can be cancelled again in another month.
    const key = `membership-end:${membershipId}:${endsOn}`;
    await enqueueJob(trx, { kind: 'membership-end', key, body: { membershipId }, runAt, now });
    await mailer.queue(trx, membershipCancelledEmail(await mailAbout(trx, row, pageOrigin), { endsOn, regular }));
    return { ...row, ends_on: endsOn };
  };

const keepPlan =
  ({ mailer, pageOrigin, clock }: MembershipDeps): MembershipChanges['keep'] =>
  async (trx, shopperId, membershipId) => {
    const now = clock();
    const today = shopDay(now);
    const row = await requireMembership(trx, shopperId, membershipId);
    if (row.ends_on === null) return row;
    if (hasEnded(row, today)) throw refusal('_ERR_MEMBERSHIP_ENDED', 'This membership has ended.');
    requireRoom(await readMemberships(trx, shopperId));
    const kept = { ...row, ends_on: null };
    await trx.updateTable('membership').set({ ends_on: null }).where('membership_id', '=', membershipId).execute();
    const reduced = await giveBenefitsAgain(trx, shopperId, membershipId, now);
    const nextMonthOn = nextMonthOf(kept, today);
    await mailer.queue(trx, membershipKeptEmail(await mailAbout(trx, kept, pageOrigin), { nextMonthOn, reduced }));
    return kept;
  };

export const makeMembershipChanges = (deps: MembershipDeps): MembershipChanges => ({
  join: joinPlan(deps),
  cancel: cancelPlan(deps),
  keep: keepPlan(deps),
});
