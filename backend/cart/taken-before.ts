import type { Selectable } from 'kysely';
import type { OrderItemTable } from '../database/tables/commerce-tables.ts';
import { ONLINE } from '../stores/read-stock.ts';

type Placed = Pick<Selectable<OrderItemTable>, 'sku_id' | 'physical_store_id' | 'quantity' | 'personalization'>;

/** The place that sends a line. */
export const locationOf = (row: Pick<Placed, 'physical_store_id'>): string => row.physical_store_id || ONLINE;

/** The pieces of the same stock in the lines before this one, which have other texts. [PRO-08] */
export const takenBefore = (rows: readonly Placed[], index: number): number => {
  const row = rows[index];
  return row === undefined || row.personalization === ''
    ? 0
    : rows
        .slice(0, index)
        .filter((before) => before.sku_id === row.sku_id && locationOf(before) === locationOf(row))
        .reduce((sum, { quantity }) => sum + quantity, 0);
};
