import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { BackendConfig } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/commerce-failure.ts';
import { TRANSACTION_BASE } from '../../http/commerce-scope.ts';
import type { Identifier } from '../../identity/session/identifier.ts';
import { requireAuthenticated } from '../../identity/session/identity.ts';
import type { LookUpGuard } from './look-up-guard.ts';
import { readHistory, type Page } from './order-history.ts';
import { toOrderResponse, type OrderResponseFacts } from './order-responses.ts';
import type { OrderTokens } from './order-token.ts';
import { readOrder, type PlacedOrder } from './read-order.ts';
import { readPurchases } from './read-purchases.ts';

export interface OrderReadDeps {
  readonly database: Kysely<Database>;
  readonly identifier: Identifier;
  readonly tokens: OrderTokens;
  readonly guard: LookUpGuard;
  /** The lines of the address that returns are sent to, which may be empty; and whether shoppers get or can read mail. */
  readonly config: Pick<BackendConfig, 'returnAddress' | 'mail' | 'outbox'>;
  readonly clock: () => number;
}

/** The same for a wrong number, a wrong email address, another shopper's order and a wrong token. [ORD-04] */
export const noSuchOrder = (): Error => notFound('We couldn’t find that order.', 'orderId');

const NUMBER = /^\d{1,15}$/;

/** Reads an order number from an address; undefined when it cannot be one. */
export const readOrderNumber = (text: string): number | undefined => (NUMBER.test(text) ? Number(text) : undefined);

interface PageQuery {
  readonly pageNumber?: string;
  readonly pageSize?: string;
}

const pageSchema = {
  type: 'object',
  properties: {
    pageNumber: { type: 'string', pattern: '^[1-9][0-9]{0,4}$' },
    pageSize: { type: 'string', pattern: '^[1-9][0-9]{0,1}$' },
  },
};

const purchasesSchema = {
  type: 'object',
  properties: { ...pageSchema.properties, physicalStoreId: { type: 'string', maxLength: 20 } },
};

const readPage = ({ pageNumber = '1', pageSize = '10' }: PageQuery): Page => ({
  number: Number(pageNumber),
  size: Number(pageSize),
});

const look = {
  type: 'object',
  required: ['orderId', 'email'],
  properties: {
    orderId: { type: 'string', minLength: 1, maxLength: 40 },
    email: { type: 'string', minLength: 1, maxLength: 254 },
  },
};

/**
 * The order that a request may read: by a token, or as the shopper who placed it. Throws the same 404 for each other
 * order.
 */
export const requireReadableOrder = async (
  { database, identifier, tokens }: Pick<OrderReadDeps, 'database' | 'identifier' | 'tokens'>,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: { readonly orderId: string; readonly token: string | undefined },
): Promise<PlacedOrder> => {
  const orderId = readOrderNumber(wanted.orderId);
  const byToken = wanted.token !== undefined && orderId !== undefined && tokens.read(wanted.token) === orderId;
  const identity = byToken ? undefined : await identifier.identify(request, reply);
  if (orderId === undefined || identity?.kind === 'generic') throw noSuchOrder();
  const shopper = identity && requireAuthenticated(identity);
  const order = await readOrder(database, orderId);
  if (order === undefined || (shopper !== undefined && order.head.shopper_id !== shopper.shopperId))
    throw noSuchOrder();
  return order;
};

const responseFacts = (app: FastifyInstance, { config, clock }: OrderReadDeps, token: string): OrderResponseFacts => ({
  storeId: app.storeIds.storeId,
  returnAddress: config.returnAddress,
  // A demonstration shows its mail instead of sending it.
  sendsMail: config.mail !== undefined || config.outbox,
  token,
  now: clock(),
});

const registerGuestReads = (app: FastifyInstance, deps: OrderReadDeps): void => {
  const { database, guard, tokens } = deps;
  const respond = (order: PlacedOrder) => {
    const token = tokens.issue(order.head.order_id);
    return toOrderResponse(order, responseFacts(app, deps, token));
  };

  app.get<{ Querystring: { readonly orderId: string; readonly email: string } }>(
    `${TRANSACTION_BASE}/order/byOrderIdAndEmail`,
    { schema: { querystring: look } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const number = request.query.orderId.trim();
      const email = request.query.email.trim().toLowerCase();
      const orderId = readOrderNumber(number);
      // Each spelling of a number, as with leading zeros, counts as the same one.
      const counted = String(orderId ?? number);
      await guard.take(counted, request.ip);
      const order = orderId === undefined ? undefined : await readOrder(database, orderId);
      if (order?.head.email_key !== email) throw noSuchOrder();
      await guard.giveBack(counted, request.ip);
      return respond(order);
    },
  );

  app.get<{ Params: { readonly token: string } }>(
    `${TRANSACTION_BASE}/order/x_byToken/:token`,
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const orderId = tokens.read(request.params.token);
      const order = orderId === undefined ? undefined : await readOrder(database, orderId);
      if (order === undefined) throw noSuchOrder();
      return respond(order);
    },
  );
};

/** Orders of the shopper, by number and email address, and by token; purchases to buy again. [ORD-04] [ORD-08] */
export const registerOrderReads = (app: FastifyInstance, deps: OrderReadDeps): void => {
  const { database, identifier, tokens, clock } = deps;

  app.get<{ Querystring: PageQuery }>(
    `${TRANSACTION_BASE}/order/@history`,
    { schema: { querystring: pageSchema } },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache, no-store, private');
      const { shopperId } = requireAuthenticated(await identifier.identify(request, reply));
      return readHistory(database, { shopperId, storeId: app.storeIds.storeId }, readPage(request.query));
    },
  );

  app.get<{ Querystring: PageQuery & { readonly physicalStoreId?: string } }>(
    `${TRANSACTION_BASE}/order/x_purchases`,
    { schema: { querystring: purchasesSchema } },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache, no-store, private');
      const { shopperId } = requireAuthenticated(await identifier.identify(request, reply));
      const { physicalStoreId = '' } = request.query;
      return readPurchases(database, { shopperId, physicalStoreId }, readPage(request.query), clock());
    },
  );

  app.get<{ Params: { readonly orderId: string } }>(`${TRANSACTION_BASE}/order/:orderId`, async (request, reply) => {
    reply.header('cache-control', 'no-cache, no-store, private');
    const wanted = { orderId: request.params.orderId, token: undefined };
    const order = await requireReadableOrder(deps, request, reply, wanted);
    const token = tokens.issue(order.head.order_id);
    return toOrderResponse(order, responseFacts(app, deps, token));
  });

  registerGuestReads(app, deps);
};
