import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { MAX_QUANTITY } from '../cart/quantity.ts';
import type { Database } from '../database/schema.ts';
import { invalidParameter, notFound } from '../http/commerce-failure.ts';
import { perMinute } from '../http/address-limit.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { formKeySchema } from '../http/form-key.ts';
import { makeSignedInOwner, type SignedInOwner, type SignedInOwnerDeps } from '../identity/session/signed-in-owner.ts';
import { isDate, MAX_COUNT, type Frequency } from './calendar.ts';
import { CANCEL_REASONS, changePlan, type CancelReason, type PlanChange, type WantedLine } from './change-plan.ts';
import { openDays } from './plan-times.ts';
import { readPlan, readPlans, type Plan } from './plan.ts';
import { readHistory, toWirePlan, type WirePlan } from './plan-responses.ts';
import { readRepeatOffer } from './repeat-offer.ts';
import { startPlan } from './start-plan.ts';
import { tellPassedOver, type PlanMailDeps } from './tell-shopper.ts';

export interface RepeatDeliveryRoutesDeps extends SignedInOwnerDeps {
  readonly database: Kysely<Database>;
  readonly clock: () => number;
  readonly planMail: PlanMailDeps;
  /** Changes a minute from one address. */
  readonly checkoutLimit: number;
}

/** The most lines of a plan. */
const MAX_LINES = 20;

interface PlanBody {
  readonly frequency?: { readonly unit: 'WEEK' | 'MONTH'; readonly count: number };
  readonly nextDate?: string;
  readonly addressId?: string;
  readonly walletId?: string;
  readonly lines?: readonly WantedLine[];
}

interface NewPlanBody extends Required<PlanBody> {
  readonly startKey: string;
}

const id = { type: 'string', pattern: '^\\d{1,15}$' };
const partNumber = { type: 'string', minLength: 1, maxLength: 64 };

const planProperties = {
  frequency: {
    type: 'object',
    required: ['unit', 'count'],
    properties: {
      unit: { type: 'string', enum: ['WEEK', 'MONTH'] },
      count: { type: 'integer', minimum: 1, maximum: MAX_COUNT.week },
    },
  },
  nextDate: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  addressId: id,
  walletId: id,
  lines: {
    type: 'array',
    minItems: 1,
    maxItems: MAX_LINES,
    items: {
      type: 'object',
      required: ['partNumber', 'quantity'],
      properties: {
        partNumber,
        quantity: { type: 'integer', minimum: 1, maximum: MAX_QUANTITY },
      },
    },
  },
};

const newPlanProperties = { ...planProperties, startKey: formKeySchema };
const newPlanSchema = { type: 'object', required: Object.keys(newPlanProperties), properties: newPlanProperties };
const changeSchema = { type: 'object', minProperties: 1, properties: planProperties };
const skipSchema = {
  type: 'object',
  required: ['nextDate'],
  properties: { nextDate: planProperties.nextDate },
};
/** That of the plan that was shown. */
const version = { type: 'string', pattern: '^\\d{1,9}$' };
const sendNowSchema = {
  type: 'object',
  required: ['shownTotal'],
  properties: { shownTotal: { type: 'string', pattern: '^\\d{1,7}(\\.\\d{1,5})?$' }, version },
};
/** The body may be left out, and so may the version. */
const undoSchema = { type: 'object', nullable: true, properties: { version } };
const cancelSchema = {
  type: 'object',
  required: ['reason'],
  properties: { reason: { type: 'string', enum: [...CANCEL_REASONS] } },
};
const params = { type: 'object', properties: { planId: id } };

const ROOT = `${TRANSACTION_BASE}/x_repeat_delivery`;
const BASE = `${ROOT}/@self`;

/** A parameter that is not repeated is read as a text. */
const offerSchema = {
  type: 'object',
  required: ['partNumber'],
  properties: { partNumber: { anyOf: [partNumber, { type: 'array', maxItems: MAX_LINES, items: partNumber }] } },
};

