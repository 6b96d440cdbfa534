import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { perMinute } from '../http/address-limit.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { allowCaching } from '../http/public-cache.ts';
import { requireSignedIn } from '../identity/session/require-signed-in.ts';
import { makeSignedInOwner, type SignedInOwnerDeps } from '../identity/session/signed-in-owner.ts';
import { isDate } from '../repeat-delivery/calendar.ts';
import { services } from '../services/services.ts';
import { CHANGE_HOURS, requireAppointment, type AppointmentRow } from './appointment.ts';
import { toWireAppointments, toWireDay, toWireService } from './appointment-responses.ts';
import type { AppointmentChanges, Owned } from './change-appointment.ts';
import { holdSlot, readFreeDays, type WantedService } from './hold-slot.ts';
import { readOwnAppointments } from './own-appointments.ts';

export interface AppointmentRoutesDeps extends SignedInOwnerDeps {
  readonly database: Kysely<Database>;
  readonly changes: AppointmentChanges;
  readonly clock: () => number;
  /** Changes a minute from one address. */
  readonly checkoutLimit: number;
}

const BASE = `${TRANSACTION_BASE}/x_appointments`;
const SERVICES_SECONDS = 300;
/** The days of one answer with free times. */
const DAYS = 14;
const MAX_NAME = 40;
const MAX_NOTE = 300;

const word = { type: 'string', minLength: 1, maxLength: 40 };
const wantedProperties = { physicalStoreId: word, serviceId: word, species: word, size: word };
const startsAt = { type: 'string', maxLength: 30 };
const price = { type: 'string', pattern: '^\\d{1,6}(?:\\.\\d{1,5})?$' };
const id = { type: 'string', pattern: '^\\d{1,15}$' };
const params = { type: 'object', properties: { appointmentId: id } };

const slotsSchema = {
  type: 'object',
  required: [...Object.keys(wantedProperties), 'from'],
  properties: { ...wantedProperties, from: { type: 'string', maxLength: 10 }, appointmentId: id },
};

const holdSchema = {
  type: 'object',
  required: [...Object.keys(wantedProperties), 'startsAt'],
  properties: { ...wantedProperties, startsAt },
};

const confirmSchema = {
  type: 'object',
  required: ['price'],
  properties: {
    petName: { type: 'string', maxLength: MAX_NAME },
    note: { type: 'string', maxLength: MAX_NOTE },
    membershipId: id,
    price,
  },
};

const moveSchema = { type: 'object', required: ['startsAt'], properties: { startsAt, price } };

interface ConfirmBody {
  readonly petName?: string;
  readonly note?: string;
  readonly membershipId?: string;
  readonly price: string;
}

interface OwnParams {
  readonly Params: { readonly appointmentId: string };
}

const centsOf = (money: string): number => Math.round(Number(money) * 100);

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

const readMoment = (text: string): number => {
  const moment = ISO.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) throw invalidParameter('startsAt', 'startsAt must be a time such as 2030-01-31T17:00:00Z.');
  return moment;
};

/** The shopper's own appointment that is about to move; undefined when none is named. */
const readMoving = async (
  { database, identifier }: AppointmentRoutesDeps,
  request: FastifyRequest<{ Querystring: { readonly appointmentId?: string } }>,
  reply: FastifyReply,
): Promise<number | undefined> => {
  const { appointmentId } = request.query;
  if (appointmentId === undefined) return undefined;
  const { shopperId } = requireSignedIn(await identifier.identify(request, reply));
  return (await requireAppointment(database, shopperId, Number(appointmentId))).appointment_id;
};

const registerPublic = (app: FastifyInstance, deps: AppointmentRoutesDeps): void => {
  const { database, clock } = deps;
  app.get(`${TRANSACTION_BASE}/x_services`, async (_request, reply) => {
    allowCaching(reply, SERVICES_SECONDS);
    return { services: services.map(toWireService), changeHours: CHANGE_HOURS, resourceName: 'x_services' };
  });

  app.get<{ Querystring: WantedService & { readonly from: string; readonly appointmentId?: string } }>(
    `${BASE}/slots`,
    { schema: { querystring: slotsSchema } },
    async (request, reply) => {
      const { from, appointmentId: _moving, ...wanted } = request.query;
      if (!isDate(from)) throw invalidParameter('from', 'from must be a date that exists, such as 2030-01-31.');
      reply.header('cache-control', 'no-cache, no-store');
      const except = await readMoving(deps, request, reply);
      const days = await readFreeDays(database, wanted, { from, count: DAYS, now: clock(), except });
      return { days: days.map(toWireDay), resourceName: 'x_appointments' };
    },
  );
};

