import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { storedFulfilment, type FulfilmentChoice } from './fulfilment.ts';

/** A line to store: SKU, quantity, and how it reaches the shopper. */
export interface NewLine extends FulfilmentChoice {
  readonly skuId: string;
  readonly partNumber: string;
  readonly quantity: number;
  /** The shopper's text on the item as it is stored; empty for none. */
  readonly personalization: string;
  /** Pet and vet as they are stored; left out or empty when they are not known. */
  readonly prescription?: string;
  /** What the product is called and costs now, for the time when it does not any more. */
  readonly description: string;
  /** Null when it is not known. */
  readonly addedCents: number | null;
}

export interface StoredLine extends NewLine {
  readonly orderItemId: number;
  readonly prescription: string;
}

/** The status of an order of a repeat delivery that is not placed yet. It is never the shopper's cart. */
export const REPEAT_STATUS = 'R';

/** What makes a line: its SKU, the place that sends it, and the shopper's text on it. */
export type LineIdentity = Pick<NewLine, 'skuId' | 'physicalStoreId' | 'personalization'>;

type StockPlace = Pick<LineIdentity, 'skuId' | 'physicalStoreId'>;

const takesSameStock = (left: StockPlace, right: StockPlace): boolean =>
  left.skuId === right.skuId && left.physicalStoreId === right.physicalStoreId;

/** Whether two lines are one: a cart has one line for each SKU, place and text. */
export const isSameLine = (left: LineIdentity, right: LineIdentity): boolean =>
  takesSameStock(left, right) && left.personalization === right.personalization;

type TakingLine = LineIdentity & Pick<NewLine, 'quantity'>;

/** How many pieces lines take of a stock together. */
export const takenBy = (place: StockPlace, lines: readonly TakingLine[]): number =>
  lines.filter((line) => takesSameStock(place, line)).reduce((sum, { quantity }) => sum + quantity, 0);

/** How many pieces other lines take of the same stock: those of the SKU with other texts. [PRO-08] */
export const takenByOthers = (line: LineIdentity, lines: readonly TakingLine[]): number =>
  takenBy(
    line,
    lines.filter((other) => !isSameLine(line, other)),
  );

/** Id of the shopper's order that is still a cart. */
export const findCartId = async (executor: Kysely<Database>, shopperId: number): Promise<number | undefined> => {
  const row = await executor
    .selectFrom('orders')
    .select('order_id')
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'P')
    .executeTakeFirst();
  return row?.order_id;
};

/** The shopper's cart, created when there is none. */
export const openCart = async (trx: Transaction<Database>, shopperId: number, now: number): Promise<number> => {
  const existing = await findCartId(trx, shopperId);
  if (existing !== undefined) return existing;
  const row = await trx
    .insertInto('orders')
    .values({ shopper_id: shopperId, status: 'P', created_at: now, updated_at: now })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  return row.order_id;
};

export const touchCart = async (trx: Transaction<Database>, orderId: number, now: number): Promise<void> => {
  await trx.updateTable('orders').set({ updated_at: now }).where('order_id', '=', orderId).execute();
};

export const linesOf = async (executor: Kysely<Database>, orderId: number): Promise<readonly StoredLine[]> => {
  const rows = await executor
    .selectFrom('order_item')
    .select([
      'order_item_id',
      'sku_id',
      'part_number',
      'quantity',
      'physical_store_id',
      'fulfilment',
      'personalization',
      'prescription',
      'description',
      'added_cents',
    ])
    .where('order_id', '=', orderId)
    .orderBy('order_item_id')
    .execute();
  return rows.map((row) => ({
    orderItemId: row.order_item_id,
    skuId: row.sku_id,
    partNumber: row.part_number,
    quantity: row.quantity,
    physicalStoreId: row.physical_store_id,
    fulfilment: storedFulfilment(row.fulfilment),
    personalization: row.personalization,
    prescription: row.prescription,
    description: row.description,
    addedCents: row.added_cents,
  }));
};

/**
 * Adds to existing lines and creates the missing ones; an existing line takes the newer fulfilment, name and
 * price, and keeps its prescription. Returns the line ids in the order of the items. [CRT-03] [CHK-07]
 */
export const addLines = async (
  trx: Transaction<Database>,
  orderId: number,
  lines: readonly NewLine[],
  now: number,
): Promise<readonly number[]> => {
  const rows = await trx
    .insertInto('order_item')
    .values(
      lines.map((line) => ({
        order_id: orderId,
        sku_id: line.skuId,
        part_number: line.partNumber,
        quantity: line.quantity,
        physical_store_id: line.physicalStoreId,
        fulfilment: line.fulfilment,
        personalization: line.personalization,
        prescription: line.prescription ?? '',
        description: line.description,
        added_cents: line.addedCents,
        added_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'sku_id', 'physical_store_id', 'personalization']).doUpdateSet((eb) => ({
        quantity: eb('order_item.quantity', '+', eb.ref('excluded.quantity')),
        fulfilment: eb.ref('excluded.fulfilment'),
        description: eb.ref('excluded.description'),
        added_cents: eb.ref('excluded.added_cents'),
      })),
    )
    .returning(['order_item_id', 'sku_id', 'physical_store_id', 'personalization'])
    .execute();
  return lines.flatMap(
    (line) =>
      rows.find(
        (row) =>
          row.sku_id === line.skuId &&
          row.physical_store_id === line.physicalStoreId &&
          row.personalization === line.personalization,
      )?.order_item_id ?? [],
  );
};

/** Sets the quantity of a line, and the price that the shopper saw if it is known; 0 removes the line. */
export const setQuantity = async (
  trx: Transaction<Database>,
  orderItemId: number,
  quantity: number,
  priceSeenCents?: number,
): Promise<void> => {
  const values = { quantity, ...(priceSeenCents === undefined ? {} : { added_cents: priceSeenCents }) };
  if (quantity === 0) await trx.deleteFrom('order_item').where('order_item_id', '=', orderItemId).execute();
  else await trx.updateTable('order_item').set(values).where('order_item_id', '=', orderItemId).execute();
};

/** Sets the shopper's text on a line. No other line may have its SKU, its place and this text. [PRO-08] */
export const setPersonalization = async (
  trx: Transaction<Database>,
  orderItemId: number,
  personalization: string,
): Promise<void> => {
  await trx.updateTable('order_item').set({ personalization }).where('order_item_id', '=', orderItemId).execute();
};

/** Sets pet and vet of a line; empty when the shopper has to enter them. [PRO-07] */
export const setPrescription = async (
  trx: Transaction<Database>,
  orderItemId: number,
  prescription: string,
): Promise<void> => {
  await trx.updateTable('order_item').set({ prescription }).where('order_item_id', '=', orderItemId).execute();
};

/** Sets how a line reaches the shopper. No other line may have its SKU and the new place. */
export const setFulfilment = async (
  trx: Transaction<Database>,
  orderItemId: number,
  { fulfilment, physicalStoreId }: FulfilmentChoice,
): Promise<void> => {
  const values = { fulfilment, physical_store_id: physicalStoreId };
  await trx.updateTable('order_item').set(values).where('order_item_id', '=', orderItemId).execute();
};

/** Removes the cart with its lines and promotion codes. */
export const deleteCart = async (trx: Transaction<Database>, orderId: number): Promise<void> => {
  await trx.deleteFrom('orders').where('order_id', '=', orderId).where('status', '=', 'P').execute();
};
