import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { Identifier } from '../identity/identifier.ts';
import { isSignedIn } from '../identity/identity.ts';

const POINTS_FOR_A_REWARD = 100;

/** Rewards as the shop shows them; empty for whoever is no member. [RWD-05] */
export interface RewardsAnswer {
  readonly palsRewardsNo: string;
  readonly memberSince: string;
  /** Points still missing to the next reward. [RWD-04] */
  readonly pointsRequired: string;
  readonly palsRewardsCoupons: readonly {
    readonly couponNo: string;
    readonly amount: string;
    readonly expirationDate: string;
    readonly petcoPOSPushStatus: string;
  }[];
}

const noMember: RewardsAnswer = { palsRewardsNo: '', memberSince: '', pointsRequired: '', palsRewardsCoupons: [] };

/** The member's number, points and coupons that have not expired. */
export const findRewards = async (
  database: Kysely<Database>,
  shopperId: number,
  now: number,
): Promise<RewardsAnswer> => {
  const member = await database
    .selectFrom('pals_member')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (member === undefined) return noMember;
  const coupons = await database
    .selectFrom('pals_coupon')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .where('expires_on', '>=', new Date(now).toISOString().slice(0, 10))
    .orderBy('expires_on')
    .orderBy('coupon_no')
    .execute();
  return {
    palsRewardsNo: member.pals_number,
    memberSince: member.member_since,
    pointsRequired: String(POINTS_FOR_A_REWARD - (member.points % POINTS_FOR_A_REWARD)),
    palsRewardsCoupons: coupons.map((coupon) => ({
      couponNo: coupon.coupon_no,
      amount: (coupon.amount_cents / 100).toFixed(2),
      expirationDate: coupon.expires_on,
      petcoPOSPushStatus: coupon.push_status,
    })),
  };
};

/** Rewards of the shopper. [PAL-03] */
export const registerRewardsRoutes = (
  app: FastifyInstance,
  deps: { readonly database: Kysely<Database>; readonly identifier: Identifier; readonly clock: () => number },
): void => {
  app.get(`${TRANSACTION_BASE}/palsPromotion/retrievePalsRewardsDetails/@self`, async (request, reply) => {
    reply.header('cache-control', 'no-cache, no-store, private');
    const identity = await deps.identifier.identify(request, reply);
    return isSignedIn(identity) ? findRewards(deps.database, identity.shopperId, deps.clock()) : noMember;
  });
};
