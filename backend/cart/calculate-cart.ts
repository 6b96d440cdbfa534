import type { Database } from '../database/schema.ts';
import type { Transaction } from 'kysely';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { isRunning } from '../promotions/promotion.ts';
import { removeDeadCoupons } from '../rewards/cart-coupons.ts';
import { promotionsOf } from '../promotions/promotion-store.ts';
import { noCart } from './cart-failures.ts';
import { findCartId, linesOf, touchCart } from './cart-store.ts';
import { standardShipping } from './shipping-modes.ts';

export interface CalculationOrder {
  readonly usageIds: readonly string[];
  readonly recalculateShippingMethod: boolean;
}

/**
 * Updates the stored cart: removes promotion codes and coupons that have ended, and resets a shipping method that no
 * longer exists. Amounts are computed at every read, so they are never stale. Returns the order id; throws when the
 * cart is empty. [CRT-02]
 */
export type CalculateCart = (shopperId: number, order: CalculationOrder) => Promise<number>;

/** Usage ids that include promotion codes. */
const discountUsages: readonly string[] = ['-1', '-5'];

const dropEndedPromotions = async (trx: Transaction<Database>, orderId: number, now: number): Promise<void> => {
  const promotions = await promotionsOf(trx, orderId);
  const ended = promotions.filter((promotion) => !isRunning(promotion, now)).map((promotion) => promotion.code);
  if (ended.length === 0) return;
  await trx.deleteFrom('order_promotion').where('order_id', '=', orderId).where('code', 'in', ended).execute();
};

/** `CalculateCart` on the database. */
export const makeCalculateCart =
  (deps: { readonly unitOfWork: UnitOfWork; readonly clock: () => number }): CalculateCart =>
  (shopperId, { usageIds, recalculateShippingMethod }) =>
    deps.unitOfWork.run(async (trx) => {
      const now = deps.clock();
      const orderId = await findCartId(trx, shopperId);
      const lines = orderId === undefined ? [] : await linesOf(trx, orderId);
      if (orderId === undefined || lines.length === 0) throw noCart();
      if (usageIds.some((id) => discountUsages.includes(id))) {
        await dropEndedPromotions(trx, orderId, now);
        await removeDeadCoupons(trx, orderId, now);
      }
      if (recalculateShippingMethod && lines.every((line) => line.physicalStoreId !== '')) {
        const usual = { ship_mode_id: standardShipping.id };
        await trx.updateTable('orders').set(usual).where('order_id', '=', orderId).execute();
      }
      await touchCart(trx, orderId, now);
      return orderId;
    });
