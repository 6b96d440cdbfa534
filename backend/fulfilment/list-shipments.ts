import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toAmount } from '../http/wire-amount.ts';
import { awaitsPrescription } from '../orders/read/order-parts.ts';
import { readPersonalization, type Personalization } from '../personalization/personalization.ts';

/** The lists of the fulfilment side, by the status of their shipments. */
export const LISTS = { 'to-pack': 'F', packed: 'G', left: 'S', done: 'D', returned: 'K', cancelled: 'X' } as const;
export type ListName = keyof typeof LISTS;

/** The statuses of shipments that have not left. */
const WAITING: ReadonlySet<string> = new Set([LISTS['to-pack'], LISTS.packed]);

/** A return on its way. Its number is on the slip in the parcel. */
export interface OpenReturn {
  readonly returnId: string;
  readonly reason: string;
  readonly lines: readonly { readonly orderItemId: string; readonly quantity: number }[];
}

/** What the fulfilment side has to know to pack and ship. */
export interface ShipmentToMove {
  readonly shipmentId: string;
  readonly orderId: string;
  readonly kind: string;
  readonly status: string;
  readonly storeId: string;
  readonly storeName: string;
  readonly vendor: string;
  readonly shipModeCode: string;
  readonly promisedDate: string;
  readonly placedDate: string;
  /** When it left or was ready for pickup; undefined before. */
  readonly leftDate: string | undefined;
  readonly phone: string;
  /** The tip in dollars, all of it for the driver; undefined for none. [CHK-06] */
  readonly tip: string | undefined;
  /** To whom a pickup is handed over; undefined for other shipments. */
  readonly pickupPerson: { readonly firstName: string; readonly lastName: string } | undefined;
  /** Undefined for a pickup. */
  readonly address: Readonly<Record<string, string>> | undefined;
  /** What the shopper sends back and has not arrived, the oldest first. [ORD-05] */
  readonly openReturns: readonly OpenReturn[];
  /** Whether the payment can no longer be captured: the shipment must not leave. */
  readonly hasPaymentEnded: boolean;
  /** Whether it has pieces that a vet has not approved: the shipment must not leave. */
  readonly awaitsPrescription: boolean;
  readonly lines: readonly {
    readonly orderItemId: string;
    readonly partNumber: string;
    readonly description: string;
    /** Pieces to pack: without cancelled ones. */
    readonly quantity: number;
    readonly isFrozen: boolean;
    /** What is put on each piece; undefined for none. */
    readonly personalization: Personalization | undefined;
    /** 'WAITING', 'APPROVED' or 'DECLINED'; undefined for products without a prescription. */
    readonly prescription: string | undefined;
  }[];
}

interface Range {
  /** The number of the last shipment before the first one of the list. */
  readonly after: number;
  readonly most: number;
  readonly order?: 'asc' | 'desc';
}

const shipmentRows = (database: Kysely<Database>, status: string, { after, most, order = 'asc' }: Range) =>
  database
    .selectFrom('shipment')
    .innerJoin('placed_order', 'placed_order.order_id', 'shipment.order_id')
    .leftJoin('order_address', (join) =>
      join.onRef('order_address.order_id', '=', 'shipment.order_id').on('order_address.purpose', '=', 'shipping'),
    )
    .leftJoin('order_payment', 'order_payment.order_id', 'shipment.order_id')
    .selectAll('shipment')
    .select([
      'placed_order.placed_at',
      'placed_order.phone as contact_phone',
      'placed_order.pickup_first_name',
      'placed_order.pickup_last_name',
      'order_payment.ended_at as payment_ended_at',
      'order_address.first_name',
      'order_address.last_name',
      'order_address.line1',
      'order_address.line2',
      'order_address.city',
      'order_address.state',
      'order_address.zip_code',
      'order_address.country',
    ])
    .where('shipment.status', '=', status)
    .where('shipment.shipment_id', '>', after)
    .orderBy('shipment.shipment_id', order)
    .limit(most)
    .execute();

