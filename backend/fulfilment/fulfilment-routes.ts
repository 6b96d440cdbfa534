import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { perMinute } from '../http/address-limit.ts';
import { invalidParameter, notFound } from '../http/commerce-failure.ts';
import { SMALL_BODY } from '../http/commerce-scope.ts';
import { inspectInput } from '../http/input-guard.ts';
import { makeRequireKey } from '../http/require-key.ts';
import { sumPieces } from '../orders/life/cancel-order.ts';
import { cancelByShop, moveShipment, type ShipmentMove } from '../orders/life/move-shipment.ts';
import type { OrderChangeDeps } from '../orders/life/order-change.ts';
import { piecesSchema, readPieces } from '../orders/life/order-life-routes.ts';
import type { ReceivedPart } from '../orders/life/receive-part.ts';
import { receiveReturn } from '../orders/life/receive-return.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import { listShipments, LISTS, type ListName } from './list-shipments.ts';

export interface FulfilmentDeps extends OrderChangeDeps {
  readonly database: Kysely<Database>;
  readonly keyedHash: KeyedHash;
  readonly fulfilmentKey: string;
}

const PREFIX = '/fulfilment/v1';
const LIST_SIZE = 100;
const CALLS_A_MINUTE = 6_000;

const NAMES = Object.keys(LISTS) as readonly ListName[];

const listSchema = {
  type: 'object',
  properties: {
    status: { type: 'string', enum: NAMES },
    after: { type: 'string', pattern: '^\\d{1,15}$' },
  },
};

const shippedSchema = {
  type: 'object',
  required: ['carrier', 'trackingNumber'],
  properties: {
    carrier: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[\\w .&-]+$' },
    trackingNumber: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[\\w-]+$' },
  },
};

const returnedSchema = {
  type: ['object', 'null'],
  properties: {
    returnId: { type: 'string', pattern: '^\\d{1,15}$' },
    isSellable: { type: 'boolean' },
    isUndelivered: { type: 'boolean' },
    receiptId: { type: 'string', pattern: '^[\\w-]{1,64}$' },
    orderItem: piecesSchema,
  },
};

const cancelledSchema = {
  type: ['object', 'null'],
  properties: { reason: { type: 'string', maxLength: 300 } },
};

/** Any field may be missing, and so may the body. */
type ReturnedBody =
  | {
      readonly returnId?: string;
      readonly isSellable?: boolean;
      readonly isUndelivered?: boolean;
      readonly receiptId?: string;
      readonly orderItem?: Parameters<typeof readPieces>[0];
    }
  | null
  | undefined;

/** The part of a return that has arrived; undefined for all of it. Throws 400 for a part without a key, and for a key alone. */
const partIn = ({
  receiptId,
  orderItem,
  isUndelivered = false,
}: NonNullable<ReturnedBody>): ReceivedPart | undefined => {
  if (orderItem === undefined && receiptId === undefined) return undefined;
  if (isUndelivered) {
    throw invalidParameter(
      'isUndelivered',
      'An undelivered shipment comes back as a whole. Send no orderItem with it.',
    );
  }
  if (receiptId === undefined) {
    throw invalidParameter('receiptId', 'Send a receiptId of your own with orderItem, so that it can be repeated.');
  }
  if (orderItem === undefined) {
    throw invalidParameter('orderItem', 'Send the pieces that have arrived with receiptId.');
  }
  return { key: receiptId, pieces: sumPieces(readPieces(orderItem)) };
};

/** Reads the number of a shipment from an address. */
export const readShipmentId = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw notFound('There is no such shipment.', 'shipmentId');
  return Number(text);
};

const SIMPLE_MOVES = ['packed', 'ready', 'picked-up', 'delivered'] as const;

const registerMoves = (scope: FastifyInstance, deps: FulfilmentDeps): void => {
  const move = async (id: string, step: ShipmentMove) => ({
    shipmentId: id,
    status: await moveShipment(deps, readShipmentId(id), step),
  });
  for (const kind of SIMPLE_MOVES) {
    scope.post<{ Params: { readonly id: string } }>(`${PREFIX}/shipments/:id/${kind}`, async (request) =>
      move(request.params.id, { kind }),
    );
  }
  scope.post<{ Params: { readonly id: string }; Body: { readonly reason?: string } | null | undefined }>(
    `${PREFIX}/shipments/:id/cancelled`,
    { schema: { body: cancelledSchema } },
    async (request) => {
      const { id } = request.params;
      return { shipmentId: id, status: await cancelByShop(deps, readShipmentId(id), request.body?.reason) };
    },
  );
  scope.post<{
    Params: { readonly id: string };
    Body: { readonly carrier: string; readonly trackingNumber: string };
  }>(`${PREFIX}/shipments/:id/shipped`, { schema: { body: shippedSchema } }, async (request) =>
    move(request.params.id, { kind: 'shipped', ...request.body }),
  );
  scope.post<{ Params: { readonly id: string }; Body: ReturnedBody }>(
    `${PREFIX}/shipments/:id/returned`,
    { schema: { body: returnedSchema } },
    async (request) => {
      const { id } = request.params;
      const body = request.body ?? {};
      const { returnId, isSellable = true, isUndelivered = false } = body;
      await receiveReturn(deps, readShipmentId(id), {
        returnId: returnId === undefined ? undefined : Number(returnId),
        part: partIn(body),
        isSellable,
        isUndelivered,
      });
      return { shipmentId: id };
    },
  );
};

/**
 * The interface of a warehouse or a store, by a key of its own: lists of shipments, and the steps that they make.
 * Repeating a step changes nothing. [ORD-06]
 */
export const registerFulfilment = (app: FastifyInstance, deps: FulfilmentDeps): void => {
  app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = SMALL_BODY;
      route.config = { ...route.config, ...perMinute(CALLS_A_MINUTE) };
    });
    scope.addHook(
      'onRequest',
      makeRequireKey({ keyedHash: deps.keyedHash, setting: 'FULFILMENT_KEY', key: deps.fulfilmentKey }),
    );
    scope.addHook('preValidation', async (request) => inspectInput(request.body));
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    scope.get<{ Querystring: { readonly status?: ListName; readonly after?: string } }>(
      `${PREFIX}/shipments`,
      { schema: { querystring: listSchema } },
      async (request) => {
        const { status: list = 'to-pack', after = '0' } = request.query;
        const shipments = await listShipments(deps.database, { list, after: Number(after), most: LIST_SIZE });
        const last = shipments.length === LIST_SIZE ? shipments.at(-1)?.shipmentId : undefined;
        return { shipments, ...(last === undefined ? {} : { next: last }) };
      },
    );
    registerMoves(scope, deps);
  });
};
