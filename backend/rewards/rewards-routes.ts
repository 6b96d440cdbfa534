import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import { isSignedIn } from '../identity/session/identity.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import { requireSignedIn } from '../identity/session/require-signed-in.ts';
import { findRewards, noMember } from './find-rewards.ts';
import { loadCoupons } from './load-coupons.ts';

interface LoadBody {
  readonly activeCoupons: string;
}

const MAX_COUPONS = 50;

const loadBodySchema = {
  type: 'object',
  required: ['activeCoupons', 'syncToDB'],
  properties: { activeCoupons: { type: 'string' }, syncToDB: { type: 'string', enum: ['true'] } },
};

const readCouponNos = (text: string): readonly string[] => {
  const named = text.split(',').map((couponNo) => couponNo.trim().toUpperCase());
  const couponNos = [...new Set(named.filter((couponNo) => couponNo !== ''))];
  if (couponNos.length === 0) throw invalidParameter('activeCoupons', 'activeCoupons must name at least one coupon.');
  if (couponNos.length > MAX_COUPONS) {
    throw invalidParameter('activeCoupons', `activeCoupons must name at most ${MAX_COUPONS} coupons.`);
  }
  const tooLong = couponNos.find((couponNo) => couponNo.length > 40);
  if (tooLong !== undefined) {
    throw invalidParameter('activeCoupons', `activeCoupons names ${tooLong.slice(0, 40)}…, which is no coupon.`);
  }
  return couponNos;
};

/** The shopper's rewards, and loading of coupons into the store system. [PAL-03] [RWD-06] */
export const registerRewardsRoutes = (
  app: FastifyInstance,
  deps: {
    readonly database: Kysely<Database>;
    readonly unitOfWork: UnitOfWork;
    readonly identifier: Identifier;
    readonly clock: () => number;
  },
): void => {
  const { database, unitOfWork, identifier, clock } = deps;

  app.get(`${TRANSACTION_BASE}/palsPromotion/retrievePalsRewardsDetails/@self`, async (request, reply) => {
    reply.header('cache-control', 'no-cache, no-store, private');
    const identity = await identifier.identify(request, reply);
    return isSignedIn(identity) ? findRewards(database, identity.shopperId, clock()) : noMember;
  });

  app.post<{ Body: LoadBody }>(
    `${TRANSACTION_BASE}/palsPromotion/loadPalsRewards/@self`,
    { bodyLimit: SMALL_BODY, schema: { body: loadBodySchema } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { shopperId, sessionId } = requireSignedIn(await identifier.identify(request, reply));
      const couponNos = readCouponNos(request.body.activeCoupons);
      return unitOfWork.run(async (trx) => {
        await requireOpenSession(trx, sessionId);
        await loadCoupons(trx, shopperId, couponNos, clock());
        return findRewards(trx, shopperId, clock());
      });
    },
  );
};