/** Runs a change of the signed-in shopper in one transaction, and answers with the appointment. */
const makeChange = (deps: AppointmentRoutesDeps) => {
  const { database, clock } = deps;
  const owner = makeSignedInOwner(deps);
  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    run: (trx: Parameters<AppointmentChanges['cancel']>[0], shopperId: number) => Promise<AppointmentRow>,
  ) => {
    const shopper = await owner.of(request, reply);
    const row = await owner.change(shopper, (trx) => run(trx, shopper.shopperId));
    return (await toWireAppointments(database, [row], clock()))[0];
  };
  return { owner, change };
};

const ownedIn = (request: FastifyRequest<OwnParams>, shopperId: number): Owned => ({
  shopperId,
  appointmentId: Number(request.params.appointmentId),
});

const OWN = `${BASE}/@self`;

const registerBooking = (app: FastifyInstance, deps: AppointmentRoutesDeps): void => {
  const { database, changes, clock, checkoutLimit } = deps;
  const { owner, change } = makeChange(deps);
  const limits = { bodyLimit: SMALL_BODY, config: perMinute(checkoutLimit) };

  app.get(OWN, async (request, reply) => {
    const { shopperId } = await owner.of(request, reply);
    const now = clock();
    const rows = await readOwnAppointments(database, shopperId, now);
    return { appointments: await toWireAppointments(database, rows, now), resourceName: 'x_appointments' };
  });

  app.post<{ Body: WantedService & { readonly startsAt: string } }>(
    OWN,
    { ...limits, schema: { body: holdSchema } },
    async (request, reply) => {
      const wanted = { ...request.body, startsAt: readMoment(request.body.startsAt) };
      const held = await change(request, reply, (trx, shopperId) => holdSlot(trx, shopperId, wanted, clock()));
      reply.code(201);
      return held;
    },
  );

  app.post<OwnParams & { Body: ConfirmBody }>(
    `${OWN}/:appointmentId/confirm`,
    { ...limits, schema: { params, body: confirmSchema } },
    async (request, reply) => {
      const { petName = '', note = '', membershipId, price } = request.body;
      if (membershipId === undefined && petName.trim() === '') {
        throw invalidParameter('petName', 'petName must be the name of the pet.');
      }
      const confirmation = {
        petName: petName.trim(),
        note: note.trim(),
        membershipId: membershipId === undefined ? undefined : Number(membershipId),
        expectedCents: centsOf(price),
      };
      return change(request, reply, (trx, shopperId) =>
        changes.confirm(trx, ownedIn(request, shopperId), confirmation),
      );
    },
  );
};

const registerChanges = (app: FastifyInstance, deps: AppointmentRoutesDeps): void => {
  const { changes, checkoutLimit } = deps;
  const { change } = makeChange(deps);
  const limits = { bodyLimit: SMALL_BODY, config: perMinute(checkoutLimit) };

  app.put<OwnParams & { Body: { readonly startsAt: string; readonly price?: string } }>(
    `${OWN}/:appointmentId`,
    { ...limits, schema: { params, body: moveSchema } },
    async (request, reply) => {
      const { price: agreed } = request.body;
      const wanted = {
        startsAt: readMoment(request.body.startsAt),
        agreedCents: agreed === undefined ? undefined : centsOf(agreed),
      };
      return change(request, reply, (trx, shopperId) => changes.move(trx, ownedIn(request, shopperId), wanted));
    },
  );

  app.post<OwnParams>(`${OWN}/:appointmentId/cancel`, { ...limits, schema: { params } }, async (request, reply) =>
    change(request, reply, (trx, shopperId) => changes.cancel(trx, ownedIn(request, shopperId))),
  );
};

/**
 * The services that can be booked (`x_services`), their free times (`x_appointments/slots`) and the appointments of a
 * signed-in shopper (`x_appointments/@self`). Another shopper's appointment and an unknown one are both not found. [ACC-08]
 */
export const registerAppointments = (app: FastifyInstance, deps: AppointmentRoutesDeps): void => {
  registerPublic(app, deps);
  registerBooking(app, deps);
  registerChanges(app, deps);
};