const readFrequency = ({ unit, count }: NewPlanBody['frequency']): Frequency => {
  const frequency = { unit: unit === 'WEEK' ? 'week' : 'month', count } as const;
  if (count > MAX_COUNT[frequency.unit]) {
    throw invalidParameter('frequency', 'frequency must be 1 to 12 weeks, or 1 to 6 months.');
  }
  return frequency;
};

const readDate = (date: string): string => {
  if (!isDate(date)) throw invalidParameter('nextDate', 'nextDate must be a date that exists, such as 2030-01-31.');
  return date;
};

const readChange = ({ frequency, nextDate, addressId, walletId, lines }: PlanBody): PlanChange => ({
  kind: 'change',
  wanted: {
    ...(frequency && { frequency: readFrequency(frequency) }),
    ...(nextDate !== undefined && { nextDate: readDate(nextDate) }),
    ...(addressId !== undefined && { addressId: Number(addressId) }),
    ...(walletId !== undefined && { walletId: Number(walletId) }),
    ...(lines && { lines }),
  },
});

const readVersion = (version: string | undefined): { readonly shownVersion?: number } =>
  version === undefined ? {} : { shownVersion: Number(version) };

const readUndo = (version: string | undefined): PlanChange => ({ kind: 'undo', ...readVersion(version) });

const readSendNow = (body: { readonly shownTotal: string; readonly version?: string }): PlanChange => ({
  kind: 'send-now',
  shownCents: Math.round(Number(body.shownTotal) * 100),
  ...readVersion(body.version),
});

/** The days from which a shopper may choose the next date. */
const datesOf = (clock: () => number) => {
  const [firstDate, lastDate] = openDays(clock());
  return { firstDate, lastDate };
};

const registerReads = (app: FastifyInstance, deps: RepeatDeliveryRoutesDeps, owner: SignedInOwner): void => {
  const { database, clock } = deps;
  app.get<{ Querystring: { readonly partNumber: string | readonly string[] } }>(
    `${ROOT}/offer`,
    { schema: { querystring: offerSchema } },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache, no-store, private');
      const identity = await deps.identifier.identify(request, reply);
      const shopperId = identity.kind === 'registered' ? identity.shopperId : undefined;
      const partNumbers = [...new Set([request.query.partNumber].flat())];
      return { ...(await readRepeatOffer(database, partNumbers, shopperId)), ...datesOf(clock) };
    },
  );

  app.get(BASE, async (request, reply) => {
    const { shopperId } = await owner.of(request, reply);
    const plans = await readPlans(database, shopperId);
    return { plans: await toWirePlan(database, plans, clock()), ...datesOf(clock), resourceName: 'x_repeat_delivery' };
  });

  app.get<{ Params: { readonly planId: string } }>(
    `${BASE}/:planId`,
    { schema: { params } },
    async (request, reply) => {
      const { shopperId } = await owner.of(request, reply);
      const plan = await readPlan(database, Number(request.params.planId));
      if (plan?.shopperId !== shopperId) throw notFound('We couldn’t find that repeat delivery.', 'planId');
      const [wire] = await toWirePlan(database, [plan], clock());
      return { ...wire, history: await readHistory(database, plan.planId), resourceName: 'x_repeat_delivery' };
    },
  );
};

const registerStart = (app: FastifyInstance, deps: RepeatDeliveryRoutesDeps, owner: SignedInOwner): void => {
  const { database, clock } = deps;
  app.post<{ Body: NewPlanBody }>(
    BASE,
    { bodyLimit: SMALL_BODY, schema: { body: newPlanSchema }, config: perMinute(deps.checkoutLimit) },
    async (request, reply): Promise<WirePlan | undefined> => {
      const shopper = await owner.of(request, reply);
      const { frequency, nextDate, addressId, walletId, lines, startKey } = request.body;
      const wanted = {
        startKey,
        frequency: readFrequency(frequency),
        nextDate: readDate(nextDate),
        addressId: Number(addressId),
        walletId: Number(walletId),
        lines,
      };
      const plan = await owner.change(shopper, (trx) => startPlan(trx, shopper.shopperId, wanted, clock()));
      reply.code(201);
      return (await toWirePlan(database, [plan], clock()))[0];
    },
  );
};

