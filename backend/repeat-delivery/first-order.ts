import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Plan } from './plan.ts';

/** The products that a shopper has had by repeat delivery. */
export const readDeliveredProducts = async (
  database: Kysely<Database>,
  shopperId: number,
): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectFrom('repeat_plan')
    .innerJoin('repeat_due', 'repeat_due.plan_id', 'repeat_plan.plan_id')
    .innerJoin('order_line', 'order_line.order_id', 'repeat_due.order_id')
    .innerJoin('sku', 'sku.id', 'order_line.sku_id')
    .select('sku.product_id')
    .distinct()
    .where('repeat_plan.shopper_id', '=', shopperId)
    .execute();
  return new Set(rows.map((row) => row.product_id));
};

/**
 * Whether the next order of a plan has the discount of a first one: once for each product and shopper, so that a plan that
 * is cancelled and started again does not earn it again. [RPD-01]
 */
export const isFirstOrder = ({ placed, lines }: Plan, delivered: ReadonlySet<string>): boolean =>
  placed === 0 && !lines.some(({ productId }) => delivered.has(productId));
