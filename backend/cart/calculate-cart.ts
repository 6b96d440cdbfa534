import type { UnitOfWork } from '../database/unit-of-work.ts';
import { noCart } from './cart-failures.ts';
import { findCartId, linesOf, touchCart } from './cart-store.ts';
import { standardShipping } from './shipping-modes.ts';

export interface CalculationOrder {
  readonly recalculateShippingMethod: boolean;
}

/**
 * Updates the stored cart: resets a shipping method that no longer exists. Amounts are computed at every read, so they are
 * never stale. Codes and rewards that have ended stay on the cart until the shopper removes them, so that reading the cart
 * tells of them. Returns the order id; throws when the cart is empty. [CRT-02] [CHK-07]
 */
export type CalculateCart = (shopperId: number, order: CalculationOrder) => Promise<number>;

/** `CalculateCart` on the database. */
export const makeCalculateCart =
  (deps: { readonly unitOfWork: UnitOfWork; readonly clock: () => number }): CalculateCart =>
  (shopperId, { recalculateShippingMethod }) =>
    deps.unitOfWork.run(async (trx) => {
      const now = deps.clock();
      const orderId = await findCartId(trx, shopperId);
      const lines = orderId === undefined ? [] : await linesOf(trx, orderId);
      if (orderId === undefined || lines.length === 0) throw noCart();
      if (recalculateShippingMethod && lines.every((line) => line.physicalStoreId !== '')) {
        const usual = { ship_mode_id: standardShipping.id };
        await trx.updateTable('orders').set(usual).where('order_id', '=', orderId).execute();
      }
      await touchCart(trx, orderId, now);
      return orderId;
    });