/** Changes a plan, and mails its shopper which dates the change leaves out. */
const changeAndTell = async (
  { planMail, clock }: RepeatDeliveryRoutesDeps,
  trx: Transaction<Database>,
  own: { readonly shopperId: number; readonly planId: number },
  wanted: PlanChange,
): Promise<Plan> => {
  const { plan, passed } = await changePlan(trx, own, wanted, clock());
  if (passed.length > 0) await tellPassedOver(planMail, trx, plan, passed);
  return plan;
};

const registerChanges = (app: FastifyInstance, deps: RepeatDeliveryRoutesDeps, owner: SignedInOwner): void => {
  const { database, clock } = deps;
  const limits = { bodyLimit: SMALL_BODY, config: perMinute(deps.checkoutLimit) };

  const change = async (
    request: FastifyRequest<{ Params: { readonly planId: string } }>,
    reply: FastifyReply,
    wanted: PlanChange,
  ): Promise<WirePlan | undefined> => {
    const shopper = await owner.of(request, reply);
    const own = { shopperId: shopper.shopperId, planId: Number(request.params.planId) };
    const plan = await owner.change(shopper, (trx) => changeAndTell(deps, trx, own, wanted));
    return (await toWirePlan(database, [plan], clock()))[0];
  };

  app.put<{ Params: { readonly planId: string }; Body: PlanBody }>(
    `${BASE}/:planId`,
    { ...limits, schema: { params, body: changeSchema } },
    async (request, reply) => change(request, reply, readChange(request.body)),
  );

  app.post<{ Params: { readonly planId: string }; Body: { readonly nextDate: string } }>(
    `${BASE}/:planId/skip`,
    { ...limits, schema: { params, body: skipSchema } },
    async (request, reply) => change(request, reply, { kind: 'skip', nextDate: request.body.nextDate }),
  );

  app.post<{ Params: { readonly planId: string }; Body: { readonly shownTotal: string; readonly version?: string } }>(
    `${BASE}/:planId/send_now`,
    { ...limits, schema: { params, body: sendNowSchema } },
    async (request, reply) => change(request, reply, readSendNow(request.body)),
  );

  app.post<{ Params: { readonly planId: string }; Body: { readonly version?: string } | null | undefined }>(
    `${BASE}/:planId/undo`,
    { ...limits, schema: { params, body: undoSchema } },
    async (request, reply) => change(request, reply, readUndo(request.body?.version)),
  );

  for (const kind of ['pause', 'resume'] as const) {
    app.post<{ Params: { readonly planId: string } }>(
      `${BASE}/:planId/${kind}`,
      { ...limits, schema: { params } },
      async (request, reply) => change(request, reply, { kind }),
    );
  }

  app.post<{ Params: { readonly planId: string }; Body: { readonly reason: CancelReason } }>(
    `${BASE}/:planId/cancel`,
    { ...limits, schema: { params, body: cancelSchema } },
    async (request, reply) => change(request, reply, { kind: 'cancel', reason: request.body.reason }),
  );
};

/**
 * The repeat deliveries of a signed-in shopper: `x_repeat_delivery/@self`. Another shopper's plan and an unknown one are
 * both not found. [RPD-02]
 */
export const registerRepeatDelivery = (app: FastifyInstance, deps: RepeatDeliveryRoutesDeps): void => {
  const owner = makeSignedInOwner(deps);
  registerReads(app, deps, owner);
  registerStart(app, deps, owner);
  registerChanges(app, deps, owner);
};
