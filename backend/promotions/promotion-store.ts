import type { Kysely, Selectable } from 'kysely';
import type { PromotionTable } from '../database/tables/commerce-tables.ts';
import type { Database } from '../database/schema.ts';
import type { Promotion } from './promotion.ts';

const toKind = (kind: string): Promotion['kind'] => (kind === 'percent' || kind === 'amount' ? kind : 'shipping');

const toPromotion = (row: Selectable<PromotionTable>): Promotion => ({
  code: row.code,
  promotionId: row.promotion_id,
  description: row.description,
  kind: toKind(row.kind),
  value: row.value,
  minSubtotalCents: row.min_subtotal_cents,
  department: row.department,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
});

/** The promotion with this code, given in upper case. */
export const findPromotion = async (executor: Kysely<Database>, code: string): Promise<Promotion | undefined> => {
  const row = await executor.selectFrom('promotion').selectAll().where('code', '=', code).executeTakeFirst();
  return row && toPromotion(row);
};

/** Promotions that run now, ordered by code. */
export const findRunningPromotions = async (executor: Kysely<Database>, now: number): Promise<readonly Promotion[]> => {
  const rows = await executor
    .selectFrom('promotion')
    .selectAll()
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('code')
    .execute();
  return rows.map(toPromotion);
};

/** Promotions whose codes are on the cart, in the order they were entered. */
export const promotionsOf = async (executor: Kysely<Database>, orderId: number): Promise<readonly Promotion[]> => {
  const rows = await executor
    .selectFrom('order_promotion')
    .innerJoin('promotion', 'promotion.code', 'order_promotion.code')
    .selectAll('promotion')
    .where('order_promotion.order_id', '=', orderId)
    .orderBy('order_promotion.added_at')
    .orderBy('promotion.code')
    .execute();
  return rows.map(toPromotion);
};