type Row = Awaited<ReturnType<typeof shipmentRows>>[number];

const addressOf = (row: Row): ShipmentToMove['address'] =>
  row.kind === 'pickup' || row.line1 === null
    ? undefined
    : {
        firstName: row.first_name ?? '',
        lastName: row.last_name ?? '',
        line1: row.line1,
        line2: row.line2 ?? '',
        city: row.city ?? '',
        state: row.state ?? '',
        zipCode: row.zip_code ?? '',
        country: row.country ?? '',
      };

const pickupPersonOf = ({ kind, pickup_first_name, pickup_last_name }: Row): ShipmentToMove['pickupPerson'] =>
  kind !== 'pickup' || pickup_first_name === ''
    ? undefined
    : { firstName: pickup_first_name, lastName: pickup_last_name };

/** The open returns of shipments, by the number of the shipment. */
const readOpenReturns = async (
  database: Kysely<Database>,
  shipmentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OpenReturn[]>> => {
  const rows = await database
    .selectFrom('order_return')
    .innerJoin('order_return_line', 'order_return_line.return_id', 'order_return.return_id')
    .select(['order_return.return_id', 'shipment_id', 'reason', 'order_line_id', 'quantity'])
    .where('shipment_id', 'in', shipmentIds)
    .where('status', '=', 'OPEN')
    .orderBy('order_return.return_id')
    .orderBy('order_line_id')
    .execute();
  const byShipment = new Map<number, readonly OpenReturn[]>();
  for (const { shipment_id: shipmentId, return_id: id, reason, order_line_id: lineId, quantity } of rows) {
    const before = byShipment.get(shipmentId) ?? [];
    const returnId = String(id);
    const lines = before.find((one) => one.returnId === returnId)?.lines ?? [];
    const others = before.filter((one) => one.returnId !== returnId);
    const line = { orderItemId: String(lineId), quantity };
    byShipment.set(shipmentId, [...others, { returnId, reason, lines: [...lines, line] }]);
  }
  return byShipment;
};

/** The shipments of a list after a number, the oldest first, or the newest with `desc`. */
export const listShipments = async (
  database: Kysely<Database>,
  { list, ...range }: Range & { readonly list: ListName },
): Promise<readonly ShipmentToMove[]> => {
  const rows = await shipmentRows(database, LISTS[list], range);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.shipment_id);
  const [lines, returns] = await Promise.all([
    database.selectFrom('order_line').selectAll().where('shipment_id', 'in', ids).orderBy('order_line_id').execute(),
    readOpenReturns(database, ids),
  ]);
  return rows.map((row) => ({
    shipmentId: String(row.shipment_id),
    orderId: String(row.order_id),
    kind: row.kind,
    status: row.status,
    storeId: row.store_id,
    storeName: row.store_name,
    vendor: row.vendor,
    shipModeCode: row.mode_code,
    promisedDate: row.promised_on,
    placedDate: new Date(row.placed_at).toISOString(),
    leftDate: row.left_at === null ? undefined : new Date(row.left_at).toISOString(),
    phone: row.contact_phone,
    // The tip of a canceled delivery is not charged.
    tip: row.tip_cents === 0 || row.status === LISTS.cancelled ? undefined : toAmount(row.tip_cents),
    pickupPerson: pickupPersonOf(row),
    address: addressOf(row),
    openReturns: returns.get(row.shipment_id) ?? [],
    hasPaymentEnded: row.payment_ended_at !== null && WAITING.has(row.status),
    awaitsPrescription: awaitsPrescription({ lines }, row.shipment_id),
    lines: lines
      .filter((line) => line.shipment_id === row.shipment_id && line.cancelled < line.quantity)
      .map((line) => ({
        orderItemId: String(line.order_line_id),
        partNumber: line.part_number,
        description: line.description,
        quantity: line.quantity - line.cancelled,
        isFrozen: line.is_frozen === 1,
        personalization: readPersonalization(line.personalization),
        prescription: line.prescription_status ?? undefined,
      })),
  }));
};
