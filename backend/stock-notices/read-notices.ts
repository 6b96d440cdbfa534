import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { withKeptSkus } from '../cart/kept-skus.ts';
import type { Database } from '../database/schema.ts';

/** What somebody waits for. */
export interface PendingNotice {
  readonly noticeId: number;
  readonly description: string;
  /** The name of the store; undefined for delivery. */
  readonly store: string | undefined;
}

/** Which requests are meant. */
export type OfNotices = (eb: ExpressionBuilder<Database, 'stock_notice'>) => Expression<SqlBool>;

/** The requests for mail about products that are out of stock, the oldest first. */
export const readNotices = async (
  database: Kysely<Database>,
  which: OfNotices,
  now: number,
): Promise<readonly PendingNotice[]> => {
  const rows = await database
    .selectFrom('stock_notice')
    .where(which)
    .leftJoin('store', 'store.store_id', 'stock_notice.location')
    .select(['notice_id', 'sku_id', 'part_number', 'store.name as store_name'])
    .orderBy('asked_at')
    .execute();
  const known = await withKeptSkus(
    database,
    rows.map((row) => ({ ...row, skuId: row.sku_id, partNumber: row.part_number })),
    now,
  );
  return known.map(({ notice_id, description, store_name }) => ({
    noticeId: notice_id,
    description,
    store: store_name ?? undefined,
  }));
};
