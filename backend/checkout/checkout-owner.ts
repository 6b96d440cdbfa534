import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { noCart } from '../cart/cart-failures.ts';
import { requireOwnOrder } from '../cart/cart-input.ts';
import type { Cart } from '../cart/cart-reader.ts';
import { readTaxedCart } from '../cart/read-taxed-cart.ts';
import { findCartId } from '../cart/cart-store.ts';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import { requireAuthenticated, requireShopper, type Shopper } from '../identity/session/identity.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import type { ChargeTerms } from '../payments/payment-provider.ts';
import type { TaxRates } from '../taxes/tax-rates.ts';

export interface CheckoutDeps extends ChargeTerms {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly identifier: Identifier;
  readonly taxes: TaxRates;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** The shopper of a checkout: a guest, or a customer who is signed in. A remembered customer must sign in again. */
export const requireBuyer = async (
  { identifier }: Pick<CheckoutDeps, 'identifier'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Shopper> => {
  reply.header('cache-control', 'no-cache, no-store, private');
  return requireAuthenticated(requireShopper(await identifier.identify(request, reply)));
};

/** The buyer's cart. Throws 404 when it is empty. */
export const requireBuyersCart = async (
  deps: Pick<CheckoutDeps, 'database' | 'identifier' | 'taxes' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ readonly buyer: Shopper; readonly cart: Cart }> => {
  const buyer = await requireBuyer(deps, request, reply);
  const cart = await readTaxedCart(deps, buyer);
  if (cart === undefined) throw noCart();
  return { buyer, cart };
};

/**
 * Changes the checkout of the buyer's cart in one transaction. Throws without a cart, for another order, and when the
 * session has ended meanwhile.
 */
export const changeOwnCheckout = <Result>(
  { unitOfWork }: Pick<CheckoutDeps, 'unitOfWork'>,
  buyer: Shopper,
  orderId: string | undefined,
  change: (trx: Transaction<Database>, orderId: number) => Promise<Result>,
): Promise<Result> =>
  unitOfWork.run(async (trx) => {
    const cartId = await findCartId(trx, buyer.shopperId);
    if (cartId === undefined) throw noCart();
    if (orderId !== undefined && orderId !== '.') requireOwnOrder(orderId, cartId);
    await requireOpenSession(trx, buyer.sessionId);
    return change(trx, cartId);
  });
