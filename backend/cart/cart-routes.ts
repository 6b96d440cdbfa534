import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import type { SessionStore } from '../identity/session/session-store.ts';
import { requireShopper, type Shopper } from '../identity/session/identity.ts';
import type { TaxRates } from '../taxes/tax-rates.ts';
import { makeAddToCart, type ChangedCart } from './add-to-cart.ts';
import { makeCalculateCart } from './calculate-cart.ts';
import { toCartResponse, toSavedOnlyResponse } from './cart-responses.ts';
import { noCart } from './cart-failures.ts';
import {
  addBodySchema,
  calculateBodySchema,
  deleteBodySchema,
  readLineChanges,
  readRequestedItems,
  requireOwnOrder,
  requireUsageIds,
  updateBodySchema,
  type AddBody,
  type CalculateBody,
  type DeleteBody,
  type UpdateBody,
} from './cart-input.ts';
import type { Cart } from './cart-reader.ts';
import { readTaxedCart } from './read-taxed-cart.ts';
import { readZipCode } from '../stores/store-input.ts';
import { findCartId } from './cart-store.ts';
import { makeChangeCart } from './change-cart.ts';
import { readSavedItems } from './saved-items.ts';

export interface CartDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly identifier: Identifier;
  readonly taxes: TaxRates;
  readonly clock: () => number;
}

export interface CartRouteDeps extends CartDeps {
  readonly sessions: Pick<SessionStore, 'save'>;
}

/** The shopper's cart. Throws 404 when it is empty; the generic user's always is. */
export const requireCart = async (deps: CartDeps, request: FastifyRequest, reply: FastifyReply): Promise<Cart> => {
  reply.header('cache-control', 'no-cache, no-store, private');
  const identity = await deps.identifier.identify(request, reply);
  const cart = identity.kind === 'generic' ? undefined : await readTaxedCart(deps, identity);
  if (cart === undefined) throw noCart();
  return cart;
};

/** The shopper whose cart a request changes. Throws for the generic user, who needs a guest identity first. */
export const requireCartOwner = async (
  deps: CartDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Shopper> => {
  reply.header('cache-control', 'no-store');
  return requireShopper(await deps.identifier.identify(request, reply));
};

const toChangeResponse = ({ orderId, orderItemIds }: ChangedCart): Readonly<Record<string, unknown>> => ({
  orderId: String(orderId),
  orderItem: orderItemIds.map((id) => ({ orderItemId: String(id) })),
  resourceName: 'cart',
});

/** Throws unless a change names no order, the current one (`.`), or the shopper's own. */
export const refuseOtherOrder = async (
  { database }: CartDeps,
  { shopperId }: Shopper,
  orderId: string | undefined,
): Promise<void> => {
  // The usual "." costs no look-up.
  if (orderId === undefined || orderId === '.') return;
  requireOwnOrder(orderId, await findCartId(database, shopperId));
};

interface CartQuery {
  readonly x_zipCode?: string;
}

const cartQuerySchema = { type: 'object', properties: { x_zipCode: { type: 'string', maxLength: 10 } } };

/** Reads the ZIP code for the tax of a shopper without an address; undefined without one. */
const readTaxZip = ({ x_zipCode = '' }: CartQuery): string | undefined =>
  x_zipCode === '' ? undefined : readZipCode(x_zipCode, 'x_zipCode');

/** The shopper's cart with what is kept for later; a shopper who has neither gets 404. */
const registerCartReads = (app: FastifyInstance, deps: CartDeps): void => {
  const { database, clock, identifier } = deps;
  const { storeId } = app.storeIds;
  for (const path of ['order/@self', 'cart/@self']) {
    app.get<{ Querystring: CartQuery }>(
      `${TRANSACTION_BASE}/${path}`,
      { schema: { querystring: cartQuerySchema } },
      async (request, reply) => {
        reply.header('cache-control', 'no-cache, no-store, private');
        const zipCode = readTaxZip(request.query);
        const identity = await identifier.identify(request, reply);
        if (identity.kind === 'generic') throw noCart();
        const cart = await readTaxedCart(deps, identity, { zipCode });
        const saved = await readSavedItems(database, identity.shopperId, clock());
        if (cart === undefined && saved.length === 0) throw noCart();
        const body =
          cart === undefined
            ? toSavedOnlyResponse(saved, identity.shopperId, storeId)
            : toCartResponse(cart, saved, storeId);
        return { ...body, resourceId: request.url };
      },
    );
  }
};

const registerAddToCart = (app: FastifyInstance, deps: CartRouteDeps): void => {
  const addToCart = makeAddToCart(deps);
  app.post<{ Body: AddBody }>(
    `${TRANSACTION_BASE}/cart`,
    { schema: { body: addBodySchema } },
    async (request, reply) => {
      const shopper = await requireCartOwner(deps, request, reply);
      const items = readRequestedItems(request.body);
      await refuseOtherOrder(deps, shopper, request.body.orderId);
      const changed = await addToCart(shopper, items);
      reply.code(201);
      return toChangeResponse(changed);
    },
  );
};

/** Changing a line, removing a line, and emptying the cart. */
const registerLineChanges = (app: FastifyInstance, deps: CartDeps): void => {
  const changeCart = makeChangeCart(deps);
  app.put<{ Body: UpdateBody }>(
    `${TRANSACTION_BASE}/cart/@self/update_order_item`,
    { schema: { body: updateBodySchema } },
    async (request, reply) => {
      const shopper = await requireCartOwner(deps, request, reply);
      const changes = readLineChanges(request.body);
      await refuseOtherOrder(deps, shopper, request.body.orderId);
      return toChangeResponse(await changeCart.updateLines(shopper.shopperId, changes));
    },
  );
  app.put<{ Body: DeleteBody }>(
    `${TRANSACTION_BASE}/cart/@self/delete_order_item`,
    { schema: { body: deleteBodySchema } },
    async (request, reply) => {
      const shopper = await requireCartOwner(deps, request, reply);
      const { orderId } = await changeCart.removeLine(shopper.shopperId, request.body.orderItemId);
      return { orderId: String(orderId), resourceName: 'cart' };
    },
  );
  app.delete(`${TRANSACTION_BASE}/cart/@self`, async (request, reply) => {
    const shopper = await requireCartOwner(deps, request, reply);
    await changeCart.clear(shopper.shopperId);
    return reply.code(204).send();
  });
};

const registerCalculation = (app: FastifyInstance, deps: CartDeps): void => {
  const calculateCart = makeCalculateCart(deps);
  app.post<{ Body: CalculateBody }>(
    `${TRANSACTION_BASE}/cart/calculate`,
    { schema: { body: calculateBodySchema } },
    async (request, reply) => {
      const shopper = await requireCartOwner(deps, request, reply);
      requireUsageIds(request.body);
      const recalculateShippingMethod = String(request.body.recalculateShippingMethod) === 'true';
      const orderId = await calculateCart(shopper.shopperId, { recalculateShippingMethod });
      return { orderId: [String(orderId)], viewTaskName: 'RedirectView', resourceName: 'cart' };
    },
  );
};

/** Reading and changing the cart. [CRT-01] [CRT-02] [CRT-03] */
export const registerCartRoutes = (app: FastifyInstance, deps: CartRouteDeps): void => {
  registerCartReads(app, deps);
  registerAddToCart(app, deps);
  registerLineChanges(app, deps);
  registerCalculation(app, deps);
};
