import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { perMinute } from '../http/address-limit.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import { isSignedIn } from '../identity/session/identity.ts';
import { readEmail } from '../input/name-and-email.ts';
import { REMINDER_KINDS, type ReminderKind } from '../mail/reminders.ts';
import { ONLINE } from '../stores/read-stock.ts';
import { toWireNotices } from './own-notice-routes.ts';
import type { MailChange, StockNotices } from './stock-notices.ts';
import type { UndoTokens } from './undo-notice.ts';

export interface StockNoticeRouteDeps {
  readonly database: Kysely<Database>;
  readonly identifier: Identifier;
  readonly notices: StockNotices;
  readonly undo: UndoTokens;
  readonly clock: () => number;
  /** Limit per address and minute. */
  readonly resetLimit: number;
}

interface AskBody {
  readonly partNumber: string;
  readonly physicalStoreId?: string;
  readonly email1?: string;
}

const askSchema = {
  type: 'object',
  required: ['partNumber'],
  properties: {
    partNumber: { type: 'string', minLength: 1, maxLength: 64 },
    physicalStoreId: { type: 'string', maxLength: 20 },
    email1: { type: 'string', maxLength: 254 },
  },
};

const tokenSchema = { type: 'object', properties: { token: { type: 'string', minLength: 1, maxLength: 600 } } };

const changeSchema = {
  type: 'object',
  properties: {
    x_notice: { type: 'string', pattern: '^(?:all|[0-9]{1,15})$' },
    x_offers: { type: 'string', enum: ['true'] },
    x_reminders: { type: 'string', enum: REMINDER_KINDS },
    // Only with x_reminders: whether they begin again.
    x_wanted: { type: 'string', enum: ['true', 'false'] },
    x_pauseRepeatDelivery: { type: 'string', enum: ['true'] },
    x_sameKind: { type: 'string', enum: ['true'] },
  },
};

interface ChangeBody {
  readonly x_notice?: string;
  readonly x_offers?: string;
  readonly x_reminders?: ReminderKind;
  readonly x_wanted?: string;
  readonly x_pauseRepeatDelivery?: string;
  readonly x_sameKind?: string;
}

const changeOf = ({
  x_notice: notice,
  x_offers: offers,
  x_reminders: kind,
  x_wanted: wanted,
  x_pauseRepeatDelivery: pause,
}: ChangeBody): MailChange => ({
  notice: notice === undefined || notice === 'all' ? notice : Number(notice),
  offers: offers === 'true',
  reminders: kind && { kind, isWanted: wanted === 'true' },
  pause: pause === 'true',
});

const DONE = { resourceName: 'x_stockNotice' };

/** The account's email for a signed-in shopper who types no other. */
const emailOf = async (
  database: Kysely<Database>,
  shopperId: number | undefined,
  typed: string | undefined,
): Promise<string> => {
  if (typed !== undefined && typed.trim() !== '') return readEmail(typed, 'email1');
  const account =
    shopperId === undefined
      ? undefined
      : await database.selectFrom('shopper').select('email').where('shopper_id', '=', shopperId).executeTakeFirst();
  if (account === undefined || account.email === null) throw invalidParameter('email1', 'email1 is required.');
  return account.email;
};

/** Requests for mail about products that are out of stock, and the way out of such mail. [ACC-06] */
export const registerStockNoticeRoutes = (app: FastifyInstance, deps: StockNoticeRouteDeps): void => {
  const { database, identifier, notices, undo, clock, resetLimit } = deps;
  app.post<{ Body: AskBody }>(
    `${TRANSACTION_BASE}/x_stockNotice`,
    { bodyLimit: SMALL_BODY, schema: { body: askSchema }, config: perMinute(resetLimit) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const identity = await identifier.identify(request, reply);
      const shopperId = isSignedIn(identity) ? identity.shopperId : undefined;
      const { partNumber, physicalStoreId, email1 } = request.body;
      const email = await emailOf(database, shopperId, email1);
      const wanted = { partNumber, location: physicalStoreId || ONLINE, email, shopperId };
      await notices.ask(wanted);
      reply.code(201);
      return { x_undo: undo.tokenOf({ ...wanted, askedAt: clock() }), ...DONE };
    },
  );

  app.get<{ Params: { readonly token: string } }>(
    `${TRANSACTION_BASE}/x_mail/:token`,
    { schema: { params: tokenSchema }, config: perMinute(resetLimit * 10) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const {
        about,
        notices: pending,
        wantsOffers,
        reminders,
        repeatDelivery,
      } = await notices.preferences(request.params.token);
      return {
        x_about: about,
        x_stockNotices: toWireNotices(pending),
        ...(wantsOffers === undefined ? {} : { x_wantsOffers: String(wantsOffers) }),
        x_reminders: reminders.map(({ kind, isWanted }) => ({ kind, wanted: String(isWanted) })),
        ...(repeatDelivery === undefined
          ? {}
          : { x_repeatDelivery: { ...repeatDelivery, isLate: String(repeatDelivery.isLate) } }),
        ...DONE,
      };
    },
  );

  app.post<{ Params: { readonly token: string }; Body: ChangeBody }>(
    `${TRANSACTION_BASE}/x_mail/:token`,
    { bodyLimit: SMALL_BODY, schema: { params: tokenSchema, body: changeSchema }, config: perMinute(resetLimit * 10) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { token } = request.params;
      if (request.body.x_sameKind === 'true') await notices.stopSameKind(token);
      else await notices.change(token, changeOf(request.body));
      return DONE;
    },
  );
};
