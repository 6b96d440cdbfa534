import type { UnitOfWork } from '../../database/unit-of-work.ts';
import type { AdIds } from './ad-ids.ts';
import { badField } from '../request/ad-problem.ts';
import { dayOf } from './day.ts';
import { addToDay } from './ad-days.ts';
import { centsAt, listAt, optionalTextAt, recordOf, textAt, wholeNumberAt } from '../request/read-fields.ts';

/** A line of an order. */
interface OrderItem {
  readonly partNumber: string;
  /** Amount paid for the line. */
  readonly cents: number;
}

/** An order that was placed. */
export interface ReportedOrder {
  readonly id: string;
  readonly sessionId: string;
  readonly items: readonly OrderItem[];
}

const MAX_ID_LENGTH = 200;
const MAX_ORDERS = 50;
const MAX_ITEMS = 500;
const MAX_PIECES = 100_000;
/** An order is attributed to the last ad for the product that its session clicked within this time. */
const ATTRIBUTION_MS = 30 * 24 * 60 * 60_000;
const MAX_CLICKS = 1_000;

const itemOf = (value: unknown): OrderItem => {
  const item = recordOf(value, 'orderItems');
  const partNumber = textAt(item, 'gtin', MAX_ID_LENGTH);
  const quantity = wholeNumberAt(item, 'quantity', 1, MAX_PIECES);
  const unit = centsAt(item, 'regularUnitPrice');
  const paid = centsAt(item, 'totalOrderItemPriceAfterDiscounts');
  if (unit === undefined && paid === undefined) throw badField('regularUnitPrice', 'is required');
  return { partNumber, cents: paid ?? (unit ?? 0) * quantity };
};

/** Reads the body of `orders`. Throws an AdProblem that names the first missing or wrong field. */
export const readOrders = (given: unknown): readonly ReportedOrder[] => {
  const orders = listAt(recordOf(given, 'The body'), 'orders', MAX_ORDERS);
  if (orders.length === 0) throw badField('orders', 'is required');
  return orders.map((value) => {
    const order = recordOf(value, 'orders');
    const date = textAt(order, 'orderDate', MAX_ID_LENGTH);
    if (Number.isNaN(Date.parse(date))) throw badField('orderDate', 'must be a date such as 2030-01-05T18:03:11Z');
    optionalTextAt(order, 'customerId', MAX_ID_LENGTH);
    const items = listAt(order, 'orderItems', MAX_ITEMS).map(itemOf);
    if (items.length === 0) throw badField('orderItems', 'is required');
    return { id: textAt(order, 'id', MAX_ID_LENGTH), sessionId: textAt(order, 'sessionId', MAX_ID_LENGTH), items };
  });
};

export interface OrderBookDeps {
  readonly unitOfWork: UnitOfWork;
  readonly ids: AdIds;
  readonly clock: () => number;
}

/** Records orders that follow a click on an ad, each order once. Resolves once the record is durable. */
export const makeOrderBook =
  ({ unitOfWork, ids, clock }: OrderBookDeps): ((order: ReportedOrder) => Promise<void>) =>
  async ({ id, sessionId, items }) => {
    const now = clock();
    const sessionKey = ids.sessionKeyOf(sessionId);
    await unitOfWork.run(async (trx) => {
      const clicks = await trx
        .selectFrom('ad_click')
        .innerJoin('ad_campaign_product', 'ad_campaign_product.entry_id', 'ad_click.entry_id')
        .select(['ad_click.campaign_id', 'ad_campaign_product.part_number'])
        .where('ad_click.session_key', '=', sessionKey)
        .where('ad_click.clicked_at', '>', now - ATTRIBUTION_MS)
        .orderBy('ad_click.clicked_at')
        .limit(MAX_CLICKS)
        .execute();
      const campaignOf = new Map(clicks.map((click) => [click.part_number, click.campaign_id]));
      const owed = items.flatMap(({ partNumber, cents }) => {
        const campaignId = campaignOf.get(partNumber);
        return campaignId === undefined ? [] : [{ campaignId, cents }];
      });
      const sales_cents = owed.reduce((sum, { cents }) => sum + cents, 0);
      const { numInsertedOrUpdatedRows = 0n } = await trx
        .insertInto('ad_order')
        .values({ order_id: id, sales_cents, told_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return;
      for (const { campaignId, cents } of owed) await addToDay(trx, campaignId, dayOf(now), 'sales_cents', cents);
    });
  };
