import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Plan } from './plan.ts';

/** An order of a shopper's plan that has, or was told to have, a product by repeat delivery. */
export interface RepeatedProduct {
  readonly planId: number;
  readonly productId: string;
  readonly isPlaced: boolean;
}

const placedProducts = (database: Kysely<Database>, shopperId: number) =>
  database
    .selectFrom('repeat_plan')
    .innerJoin('repeat_due', 'repeat_due.plan_id', 'repeat_plan.plan_id')
    .innerJoin('order_line', 'order_line.order_id', 'repeat_due.order_id')
    .innerJoin('sku', 'sku.id', 'order_line.sku_id')
    .select(['repeat_plan.plan_id', 'sku.product_id'])
    .distinct()
    .where('repeat_plan.shopper_id', '=', shopperId)
    .execute();

/** Products of orders that are not placed yet and whose shopper was told the discount of a first order. */
const promisedProducts = (database: Kysely<Database>, shopperId: number) =>
  database
    .selectFrom('repeat_plan')
    .innerJoin('repeat_due', 'repeat_due.plan_id', 'repeat_plan.plan_id')
    .innerJoin('order_item', 'order_item.order_id', 'repeat_due.order_id')
    .innerJoin('sku', 'sku.id', 'order_item.sku_id')
    .select(['repeat_plan.plan_id', 'sku.product_id'])
    .distinct()
    .where('repeat_plan.shopper_id', '=', shopperId)
    .where('repeat_due.is_first', '=', 1)
    .execute();

/** The products that a shopper has had by repeat delivery, or gets with the discount of a first order. */
export const readRepeatedProducts = async (
  database: Kysely<Database>,
  shopperId: number,
): Promise<readonly RepeatedProduct[]> => {
  const toProduct = (isPlaced: boolean) => (row: { readonly plan_id: number; readonly product_id: string }) => ({
    planId: row.plan_id,
    productId: row.product_id,
    isPlaced,
  });
  return [
    ...(await placedProducts(database, shopperId)).map(toProduct(true)),
    ...(await promisedProducts(database, shopperId)).map(toProduct(false)),
  ];
};

/**
 * Whether the next order of a plan has the discount of a first one: once for each product and shopper, so that neither a
 * plan that is cancelled and started again nor a second plan earns it again. A plan that is not started yet has no number.
 * [RPD-01]
 */
export const isFirstOrder = (
  {
    planId,
    placed,
    lines,
  }: Pick<Plan, 'placed'> & {
    readonly planId?: number;
    readonly lines: readonly Pick<Plan['lines'][number], 'productId'>[];
  },
  repeated: readonly RepeatedProduct[],
): boolean => {
  const taken = repeated.filter((product) => product.isPlaced || product.planId !== planId);
  return placed === 0 && !lines.some((line) => taken.some(({ productId }) => productId === line.productId));
};
