import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { perMinute } from '../http/address-limit.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { allowCaching } from '../http/public-cache.ts';
import { toAmount } from '../http/wire-amount.ts';
import { formKeySchema } from '../http/form-key.ts';
import { makeSignedInOwner, type SignedInOwner, type SignedInOwnerDeps } from '../identity/session/signed-in-owner.ts';
import { shopDay } from '../stores/shop-day.ts';
import { countUses } from './benefits.ts';
import type { MembershipChanges, WantedMembership } from './change-membership.ts';
import { hasEnded, lastDayOf, nextMonthOf, readMemberships, type MembershipRow } from './membership.ts';
import { findPlan, periodOf, plans, type Plan } from './plans.ts';

export interface MembershipRoutesDeps extends SignedInOwnerDeps {
  readonly database: Kysely<Database>;
  readonly changes: MembershipChanges;
  readonly clock: () => number;
  /** Changes a minute from one address. */
  readonly checkoutLimit: number;
}

type Wire = Readonly<Record<string, unknown>>;

const BASE = `${TRANSACTION_BASE}/x_memberships`;
const PLANS_SECONDS = 300;

const id = { type: 'string', pattern: '^\\d{1,15}$' };
const params = { type: 'object', properties: { membershipId: id } };
const joinSchema = {
  type: 'object',
  required: ['planId', 'petName', 'species', 'joinKey'],
  properties: {
    planId: { type: 'string', minLength: 1, maxLength: 40 },
    petName: { type: 'string', minLength: 1, maxLength: 40 },
    species: { type: 'string', minLength: 1, maxLength: 40 },
    joinKey: formKeySchema,
  },
};

const toWirePlan = ({ id: planId, name, description, species, cents, benefits }: Plan): Wire => ({
  planId,
  name,
  description,
  species,
  price: toAmount(cents),
  benefits: benefits.map(({ id: benefitId, text, times, per }) => ({ benefitId, text, times, per })),
});

/** A membership with what is left of its benefits in this month and year. */
const toWire = async (database: Kysely<Database>, row: MembershipRow, today: string): Promise<Wire> => {
  const plan = findPlan(row.plan_id);
  const benefits: Wire[] = [];
  for (const benefit of plan?.benefits ?? []) {
    const uses = await countUses(database, row, benefit.id, periodOf(benefit, today));
    const { id: benefitId, text, times, per } = benefit;
    benefits.push({ benefitId, text, times, per, left: Math.max(0, times - uses) });
  }
  return {
    membershipId: String(row.membership_id),
    planId: row.plan_id,
    name: plan?.name ?? row.plan_id,
    petName: row.pet_name,
    species: row.species,
    price: toAmount(row.price_cents),
    startedOn: row.started_on,
    hasEnded: hasEnded(row, today),
    ...(row.ends_on === null
      ? { nextMonthOn: nextMonthOf(row, today), wouldEndOn: lastDayOf(row, today) }
      : { endsOn: row.ends_on }),
    benefits,
  };
};

const registerReads = (app: FastifyInstance, deps: MembershipRoutesDeps, owner: SignedInOwner): void => {
  const { database, clock } = deps;
  app.get(BASE, async (_request, reply) => {
    allowCaching(reply, PLANS_SECONDS);
    return { plans: plans.map(toWirePlan), resourceName: 'x_memberships' };
  });

  app.get(`${BASE}/@self`, async (request, reply) => {
    const { shopperId } = await owner.of(request, reply);
    const today = shopDay(clock());
    const memberships: Wire[] = [];
    for (const row of await readMemberships(database, shopperId)) {
      memberships.push(await toWire(database, row, today));
    }
    return { memberships, resourceName: 'x_memberships' };
  });
};

const registerChanges = (app: FastifyInstance, deps: MembershipRoutesDeps, owner: SignedInOwner): void => {
  const { database, changes, clock, checkoutLimit } = deps;
  const limits = { bodyLimit: SMALL_BODY, config: perMinute(checkoutLimit) };

  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    run: (trx: Parameters<MembershipChanges['join']>[0], shopperId: number) => Promise<MembershipRow>,
  ): Promise<Wire> => {
    const shopper = await owner.of(request, reply);
    const row = await owner.change(shopper, (trx) => run(trx, shopper.shopperId));
    return toWire(database, row, shopDay(clock()));
  };

  app.post<{ Body: WantedMembership }>(
    `${BASE}/@self`,
    { ...limits, schema: { body: joinSchema } },
    async (request, reply) => {
      const wanted = { ...request.body, petName: request.body.petName.trim() };
      if (wanted.petName === '') throw invalidParameter('petName', 'petName must be the name of the pet.');
      const joined = await change(request, reply, (trx, shopperId) => changes.join(trx, shopperId, wanted));
      reply.code(201);
      return joined;
    },
  );

  app.post<{ Params: { readonly membershipId: string } }>(
    `${BASE}/@self/:membershipId/cancel`,
    { ...limits, schema: { params } },
    async (request, reply) =>
      change(request, reply, (trx, shopperId) => changes.cancel(trx, shopperId, Number(request.params.membershipId))),
  );

  app.post<{ Params: { readonly membershipId: string } }>(
    `${BASE}/@self/:membershipId/keep`,
    { ...limits, schema: { params } },
    async (request, reply) =>
      change(request, reply, (trx, shopperId) => changes.keep(trx, shopperId, Number(request.params.membershipId))),
  );
};

/**
 * The plans of Vital Care (`x_memberships`) and the memberships of a signed-in shopper (`x_memberships/@self`). Another
 * shopper's membership and an unknown one are both not found. [ACC-09]
 */
export const registerMemberships = (app: FastifyInstance, deps: MembershipRoutesDeps): void => {
  const owner = makeSignedInOwner(deps);
  registerReads(app, deps, owner);
  registerChanges(app, deps, owner);
};
